import { makeListeners } from "#ui/listeners.ts";

/** A short message about the last action. */
interface ToastMessage {
	title: string;
	description?: string;
	variant?: "default" | "destructive";
	action?: { label: string; onClick: () => void };
	/** Milliseconds on screen. */
	duration?: number;
}

export interface ToastEntry extends ToastMessage {
	id: number;
	open: boolean;
}

/** Maximum number of visible toasts. */
const LIMIT = 1;
/** Default milliseconds on screen. */
export const DURATION = 5000;
/** Milliseconds that a dismissed toast stays in the list, for its exit animation. */
const REMOVE_AFTER = 1_000_000;

let entries: readonly ToastEntry[] = [];
let lastId = 0;
const listeners = makeListeners();
const removals = new Map<number, ReturnType<typeof setTimeout>>();

/** Shows a toast in place of the previous one. */
export function toast(message: ToastMessage): { id: number; dismiss: () => void } {
	lastId += 1;
	const id = lastId;
	const remaining = [{ ...message, id, open: true }, ...entries].slice(0, LIMIT);
	for (const entry of entries)
		if (!remaining.some((item) => item.id === entry.id)) remove(entry.id);
	publish(remaining);
	return { id, dismiss: () => dismissToast(id) };
}

/** Dismisses a toast; it leaves the list later. */
export function dismissToast(id: number) {
	if (!entries.some((entry) => entry.id === id && entry.open)) return;
	publish(entries.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)));
	if (removals.has(id)) return;
	const removal = setTimeout(() => {
		remove(id);
		publish(entries.filter((entry) => entry.id !== id));
	}, REMOVE_AFTER);
	removals.set(id, removal);
}

/** Store for the component that renders the toasts. */
export const toastStore = {
	subscribe: listeners.subscribe,
	read: (): readonly ToastEntry[] => entries,
};

function publish(next: readonly ToastEntry[]) {
	entries = next;
	listeners.notify();
}

function remove(id: number) {
	clearTimeout(removals.get(id));
	removals.delete(id);
}
