import { useSyncExternalStore } from "react";
import { onSession, readSession, type StoredSession } from "#auth/session-store.ts";

/** Who is signed in on this computer; null for nobody. */
export function useSession(): StoredSession | null {
	return useSyncExternalStore(onSession, readSession, () => null);
}
