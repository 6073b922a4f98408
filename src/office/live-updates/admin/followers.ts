import type { QueryClient, QueryMeta } from "@tanstack/react-query";
import type { LiveUpdateMessage } from "#office/live-updates/contract.ts";
import { type Occasion, shownBy } from "#platform/api/refresh.ts";

/** Milliseconds for which messages are collected: those about one change come together. */
const TOGETHER_MS = 50;

const occasionOf = (kind: LiveUpdateMessage["kind"], isBack: boolean): Occasion => {
	if (kind !== "hello") return "change";
	return isBack ? "return" : "connection";
};

interface Message {
	kind: LiveUpdateMessage["kind"];
	occasion: Occasion;
}

/** Whether somebody else may have changed what a query shows. */
const isOld = (meta: QueryMeta | undefined, { kind, occasion }: Message): boolean =>
	kind === "hello" ? occasion === "return" : shownBy(meta, [kind]);

const isFollowing = (meta: QueryMeta | undefined, { kind, occasion }: Message): boolean =>
	meta?.follows?.includes(occasion) === true && (kind === "hello" || shownBy(meta, [kind]));

/**
 * Returns a function that refreshes what follows a message, once for all messages that come together. What is on the
 * screen otherwise stays as it is; what is not, and shows records of its kind, is loaded again when it is next opened.
 */
export function followedIn(
	queries: QueryClient,
): (kind: LiveUpdateMessage["kind"], isBack: boolean) => void {
	let waiting: Message[] = [];
	const refresh = () => {
		const messages = waiting;
		waiting = [];
		const thatAre = (isMeant: (meta: QueryMeta | undefined, message: Message) => boolean) => ({
			predicate: ({ meta }: { meta: QueryMeta | undefined }) =>
				messages.some((message) => isMeant(meta, message)),
		});
		void queries.invalidateQueries({ ...thatAre(isOld), type: "inactive", refetchType: "none" });
		void queries.invalidateQueries(thatAre(isFollowing));
	};
	return (kind, isBack) => {
		if (waiting.length === 0) setTimeout(refresh, TOGETHER_MS);
		waiting.push({ kind, occasion: occasionOf(kind, isBack) });
	};
}
