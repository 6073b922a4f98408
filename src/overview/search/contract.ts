import * as z from "zod/mini";
import { endpoint } from "#platform/api/endpoint.ts";
import { instant } from "#platform/api/fields.ts";

/** Most results of one kind. */
export const MAX_HITS = 6;

/** Kinds of results that the server finds. */
export const hitKinds = [
	"person",
	"registration",
	"contact",
	"note",
	"conversation",
	"course",
] as const;
export type HitKind = (typeof hitKinds)[number];

/** A piece of text, and whether it is what was searched for. */
const piece = z.object({ text: z.string(), isMatch: z.boolean() });
export type Piece = z.output<typeof piece>;

/** Something that was found. */
export const hit = z.object({
	/** Unique among the hits of its kind. */
	id: z.string(),
	/** Its page in the admin area. */
	path: z.string(),
	title: z.array(piece),
	/** What tells it from others: an address, a phone number, the words around those that match. */
	details: z.array(z.array(piece)),
	/** When it was received or written; null for people and courses. */
	at: z.nullable(instant),
	/** Of a person: number of registrations and messages. */
	records: z.nullable(z.object({ registrations: z.int(), contacts: z.int() })),
	mark: z.nullable(z.enum(["archived", "spam", "hidden"])),
});
export type Hit = z.output<typeof hit>;

/** Results of one kind, best first. */
const hitGroup = z.object({ kind: z.enum(hitKinds), hits: z.array(hit) });
export type HitGroup = z.output<typeof hitGroup>;

export const searchOffice = endpoint("GET /api/admin/search", {
	access: "any role",
	summary:
		"Finds people, registrations, messages, notes, conversations and courses; the best kind first",
	query: z.object({
		q: z
			.string({ error: "Please type what to search for" })
			.check(
				z.trim(),
				z.minLength(2, { error: "Please type at least two characters" }),
				z.maxLength(100, { error: "Please use 100 characters or fewer" }),
			),
	}),
	response: z.array(hitGroup),
	shows: ["registration", "contact", "person", "conversation", "course"],
});
