import { END_EVENT, type NewsKind, type NewsMessage, newsMessage } from "#news/contract.ts";

// What visitors sent while a list is open. The list does not move by itself: it says how many rows
// are new, and shows them when somebody asks.

let added: Readonly<Record<string, readonly number[]>> = {};
let live = false;
const listeners = new Set<() => void>();

export const newsStore = {
	subscribe(listener: () => void): () => void {
		listeners.add(listener);
		return () => listeners.delete(listener);
	},
	/** The numbers of the rows of a kind that came since the list was loaded. */
	added: (kind: NewsKind): readonly number[] => added[kind] ?? none,
	/** Whether something new is heard of at all. */
	live: () => live,
};

const none: readonly number[] = [];

/** The list of a kind has been loaded anew. */
export function forgetNews(kind: NewsKind) {
	if (!added[kind]?.length) return;
	added = { ...added, [kind]: none };
	announce();
}

function take({ kind, change, ids }: NewsMessage) {
	if (kind === "hello" || change !== "added") return;
	added = { ...added, [kind]: [...new Set([...(added[kind] ?? none), ...ids])] };
}

/**
 * Listens until the function that it returns is called. Only a visible tab listens.
 * @param onMessage called with every message, for the figures
 */
export function listenToNews(onMessage: (message: NewsMessage) => void): () => void {
	let source: EventSource | null = null;
	const open = () => {
		if (source || document.visibilityState !== "visible") return;
		source = new EventSource("/api/admin/events");
		source.onmessage = ({ data }) => {
			const message = newsMessage.safeParse(parse(data));
			if (!message.success) return;
			live = true;
			take(message.data);
			onMessage(message.data);
			announce();
		};
		source.onerror = () => {
			live = false;
			announce();
			// The browser tries again by itself, except where the server does not know this call.
			if (source?.readyState === EventSource.CLOSED) source = null;
		};
		source.addEventListener(END_EVENT, ({ data }) => {
			if (data === "signed out") close();
		});
	};
	const close = () => {
		source?.close();
		source = null;
		live = false;
		announce();
	};
	const follow = () => (document.visibilityState === "visible" ? open() : close());
	document.addEventListener("visibilitychange", follow);
	open();
	return () => {
		document.removeEventListener("visibilitychange", follow);
		close();
	};
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
