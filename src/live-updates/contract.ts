import * as z from "zod/mini";
import { endpoint, type RecordKind } from "#api/endpoint.ts";
import { id } from "#api/fields.ts";

/** What something new can be about. */
export const newsKinds = [
	"registration",
	"contact",
	"course",
	"settings",
	"user",
] as const satisfies Exclude<RecordKind, "session">[];
export type NewsKind = (typeof newsKinds)[number];

/** The figures that the office's navigation shows. */
export const newsFigures = z.object({
	pendingRegistrations: z.int(),
	unreadContacts: z.int(),
	totalRegistrations: z.int(),
	totalContacts: z.int(),
});
export type PendingCounts = z.output<typeof newsFigures>;

/**
 * One message of the stream, as JSON in the `data` of an event without a name. The first message
 * after connecting is `hello`. `added` are rows that visitors sent (after a reconnection those that
 * were missed, too), `changed` what somebody in the office did. `ids` may be empty where the rows
 * have no number or are too many.
 */
export const newsMessage = z.object({
	kind: z.enum(["hello", ...newsKinds]),
	change: z.enum(["added", "changed"]),
	ids: z.array(id),
	figures: newsFigures,
});
export type NewsMessage = z.output<typeof newsMessage>;

/** The name of the event after which the stream closes; its `data` is `signed out` or `restarting`. */
export const END_EVENT = "end";

/**
 * Something new, as server-sent events: `new EventSource(path)`, by cookie. `lastEventId` continues
 * where an earlier stream ended, as the header `Last-Event-ID` does, which EventSource sets only on
 * its own reconnections; the header, being newer, counts when both are there.
 */
export const streamNews = endpoint({
	method: "GET",
	path: "/api/admin/events",
	access: "administrator",
	summary: "Streams change events as server-sent events until the session ends",
	query: z.object({ lastEventId: z.optional(z.string()) }),
	status: 200,
	contentType: "text/event-stream; charset=utf-8",
});
