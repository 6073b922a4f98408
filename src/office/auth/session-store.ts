import type { SessionUser } from "#office/auth/contract.ts";
import { adminDrafts } from "#ui/admin/admin-drafts.ts";
import { makeListeners } from "#ui/listeners.ts";

// Keys and format of the stored session are fixed by the interface.
const TOKEN = "authToken";
const USER = "authUser";

export interface StoredSession {
	token: string;
	user: SessionUser;
}

let cached: { token: string | null; user: string | null; session: StoredSession | null } = {
	token: null,
	user: null,
	session: null,
};
const listeners = makeListeners();

function parse(token: string | null, user: string | null): StoredSession | null {
	if (!token || !user) return null;
	try {
		const { username, isAdmin } = JSON.parse(user) as SessionUser;
		return typeof username === "string"
			? { token, user: { username, isAdmin: isAdmin === true } }
			: null;
	} catch {
		return null;
	}
}

/** Returns the stored session, or null. The object is stable until the session changes. */
export function readSession(): StoredSession | null {
	const token = localStorage.getItem(TOKEN);
	const user = localStorage.getItem(USER);
	if (token !== cached.token || user !== cached.user) {
		cached = { token, user, session: parse(token, user) };
	}
	return cached.session;
}

/** Stores a session, so reloads and other tabs find it. */
export function storeSession({ token, user }: StoredSession) {
	localStorage.setItem(TOKEN, token);
	localStorage.setItem(USER, JSON.stringify(user));
	listeners.notify();
}

/** Removes the session and all unsaved drafts. */
export function clearSession() {
	localStorage.removeItem(TOKEN);
	localStorage.removeItem(USER);
	adminDrafts.clearAll();
	listeners.notify();
}

/** Subscribes to changes from this tab and other tabs. */
export function subscribe(listener: () => void): () => void {
	const unsubscribe = listeners.subscribe(listener);
	addEventListener("storage", listener);
	return () => {
		unsubscribe();
		removeEventListener("storage", listener);
	};
}
