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

/** Default milliseconds on screen. */
export const DURATION = 5000;
/** Milliseconds that a dismissed toast stays rendered, for its exit animation. */
const REMOVE_AFTER = 1_000_000;

let shown: ToastEntry | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = makeListeners();

/** Shows a toast in place of the previous one. */
export function toast(message: ToastMessage): { id: number; dismiss: () => void } {
	lastId += 1;
	const id = lastId;
	clearTimeout(removal);
	publish({ ...message, id, open: true });
	return { id, dismiss: () => dismissToast(id) };
}

/** Dismisses a toast; it is removed later. */
export function dismissToast(id: number) {
	if (shown?.id !== id || !shown.open) return;
	publish({ ...shown, open: false });
	removal = setTimeout(() => publish(null), REMOVE_AFTER);
}

/** Store for the component that renders the toast. */
export const toastStore = {
	subscribe: listeners.subscribe,
	read: (): ToastEntry | null => shown,
};

function publish(next: ToastEntry | null) {
	shown = next;
	listeners.notify();
}
