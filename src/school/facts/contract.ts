import * as z from "zod/mini";
import { endpoint } from "#platform/api/endpoint.ts";
import { id, idOr, instant, line, longText, optional } from "#platform/api/fields.ts";
import { day } from "#platform/api/list.ts";
import { unknownCourseMessage } from "#school/courses/public-contract.ts";
import { publicFact } from "#school/facts/public-contract.ts";
import { factTopics } from "#school/facts/topics.ts";
import { lacksLastDay } from "#school/facts/validity.ts";

export * from "#school/facts/public-contract.ts";

export const missingQuestionMessage = "Please enter the question";
export const missingLastDayMessage = "Please enter the last day: start dates pass";

const factFields = {
	topic: z.enum(factTopics, { error: "Please choose a topic" }),
	/** Null for the whole school. */
	courseId: optional(idOr(unknownCourseMessage)),
	question: optional(line({ max: 300 })),
	/** `{hours}`, `{phone}`, `{email}`, `{address}` and `{city}` stand for the school profile. */
	answer: longText({ max: 1000, required: "Please enter the answer" }),
	/** Written for the answer, and for the question, that the fact has from then on; null removes the school's own. */
	spanish: optional(longText({ max: 1000 })),
	spanishQuestion: optional(line({ max: 300 })),
	source: optional(line({ max: 200 })),
	validUntil: optional(day),
	onHomePage: z._default(z.boolean({ error: "Invalid input" }), false),
};

export const factInput = z.object(factFields).check(
	z.refine(({ topic, question }) => topic !== "other" || question !== null, {
		error: missingQuestionMessage,
		path: ["question"],
	}),
	z.refine((fact) => !lacksLastDay(fact), { error: missingLastDayMessage, path: ["validUntil"] }),
);
export type FactInput = z.output<typeof factInput>;

const factPatch = z.exactPartial(
	z.object({ ...factFields, onHomePage: z.boolean({ error: "Invalid input" }) }),
);
export type FactPatch = z.output<typeof factPatch>;

/** A fact as administrators see it, with placeholders as entered. */
const adminFact = z.extend(publicFact, {
	spanishQuestion: z.nullable(z.string()),
	/** The school's own Spanish that was written for an earlier answer, or question. Visitors read English until there is a new one. */
	formerSpanish: z.nullable(z.string()),
	formerSpanishQuestion: z.nullable(z.string()),
	/** Username; null as delivered. */
	approvedBy: z.nullable(z.string()),
	/** Position among the questions of the home page; ties are ordered by id. */
	position: z.int(),
	createdAt: instant,
	version: z.int(),
});
export type AdminFact = z.output<typeof adminFact>;

/** A fact as it was after a change. */
const factState = z.extend(z.omit(publicFact, { approvedAt: true, updatedAt: true }), {
	factId: id,
	at: instant,
	/** Empty as delivered. */
	username: z.string(),
	action: z.enum(["created", "changed", "deleted"]),
});
export type FactState = z.output<typeof factState>;

export const listFacts = endpoint("GET /api/admin/facts", {
	access: "any role",
	summary: "Lists all facts, expired ones too, newest first",
	response: z.array(adminFact),
	hasTotal: true,
	shows: ["fact"],
});

export const listFactTopics = endpoint("GET /api/admin/facts/topics", {
	access: "any role",
	summary: "Lists the topics of facts with their labels",
	response: z.array(z.object({ topic: z.enum(factTopics), label: z.string() })),
	// They change with the code only.
	shows: [],
});

export const getFact = endpoint("GET /api/admin/facts/{id}", {
	access: "any role",
	summary: "Returns one fact",
	response: adminFact,
	versioned: true,
	shows: ["fact"],
});

export const getFactHistory = endpoint("GET /api/admin/facts/{id}/history", {
	access: "any role",
	summary:
		"Lists the states of a fact and of those before it, newest first; a deleted fact keeps its history",
	response: z.array(factState),
	shows: ["fact"],
});

export const createFact = endpoint("POST /api/admin/facts", {
	access: "front desk",
	summary: "Adds a fact, effective immediately",
	status: 201,
	body: factInput,
	response: adminFact,
	versioned: true,
	announces: { kind: "fact", change: "added" },
});

export const updateFact = endpoint("PATCH /api/admin/facts/{id}", {
	access: "front desk",
	summary: "Updates any of a fact's fields",
	body: factPatch,
	response: adminFact,
	versioned: true,
	announces: { kind: "fact", change: "changed" },
});

export const deleteFact = endpoint("DELETE /api/admin/facts/{id}", {
	access: "front desk",
	summary: "Deletes a fact; its history stays",
	versioned: true,
	announces: { kind: "fact", change: "changed" },
});

/** Orders the questions of the home page: the ids of all of them, first to last. */
export const orderHomeFacts = endpoint("PUT /api/admin/facts/order", {
	access: "front desk",
	summary: "Reorders the questions of the home page and returns them",
	body: z.object({ ids: z.array(id).check(z.maxLength(1000)) }),
	response: z.array(adminFact),
	announces: { kind: "fact", change: "changed" },
});
