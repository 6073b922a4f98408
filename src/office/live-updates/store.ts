import {
	END_EVENT,
	type LiveUpdateKind,
	type LiveUpdateMessage,
	liveUpdateMessage,
	streamLiveUpdates,
} from "#office/live-updates/contract.ts";
import { liveUpdateKinds, pathOf } from "#platform/api/endpoint.ts";
import { makeListeners } from "#ui/listeners.ts";

// Tracks rows that are added while a list is open. The list stays put and shows a count of new rows
// until the user loads them.

const MIN_RETRY_MS = 1000;
const MAX_RETRY_MS = 60_000;

let newIds: Readonly<Record<string, readonly number[]>> = {};
/** Rows that this tab has added, shown or been told of, `<kind> <id>`. Whether the response or the update comes first is open. */
const known = new Set<string>();
let live = false;
/** Event id of the last `hello`, from which a stream resumes; empty before the first. */
let lastEventId = "";
/** When this page first connected, which is also when it asked for what it shows. */
let began: number | undefined;
const listeners = makeListeners();

export const liveUpdatesStore = {
	subscribe: listeners.subscribe,
	/** Returns the ids of rows that were added since the list was loaded. */
	newIds: (kind: LiveUpdateKind): readonly number[] => newIds[kind] ?? none,
	/** Returns whether the stream is connected. */
	live: () => live,
};

const none: readonly number[] = [];

/** Clears the new rows of a kind after its list was loaded, and never offers those that it shows. */
export function clearNew(kind: LiveUpdateKind, shown: readonly { id: number }[]) {
	for (const { id } of shown) known.add(`${kind} ${id}`);
	if (!newIds[kind]?.length) return;
	newIds = { ...newIds, [kind]: none };
	listeners.notify();
}

/** Never offers a row as new to the tab that has added it. */
export function leaveOutOwn(kind: LiveUpdateKind, id: number) {
	known.add(`${kind} ${id}`);
	newIds = { ...newIds, [kind]: newIds[kind]?.filter((other) => other !== id) ?? none };
	listeners.notify();
}

function addNewIds({ changes }: LiveUpdateMessage) {
	for (const [kind, ids] of Object.entries(changes)) {
		const added = ids.filter((id) => !known.has(`${kind} ${id}`));
		for (const id of added) known.add(`${kind} ${id}`);
		newIds = { ...newIds, [kind]: [...(newIds[kind] ?? none), ...added] };
	}
}

/**
 * Connects to the stream and returns a function that disconnects. Only a visible tab stays connected;
 * a hidden one connects once, to get the event id from which it resumes when shown.
 * @param onMessage called with every message; `isBack` on a `hello` after an earlier stream, since which changes were missed
 */
export function connectLiveUpdates(
	onMessage: (message: LiveUpdateMessage, isBack: boolean) => void,
): () => void {
	began ??= performance.now();
	let source: EventSource | null = null;
	let failures = 0;
	let retry: ReturnType<typeof setTimeout> | undefined;

	const follow = () => {
		const isNeeded = document.visibilityState === "visible" || lastEventId === "";
		if (!isNeeded) close();
		else if (!source) open();
	};
	const open = () => {
		clearTimeout(retry);
		source = new EventSource(pathOf(streamLiveUpdates, {}, { lastEventId }));
		source.onmessage = (event) => {
			const message = liveUpdateMessage.safeParse(parse(event.data));
			if (!message.success) return;
			const { hello = false } = message.data;
			const isBack = hello && lastEventId !== "";
			if (hello) lastEventId = event.lastEventId;
			failures = 0;
			live = true;
			addNewIds(message.data);
			onMessage(withChangesSinceBegan(message.data), isBack);
			listeners.notify();
			follow();
		};
		source.onerror = () => {
			live = false;
			listeners.notify();
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
		listeners.notify();
	};
	document.addEventListener("visibilitychange", follow);
	follow();
	return () => {
		document.removeEventListener("visibilitychange", follow);
		close();
	};
}

/** Adds the kinds that changed after this page had begun, and before there was a stream to tell it. */
function withChangesSinceBegan(message: LiveUpdateMessage): LiveUpdateMessage {
	const { changes, agoMs = {}, upMs = Infinity } = message;
	const age = performance.now() - (began ?? 0);
	// An instance that began later knows of no change before.
	const since =
		upMs < age
			? liveUpdateKinds
			: liveUpdateKinds.filter((kind) => (agoMs[kind] ?? Infinity) < age);
	return {
		...message,
		changes: { ...Object.fromEntries(since.map((kind) => [kind, []])), ...changes },
	};
}

/** Returns milliseconds until the next attempt: exponential backoff, with jitter to spread tabs. */
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
