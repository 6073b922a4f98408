import * as z from "zod/mini";
import { endpoint } from "#platform/api/endpoint.ts";
import type { SiteTexts } from "#school/texts/slots.ts";

/** What visitors read today, with the school profile in place of placeholders. */
const siteTexts = z.record(z.string(), z.string()) as unknown as z.ZodMiniType<
	SiteTexts,
	SiteTexts
>;

export const listTexts = endpoint({
	method: "GET",
	path: "/api/texts",
	access: "anyone",
	summary: "Returns the school’s own texts of the site, by slot",
	status: 200,
	response: siteTexts,
	shows: ["text", "settings"],
});
