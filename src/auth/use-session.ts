import { useSyncExternalStore } from "react";
import { readSession, type StoredSession, subscribe } from "#auth/session-store.ts";

/** Who is signed in on this computer; null for nobody. */
export function useSession(): StoredSession | null {
	return useSyncExternalStore(subscribe, readSession, () => null);
}
