import { Reply, type Route, route, TextStream } from "#api/call.server.ts";
import { streamNews } from "#news/contract.ts";
import type { News } from "#news/news.server.ts";

export const newsRoutes = (news: News): Route[] => [
	route(
		streamNews,
		async ({ caller, lastEventId }) =>
			new Reply(new TextStream(await news.listen(caller.sessionHash, lastEventId)), {
				// Proxies of the nginx kind keep answers back until they are whole, unless told.
				"x-accel-buffering": "no",
			}),
	),
];
