import * as z from "zod/mini";
import { endpoint, liveUpdateKinds } from "#platform/api/endpoint.ts";
import { id } from "#platform/api/fields.ts";

export type LiveUpdateKind = (typeof liveUpdateKinds)[number];

/**
 * One message of the stream, as JSON in the `data` of an unnamed event: the kinds of records that changed, each with the
 * ids of rows that were added, by visitors and in the office. One message of each stream is `hello`, the only one with an event
 * id. In a stream that resumes another it has the rows that were added since the other began, of which a reader may
 * know some. In one that resumes none, `agoMs` has the milliseconds since each kind last changed, since this instance began
 * `upMs` ago: a page may have asked for it before.
 */
export const liveUpdateMessage = z.object({
	hello: z.optional(z.literal(true)),
	changes: z.partialRecord(z.enum(liveUpdateKinds), z.array(id)),
	upMs: z.optional(z.number()),
	agoMs: z.optional(z.partialRecord(z.enum(liveUpdateKinds), z.number())),
});
export type LiveUpdateMessage = z.output<typeof liveUpdateMessage>;

/** Name of the last event before the stream closes; its `data` is `signed out` or `restarting`. */
export const END_EVENT = "end";

/**
 * Streams updates as server-sent events: `new EventSource(path)`, by cookie. `lastEventId` resumes an
 * earlier stream. The `Last-Event-ID` header, which EventSource sets only on its own reconnections, is
 * newer and takes precedence.
 */
export const streamLiveUpdates = endpoint("GET /api/admin/events", {
	access: "any role",
	summary: "Streams change events as server-sent events until the session ends",
	query: z.object({ lastEventId: z.optional(z.string()) }),
	contentType: "text/event-stream; charset=utf-8",
});
