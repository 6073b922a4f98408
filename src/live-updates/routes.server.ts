import { Reply, type Route, route, TextStream } from "#api/call.server.ts";
import { streamNews } from "#live-updates/contract.ts";
import type { LiveUpdates } from "#live-updates/live-updates.server.ts";

export const newsRoutes = (news: LiveUpdates): Route[] => [
	route(streamNews, async ({ caller, lastEventId, query }) => {
		const mark = lastEventId ?? query.lastEventId ?? null;
		return new Reply(new TextStream(await news.listen(caller.sessionHash, mark)), {
			// Disables buffering in nginx-like proxies.
			"x-accel-buffering": "no",
		});
	}),
];
