import type { Query, QueryClient, QueryMeta } from "@tanstack/react-query";
import type { LiveUpdateKind, LiveUpdateMessage } from "#office/live-updates/contract.ts";
import { type Occasion, shownBy } from "#platform/api/refresh.ts";

/** What stayed put on the screen while others changed it. */
const outdated = new WeakSet<Query>();

/**
 * Refreshes what follows a message. What is on the screen otherwise stays as it is; what shows records of its kinds is
 * loaded again when it is next opened, with {@link watchOutdated}.
 * @param isBack whether it is the first one after an earlier stream, since which anything may have changed
 */
export function refreshFollowers(
	queries: QueryClient,
	{ hello, changes }: LiveUpdateMessage,
	isBack: boolean,
): void {
	const kinds = Object.keys(changes) as LiveUpdateKind[];
	const isOld = (meta?: QueryMeta) => isBack || shownBy(meta, kinds);
	// Two parts of a screen can show the same answer, and the query has the options of the last one.
	const follows = ({ observers }: Query, occasion: Occasion) =>
		observers.some(({ options }) => options.meta?.follows?.includes(occasion));
	const isFollowing = (query: Query) =>
		(hello && follows(query, isBack ? "return" : "connection")) ||
		(shownBy(query.meta, kinds) && follows(query, "change"));
	void queries.invalidateQueries({
		predicate: ({ meta }) => isOld(meta),
		type: "inactive",
		refetchType: "none",
	});
	const onScreen = queries.getQueryCache().findAll({ type: "active" });
	for (const query of onScreen) {
		if (isOld(query.meta) && !isFollowing(query)) outdated.add(query);
	}
	void queries.invalidateQueries({ predicate: isFollowing });
}

/** Loads what stayed put again when it is opened after it was left. @returns what ends this */
export function watchOutdated(queries: QueryClient): () => void {
	return queries.getQueryCache().subscribe(({ type, query }) => {
		if (type !== "observerRemoved" || query.isActive()) return;
		if (outdated.delete(query)) query.invalidate();
	});
}
