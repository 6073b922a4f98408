import { pathOf } from "#api/endpoint.ts";
import {
	END_EVENT,
	type NewsKind,
	type NewsMessage,
	newsMessage,
	streamNews,
} from "#live-updates/contract.ts";

// What visitors sent while a list is open. The list does not move by itself: it says how many rows
// are new, and shows them when somebody asks.

const MIN_RETRY_MS = 1000;
const MAX_RETRY_MS = 60_000;

let newIds: Readonly<Record<string, readonly number[]>> = {};
let live = false;
const listeners = new Set<() => void>();

export const liveUpdatesStore = {
	subscribe(listener: () => void): () => void {
		listeners.add(listener);
		return () => listeners.delete(listener);
	},
	/** The numbers of the rows of a kind that came since the list was loaded. */
	newIds: (kind: NewsKind): readonly number[] => newIds[kind] ?? none,
	/** Whether something new is heard of at all. */
	live: () => live,
};

const none: readonly number[] = [];

/** The list of a kind has been loaded anew. */
export function clearNew(kind: NewsKind) {
	if (!newIds[kind]?.length) return;
	newIds = { ...newIds, [kind]: none };
	announce();
}

function take({ kind, change, ids }: NewsMessage) {
	if (kind === "hello" || change !== "added") return;
	newIds = { ...newIds, [kind]: [...new Set([...(newIds[kind] ?? none), ...ids])] };
}

/**
 * Listens until the function that it returns is called. Only a visible tab listens; a hidden one
 * connects once, to learn the event id from which it continues when it is shown.
 * @param onMessage called with every message, for the figures
 */
export function connectLiveUpdates(onMessage: (message: NewsMessage) => void): () => void {
	let source: EventSource | null = null;
	let lastEventId = "";
	let failures = 0;
	let retry: ReturnType<typeof setTimeout> | undefined;

	const follow = () => {
		const isNeeded = document.visibilityState === "visible" || lastEventId === "";
		if (!isNeeded) close();
		else if (!source) open();
	};
	const open = () => {
		clearTimeout(retry);
		source = new EventSource(pathOf(streamNews, {}, { lastEventId }));
		source.onmessage = (event) => {
			const message = newsMessage.safeParse(parse(event.data));
			if (!message.success) return;
			lastEventId = event.lastEventId;
			failures = 0;
			live = true;
			take(message.data);
			onMessage(message.data);
			announce();
			follow();
		};
		source.onerror = () => {
			live = false;
			announce();
			// EventSource reconnects by itself, except after a status other than 200.
			if (source?.readyState !== EventSource.CLOSED) return;
			source = null;
			retry = setTimeout(follow, retryDelay(failures));
			failures += 1;
		};
		source.addEventListener(END_EVENT, ({ data }) => {
			if (data === "signed out") close();
		});
	};
	const close = () => {
		clearTimeout(retry);
		source?.close();
		source = null;
		live = false;
		announce();
	};
	document.addEventListener("visibilitychange", follow);
	follow();
	return () => {
		document.removeEventListener("visibilitychange", follow);
		close();
	};
}

/** Milliseconds until the next attempt: twice as long each time, spread so that tabs don't come together. */
function retryDelay(failures: number): number {
	return Math.min(MIN_RETRY_MS * 2 ** failures, MAX_RETRY_MS) * (0.75 + Math.random() / 2);
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

function announce() {
	for (const listener of listeners) listener();
}
