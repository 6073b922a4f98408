import { useSyncExternalStore } from "react";
import { makeListeners } from "#ui/listeners.ts";

// Dictation can trigger single-character shortcuts by accident (WCAG 2.1.4).
const STORED = "characterKeys";
const { subscribe, notify } = makeListeners();
let fallback = "on";

function read(): boolean {
	try {
		return (localStorage.getItem(STORED) ?? fallback) !== "off";
	} catch {
		return fallback !== "off";
	}
}

/** Returns whether single-character shortcuts (`/` and `?`) are on in this browser. */
export function useCharacterKeys(): boolean {
	return useSyncExternalStore(subscribe, read);
}

/** Turns them on or off for this browser; without storage, until the page is left. */
export function setCharacterKeys(on: boolean): void {
	fallback = on ? "on" : "off";
	try {
		localStorage.setItem(STORED, fallback);
	} catch {}
	notify();
}
