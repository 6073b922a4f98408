import * as z from "zod/mini";
import { endpoint, liveUpdateKinds } from "#platform/api/endpoint.ts";
import { id } from "#platform/api/fields.ts";

export type LiveUpdateKind = (typeof liveUpdateKinds)[number];

/** Pending counts in the admin navigation. */
const pendingCountFields = z.object({
	pendingRegistrations: z.int(),
	unreadContacts: z.int(),
	totalRegistrations: z.int(),
	totalContacts: z.int(),
});
export type PendingCounts = z.output<typeof pendingCountFields>;

/**
 * One message of the stream, as JSON in the `data` of an unnamed event. The first message is `hello`, the only one with an event id.
 * `added` are new records, from visitors and from the office. A stream that resumes another tells those that were added
 * since the other began, so a reader may know some of them.
 * `ids` may be empty if the rows have no id or are too many.
 */
export const liveUpdateMessage = z.object({
	kind: z.enum(["hello", ...liveUpdateKinds]),
	change: z.enum(["added", "changed"]),
	ids: z.array(id),
	figures: pendingCountFields,
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
