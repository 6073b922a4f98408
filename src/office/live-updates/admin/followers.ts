import type { QueryClient, QueryMeta } from "@tanstack/react-query";
import type { LiveUpdateMessage } from "#office/live-updates/contract.ts";
import { type Occasion, shownBy } from "#platform/api/refresh.ts";

/** Milliseconds for which messages are collected: those about one change come together. */
const TOGETHER_MS = 50;

const occasionOf = (kind: LiveUpdateMessage["kind"], isBack: boolean): Occasion => {
	if (kind !== "hello") return "change";
	return isBack ? "return" : "connection";
};

/** Returns a function that refreshes what follows a message, once for all messages that come together. */
export function followedIn(
	queries: QueryClient,
): (kind: LiveUpdateMessage["kind"], isBack: boolean) => void {
	let waiting: ((meta: QueryMeta) => boolean)[] = [];
	const refresh = () => {
		const isOld = waiting;
		waiting = [];
		void queries.invalidateQueries({
			predicate: ({ meta }) => meta !== undefined && isOld.some((follows) => follows(meta)),
		});
	};
	return (kind, isBack) => {
		if (waiting.length === 0) setTimeout(refresh, TOGETHER_MS);
		const occasion = occasionOf(kind, isBack);
		waiting.push(
			(meta) =>
				meta.follows?.includes(occasion) === true && (kind === "hello" || shownBy(meta, [kind])),
		);
	};
}
