/** Somebody with a session, as every domain sees them. */
export interface Caller {
	userId: number;
	username: string;
	isAdmin: boolean;
	/** Whether the password was given less than 15 minutes ago. */
	isConfirmed: boolean;
	/** SHA-256 of the session's token: names the session without being able to use it. */
	sessionHash: string;
}

/** Where a request came from, as the listener found out. */
export interface Origin {
	/** The visitor's address, proxies taken into account. */
	address: string;
	/** Whether the visitor's own connection is https. */
	secure: boolean;
	/** The host that was asked, with its port. */
	host: string;
	requestId: string;
	/** A form that works without JavaScript, passed on by its page: it has no key of its own. */
	form?: true;
}
