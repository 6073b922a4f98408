import * as z from "zod/mini";
import { endpoint } from "#platform/api/endpoint.ts";
import type { KeptFor } from "#school/profile/retention.ts";

/** How long records are kept by the settings, for the privacy policy. */
export const retention = z.object({
	registrations: z.string(),
	messages: z.string(),
	conversations: z.string(),
	/** The day in New York on which one of these was changed last; null as delivered. */
	changedOn: z.nullable(z.string()),
}) as unknown as z.ZodMiniType<KeptFor, KeptFor>;

export const getRetention = endpoint("GET /api/retention", {
	access: "anyone",
	summary: "Returns how long records are kept",
	response: retention,
	shows: ["settings"],
});
