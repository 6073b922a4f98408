import type { Store } from "#platform/database/store.server.ts";

/** A store whose emails have links to the website. */
export interface MailingStore extends Store {
	/** Origin of the website: links in emails begin with it. */
	publicUrl: string;
}
