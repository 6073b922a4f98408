import * as z from "zod/mini";
import { endpoint } from "#platform/api/endpoint.ts";
import { instant, longText, optional } from "#platform/api/fields.ts";

export * from "#school/translations/public-contract.ts";

const translation = z.object({
	name: z.string(),
	version: z.int(),
	/** The page, program or kind of record that it belongs to, and which of its texts it is. */
	group: z.string(),
	label: z.string(),
	/** Address of the Spanish page; null while no page shows it. */
	path: z.nullable(z.string()),
	hasBlocks: z.boolean(),
	/** What visitors read in English today, with placeholders. */
	english: z.string(),
	/** The Spanish, laid out as the English is, with English lines where there is none; empty where there is none at all. */
	spanish: z.string(),
	/** The school's own Spanish as it was written for an earlier English; null if it is not older. */
	former: z.nullable(z.string()),
	/** Most characters of the Spanish. */
	max: z.int(),
	/**
	 * `delivered` with the software, the school's own and `current`, `older` than the English, or `missing` for some line.
	 * Visitors read a line without Spanish in English.
	 */
	state: z.enum(["missing", "older", "delivered", "current"]),
	/** The lines that visitors read in English on the Spanish page. */
	missing: z.array(z.string()),
	/** Whether the Spanish is the school's own. */
	isOwn: z.boolean(),
	updatedBy: z.nullable(z.string()),
	updatedAt: z.nullable(instant),
});
export type Translation = z.output<typeof translation>;

export const translationInput = z.object({
	/** The English that it was written for; 412 if visitors read another one by now. */
	english: z.string({ error: "Required" }),
	/** Null removes the school's own. */
	spanish: optional(longText({ max: 40_000 })),
});

const params = z.object({ name: z.string() });

export const listTranslations = endpoint("GET /api/admin/translations", {
	access: "any role",
	summary: "Lists the Spanish of everything that the school publishes, with what is missing",
	response: z.array(translation),
	shows: ["text", "course", "class", "fact"],
});

export const getTranslation = endpoint("GET /api/admin/translations/{name}", {
	access: "any role",
	summary: "Returns the Spanish of one text",
	params,
	response: translation,
	versioned: true,
	shows: ["text", "course", "class", "fact"],
});

export const updateTranslation = endpoint("PATCH /api/admin/translations/{name}", {
	access: "full access",
	summary:
		"Writes the Spanish of a text, line by line as the English; null goes back to the delivered one",
	params,
	body: translationInput,
	response: translation,
	versioned: true,
	announces: { kind: "text", change: "changed" },
});
