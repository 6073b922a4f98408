import * as z from "zod/mini";
import { endpoint } from "#platform/api/endpoint.ts";
import { id, instant } from "#platform/api/fields.ts";

/** As many ids as a list takes. */
export const MAX_IDS = 500;

/** What came since an instant, without suspected spam and the archive. */
export const arrivals = z.object({
	/** The instant from which it is counted: at most 31 days ago. */
	since: instant,
	/** Ids, newest first; at most {@link MAX_IDS}. */
	registrations: z.array(id),
	messages: z.array(id),
});

export const getArrivals = endpoint("GET /api/admin/arrivals", {
	access: "any role",
	summary: "Lists the ids of registrations and messages that came since an instant",
	query: z.object({ since: instant }),
	response: arrivals,
	shows: ["registration", "contact"],
});
