import * as z from "zod/mini";
import { endpoint } from "#platform/api/endpoint.ts";
import { id, instant } from "#platform/api/fields.ts";
import { factTopics } from "#school/facts/topics.ts";

// The part of the contract that visitors' browsers load. `contract.ts` extends it for the admin area.

/** A fact as everybody sees it: valid now, with the school profile in place of placeholders. */
export const publicFact = z.object({
	id,
	topic: z.enum(factTopics),
	/** Null for the whole school. */
	courseId: z.nullable(id),
	question: z.nullable(z.string()),
	answer: z.string(),
	spanish: z.nullable(z.string()),
	source: z.nullable(z.string()),
	/** The last day on which it is valid, `YYYY-MM-DD` in New York. */
	validUntil: z.nullable(z.string()),
	onHomePage: z.boolean(),
	/** When someone last approved its text; null as delivered. */
	approvedAt: z.nullable(instant),
	updatedAt: instant,
});
export type PublicFact = z.output<typeof publicFact>;

export const listPublicFacts = endpoint("GET /api/facts", {
	access: "anyone",
	summary: "Lists the facts that are valid now, in the order of the home page",
	response: z.array(publicFact),
	shows: ["fact", "settings", "class", "course"],
});
