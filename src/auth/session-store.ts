import type { SessionUser } from "#auth/contract.ts";
import { clearDrafts } from "#ui/admin/admin-draft.ts";

// The session as the browser keeps it, under the names that the interface fixes.
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
	if (token !== cached.token || user !== cached.user) {
		cached = { token, user, session: parse(token, user) };
	}
	return cached.session;
}

/** Keeps a session, so that a reload or another tab finds it. */
export function storeSession({ token, user }: StoredSession) {
	localStorage.setItem(TOKEN, token);
	localStorage.setItem(USER, JSON.stringify(user));
	notifyListeners();
}

/** Forgets the session and everything that was typed and not saved. */
export function clearSession() {
	localStorage.removeItem(TOKEN);
	localStorage.removeItem(USER);
	clearDrafts();
	notifyListeners();
}

/** Listens for changes here and in other tabs. */
export function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	addEventListener("storage", listener);
	return () => {
		listeners.delete(listener);
		removeEventListener("storage", listener);
	};
}

function notifyListeners() {
	for (const listener of listeners) listener();
}
