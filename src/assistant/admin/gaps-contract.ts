import * as z from "zod/mini";
import { endpoint } from "#platform/api/endpoint.ts";
import { id } from "#platform/api/fields.ts";
import { factTopics } from "#school/facts/topics.ts";

/** A topic that visitors asked about in the last 30 days and no fact answered. */
export const chatGap = z.object({
	topic: z.enum(factTopics),
	/** Null for questions about no course, or about several. */
	courseId: z.nullable(id),
	/** How many conversations, each counted once. */
	people: z.int(),
});
export type ChatGap = z.output<typeof chatGap>;

export const listGaps = endpoint("GET /api/admin/chat/gaps", {
	access: "any role",
	summary:
		"Counts the people of the last 30 days who got no helpful answer on a topic, by course, most first",
	response: z.array(chatGap),
	hasTotal: true,
	shows: ["conversation", "fact", "course"],
});
