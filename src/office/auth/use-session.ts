import { useSyncExternalStore } from "react";
import { readSession, type StoredSession, subscribe } from "#office/auth/session-store.ts";

/** Returns the signed-in user's session in this browser, or null. */
export function useSession(): StoredSession | null {
	return useSyncExternalStore(subscribe, readSession, () => null);
}
