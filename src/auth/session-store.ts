import type { SessionUser } from "#auth/contract.ts";
import { forgetDrafts } from "#ui/office/office-draft.ts";

// The session as the browser keeps it, under the names that the interface fixes.
const TOKEN = "authToken";
const USER = "authUser";

export interface StoredSession {
	token: string;
	user: SessionUser;
}

let known: { token: string | null; user: string | null; session: StoredSession | null } = {
	token: null,
	user: null,
	session: null,
};
const listeners = new Set<() => void>();

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

/** The stored session, or null. The same object as long as nothing changed. */
export function readSession(): StoredSession | null {
	const token = localStorage.getItem(TOKEN);
	const user = localStorage.getItem(USER);
	if (token !== known.token || user !== known.user) {
		known = { token, user, session: parse(token, user) };
	}
	return known.session;
}

/** Keeps a session, so that a reload or another tab finds it. */
export function storeSession({ token, user }: StoredSession) {
	localStorage.setItem(TOKEN, token);
	localStorage.setItem(USER, JSON.stringify(user));
	announce();
}

/** Forgets the session and everything that was typed and not saved. */
export function clearSession() {
	localStorage.removeItem(TOKEN);
	localStorage.removeItem(USER);
	forgetDrafts();
	announce();
}

/** Listens for changes here and in other tabs. */
export function onSession(listener: () => void): () => void {
	listeners.add(listener);
	addEventListener("storage", listener);
	return () => {
		listeners.delete(listener);
		removeEventListener("storage", listener);
	};
}

function announce() {
	for (const listener of listeners) listener();
}
