import * as z from "zod/mini";
import { endpoint } from "#platform/api/endpoint.ts";
import { slug } from "#school/courses/public-contract.ts";

/** The Spanish of published texts, by their English lines. A line that has none is absent. */
const lines = z.record(z.string(), z.string());
export type SpanishLines = z.output<typeof lines>;

export const listSpanish = endpoint("GET /api/spanish", {
	access: "anyone",
	summary:
		"Returns the Spanish of the school’s short texts, such as programs’ titles and facts’ questions",
	response: lines,
	shows: ["text", "settings", "course", "class", "fact"],
});

export const getSpanish = endpoint("GET /api/spanish/{slug}", {
	access: "anyone",
	summary: "Returns the Spanish of a program’s text",
	params: z.object({ slug }),
	response: lines,
	shows: ["course"],
});
