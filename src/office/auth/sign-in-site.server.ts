import type { Store } from "#platform/database/store.server.ts";

/** The site that people sign in to. */
export interface SignInSite extends Store {
	/** The origin that passkeys belong to. */
	publicUrl: string;
	/** Names the site in authenticator apps and passkeys. */
	schoolName(): Promise<string>;
	/** Whether wrong passwords and codes are counted. */
	isLimited: boolean;
}
