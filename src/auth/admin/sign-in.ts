import { ApiError, call } from "#api/client.ts";
import { login, loginInput, logout, wrongPasswordMessage } from "#auth/contract.ts";
import {
	clearSession,
	readSession,
	type StoredSession,
	storeSession,
} from "#auth/session-store.ts";
import { type FieldErrors, fieldErrors } from "#ui/field-errors.ts";

export type SignedIn = { session: StoredSession } | { errors: FieldErrors } | { failure: string };

/** Validates the input, signs in and stores the session. */
export async function signIn(username: string, password: string): Promise<SignedIn> {
	const checked = loginInput.safeParse({ username, password });
	if (!checked.success) return { errors: fieldErrors(checked.error.issues) };
	try {
		const session = await call(login, { body: checked.data });
		storeSession(session);
		return { session };
	} catch (error) {
		return { failure: failureOf(error) };
	}
}

function failureOf(error: unknown): string {
	if (!(error instanceof ApiError)) {
		return "Can’t reach the server. Check your connection and try again.";
	}
	// A wrong password needs no error id before its message.
	return (error.status === 401 ? error.detail : error.message) || wrongPasswordMessage;
}

/** Clears the local session immediately, and ends it on the server in the background. */
export function signOut() {
	const token = readSession()?.token;
	clearSession();
	if (!token) return;
	call(logout, { headers: { authorization: `Bearer ${token}` } }).catch((error: unknown) => {
		console.warn("Signed out here, but the server could not be notified.", error);
	});
}
