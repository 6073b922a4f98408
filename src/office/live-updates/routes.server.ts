import { streamLiveUpdates } from "#office/live-updates/contract.ts";
import type { LiveUpdates } from "#office/live-updates/live-updates.server.ts";
import { Reply, type Route, route, TextStream } from "#platform/api/call.server.ts";

export const liveUpdateRoutes = (liveUpdates: LiveUpdates): Route[] => [
	route(streamLiveUpdates, async ({ caller, lastEventId, query }) => {
		const cursor = lastEventId ?? query.lastEventId ?? null;
		return new Reply(new TextStream(await liveUpdates.listen(caller.sessionHash, cursor)), {
			// Disables buffering in nginx-like proxies.
			"x-accel-buffering": "no",
		});
	}),
];
