import * as z from "zod/mini";
import { endpoint } from "#platform/api/endpoint.ts";
import type { SiteTexts } from "#school/texts/slots.ts";

/** What visitors read today, with the school profile in place of placeholders. `contract.ts` names every slot, which no browser of a visitor has to load. */
const siteTexts = z.record(z.string(), z.string()) as unknown as z.ZodMiniType<
	SiteTexts,
	SiteTexts
>;

export const listTexts = endpoint("GET /api/texts", {
	access: "anyone",
	summary: "Returns the school’s own texts of the site, by slot",
	response: siteTexts,
	shows: ["text", "settings"],
});

export const listTextDays = endpoint("GET /api/texts/days", {
	access: "anyone",
	summary:
		"Returns since which day in New York visitors read the school’s own texts, by slot; a delivered text has none",
	response: z.record(z.string(), z.string()),
	shows: ["text"],
});
