import * as z from "zod/mini";
import { endpoint } from "#platform/api/endpoint.ts";
import { instant, longText } from "#platform/api/fields.ts";
import { day } from "#platform/api/list.ts";
import { placeholders, unknownPlaceholders } from "#school/profile/placeholders.ts";
import { listTexts as listTextsOfVisitors } from "#school/texts/public-contract.ts";
import { type SiteTexts, type SlotId, slotIds } from "#school/texts/slots.ts";

export * from "#school/texts/public-contract.ts";

const siteTexts = z.object(
	Object.fromEntries(slotIds.map((id) => [id, z.string()])) as Record<SlotId, z.ZodMiniString>,
) satisfies z.ZodMiniType<SiteTexts>;

/** With a schema of every slot, in place of the one that visitors' browsers load. */
export const listTexts = { ...listTextsOfVisitors, response: siteTexts };

const slot = z.enum(slotIds);

/** A text as administrators see it, with placeholders as entered. */
const adminText = z.object({
	slot,
	version: z.int(),
	/** What visitors read: as delivered, or the school's own; `draft` and `scheduled` texts are read by nobody yet. */
	state: z.enum(["delivered", "draft", "scheduled", "live"]),
	/** The newest text: what visitors read, or what is to follow. */
	text: z.string(),
	/** What visitors read today. */
	live: z.string(),
	/** The first day in New York on which a scheduled text is read; null for all others. */
	publishOn: z.nullable(day),
	/** Who said that the school can back up what the newest text claims; null if nobody did. */
	shownBy: z.nullable(z.string()),
	shownAt: z.nullable(instant),
	/** Whether the software delivers other sentences now than when the school wrote its own. */
	isDeliveredNew: z.boolean(),
	updatedBy: z.nullable(z.string()),
	updatedAt: z.nullable(instant),
});
export type AdminText = z.output<typeof adminText>;

const names = placeholders.map((name) => `{${name}}`).join(", ");

export const textInput = z.object({
	/** Empty only where the delivered one is. */
	text: longText({ max: 20_000, min: 0, required: "Please enter the text" }).check(
		z.refine((text) => unknownPlaceholders(text).length === 0, {
			error: ({ input }) =>
				`Nothing is named {${unknownPlaceholders(String(input)).join("}, {")}}. You can use ${names}`,
		}),
	),
	/** The first day on which visitors read it, today included; null keeps it as a draft. */
	publishOn: z.nullable(day),
	/** The school can back up what the text claims. */
	canShow: z._default(z.boolean({ error: "Invalid input" }), false),
});
export type TextInput = z.output<typeof textInput>;

const slotParams = z.object({ slot: slot as z.ZodMiniType<SlotId, string> });

export const listAdminTexts = endpoint("GET /api/admin/texts", {
	access: "any role",
	summary: "Lists the school’s own texts of the site with their drafts",
	response: z.array(adminText),
	shows: ["text"],
});

export const getText = endpoint("GET /api/admin/texts/{slot}", {
	access: "any role",
	summary: "Returns one text of the site",
	params: slotParams,
	response: adminText,
	versioned: true,
	shows: ["text"],
});

export const updateText = endpoint("PATCH /api/admin/texts/{slot}", {
	access: "full access",
	summary: "Writes a text of the site: as a draft, from today on, or from a later day on",
	params: slotParams,
	body: textInput,
	response: adminText,
	versioned: true,
	announces: { kind: "text", change: "changed" },
});
