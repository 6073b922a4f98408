import type { Deadline } from "#platform/api/deadline.server.ts";
import type { Role } from "#platform/api/role.ts";

/** A signed-in user, as every domain sees one. */
export interface Caller {
	userId: number;
	username: string;
	isAdmin: boolean;
	/** Narrows what an administrator may do. */
	role: Role;
	/** Must set up a second factor before anything else. */
	mustSetUp: boolean;
	/** Whether the password was confirmed less than 15 minutes ago. */
	isConfirmed: boolean;
	/** SHA-256 of the session's token: identifies the session but can't authenticate. */
	sessionHash: string;
}

/** Who did something, as the activity log names them. The username is empty if not signed in. */
export interface Actor {
	username: string;
	address: string;
}

/** A signed-in user who did something. */
export interface UserActor extends Actor {
	userId: number;
}

/** Origin of a request, as the listener determined it. */
export interface Origin {
	/** The visitor's address, with trusted proxies applied. */
	address: string;
	/** Whether the visitor's own connection is https. */
	secure: boolean;
	/** The requested host, with its port. */
	host: string;
	requestId: string;
	/** Set for a form without JavaScript, which its page passes on without an idempotency key. */
	form?: true;
	/** Set for the calls of a page, which together may wait as long as one. */
	deadline?: Deadline;
	/** Milliseconds since this IP address was sent the page of that form, if known. */
	sincePage?: number;
}
