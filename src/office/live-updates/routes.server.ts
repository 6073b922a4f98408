import * as contract from "#office/live-updates/contract.ts";
import type { LiveUpdates } from "#office/live-updates/live-updates.server.ts";
import { type Call, implement, Reply, type Route, TextStream } from "#platform/api/call.server.ts";

export const liveUpdateRoutes = (liveUpdates: LiveUpdates): Route[] =>
	implement(contract, liveUpdates, { streamLiveUpdates });

async function streamLiveUpdates(
	liveUpdates: LiveUpdates,
	{ caller, lastEventId, query }: Call<typeof contract.streamLiveUpdates>,
): Promise<Reply> {
	const cursor = lastEventId ?? query.lastEventId ?? null;
	const { text } = await liveUpdates.listen(caller.sessionHash, cursor);
	return new Reply(new TextStream(text), {
		// Disables buffering in nginx-like proxies.
		"x-accel-buffering": "no",
	});
}
