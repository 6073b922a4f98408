import * as z from "zod/mini";
import { endpoint } from "#api/endpoint.ts";
import { id, idParams, instant, line, longText, optional } from "#api/fields.ts";
import { answerRecord } from "#chat/admin/conversations-contract.ts";
import { chatLanguage, chatLink, MAX_MESSAGE_LENGTH } from "#chat/contract.ts";
import { courseInput } from "#courses/contract.ts";

const ownPath = line({
	max: 300,
	required: "Please enter a page on this site, such as /register",
}).check(
	z.refine((text) => /^\/(?![/\\])[^\s\\<>"']*$/.test(text), {
		error: "Please enter a page on this site, such as /register",
	}),
);

const taughtFields = {
	/** The same question in different words. */
	questions: z
		.array(line({ max: 300, required: "Please enter a question" }))
		.check(
			z.minLength(1, { error: "Please enter at least one question" }),
			z.maxLength(50, { error: "You can add up to 50 questions" }),
		),
	answerEn: longText({ max: 1000, required: "Please enter the answer in English" }),
	/** Without it Spanish questions get the English answer. */
	answerEs: optional(longText({ max: 1000 })),
	links: z._default(
		z
			.array(z.object({ label: line({ max: 100 }), href: ownPath }))
			.check(z.maxLength(4, { error: "You can add up to 4 links" })),
		[],
	),
	isActive: z._default(z.boolean({ error: "Invalid input" }), true),
};

export const taughtInput = z.object(taughtFields);
export type TaughtInput = z.output<typeof taughtInput>;

const taughtPatch = z.partial(
	z.object({
		...taughtFields,
		links: z.array(z.object({ label: line({ max: 100 }), href: ownPath })).check(z.maxLength(4)),
		isActive: z.boolean({ error: "Invalid input" }),
	}),
);
export type TaughtPatch = z.output<typeof taughtPatch>;

export const taughtAnswer = z.object({
	id,
	questions: z.array(z.string()),
	answerEn: z.string(),
	answerEs: z.nullable(z.string()),
	links: z.array(chatLink),
	isActive: z.boolean(),
	updatedAt: instant,
	version: z.int(),
	/**
	 * Where it contradicts what the school states now, in sentences for a person. One answer by itself
	 * also names its questions that are answered already; the list leaves that out.
	 */
	warnings: z.array(z.string()),
});
export type AdminTaughtAnswer = z.output<typeof taughtAnswer>;

export const courseAliases = z.object({
	courseId: id,
	slug: z.string(),
	title: z.string(),
	aliases: z.array(z.string()),
});
export type CourseAliases = z.output<typeof courseAliases>;

export const aliasesInput = z.object({
	aliases: z
		.array(line({ max: 60, required: "Please enter a name" }))
		.check(z.maxLength(30, { error: "You can add up to 30 names" })),
});

/** A change as it would go live: the course with all its fields, or a taught answer with all its fields. */
export const rehearsalInput = z.object({
	/** With the id of the course that is changed; without one it is a new course. */
	course: z.optional(z.extend(courseInput, { id: z.optional(id) })),
	taught: z.optional(z.extend(taughtInput, { id: z.optional(id) })),
});
export type RehearsalInput = z.output<typeof rehearsalInput>;

const shownAnswer = z.object({
	text: z.string(),
	outcome: answerRecord.shape.outcome,
	source: z.string(),
});

/** What would be said after a change, beside what is said now. */
export const rehearsal = z.object({
	warnings: z.array(z.string()),
	answers: z.array(
		z.object({
			question: z.string(),
			before: shownAnswer,
			after: shownAnswer,
			/** Whether the words differ. */
			changes: z.boolean(),
			/** Claims that would be made and are not made now, such as a price. */
			claims: z.array(z.string()),
		}),
	),
});
export type Rehearsal = z.output<typeof rehearsal>;

const trialInput = z.object({
	message: longText({ max: MAX_MESSAGE_LENGTH, required: "Please enter a message" }),
	/** What was said before, oldest first. */
	conversation: z._default(
		z
			.array(z.object({ content: longText({ max: 2000 }), isUser: z.boolean() }))
			.check(z.maxLength(40, { error: "You can send up to 40 messages" })),
		[],
	),
});
export type TrialInput = z.output<typeof trialInput>;

export const listTaught = endpoint({
	method: "GET",
	path: "/api/admin/chat/taught",
	access: "administrator",
	summary: "Lists facts, newest first",
	status: 200,
	response: z.array(taughtAnswer),
	hasTotal: true,
});

export const getTaught = endpoint({
	method: "GET",
	path: "/api/admin/chat/taught/{id}",
	access: "administrator",
	summary: "Returns one fact",
	status: 200,
	params: idParams,
	response: taughtAnswer,
	versioned: true,
});

export const createFact = endpoint({
	method: "POST",
	path: "/api/admin/chat/taught",
	access: "administrator",
	summary: "Adds a fact, effective immediately",
	status: 201,
	body: taughtInput,
	response: taughtAnswer,
	versioned: true,
});

export const changeTaught = endpoint({
	method: "PATCH",
	path: "/api/admin/chat/taught/{id}",
	access: "administrator",
	summary: "Updates any field of a fact",
	status: 200,
	params: idParams,
	body: taughtPatch,
	response: taughtAnswer,
	versioned: true,
});

export const deleteFact = endpoint({
	method: "DELETE",
	path: "/api/admin/chat/taught/{id}",
	access: "administrator",
	summary: "Deletes a fact",
	status: 204,
	params: idParams,
	versioned: true,
});

export const listAliases = endpoint({
	method: "GET",
	path: "/api/admin/chat/aliases",
	access: "administrator",
	summary: "Lists the other names of each course, in catalog order",
	status: 200,
	response: z.array(courseAliases),
	hasTotal: true,
});

export const changeAliases = endpoint({
	method: "PATCH",
	path: "/api/admin/chat/aliases/{id}",
	access: "administrator",
	summary: "Sets a course's other names, effective immediately",
	status: 200,
	params: idParams,
	body: aliasesInput,
	response: courseAliases,
});

export const previewAnswers = endpoint({
	method: "POST",
	path: "/api/admin/chat/rehearse",
	access: "administrator",
	summary: "Previews the assistant's answers to tricky questions after a change; stores nothing",
	status: 200,
	body: rehearsalInput,
	response: rehearsal,
});

export const dryRunMessage = endpoint({
	method: "POST",
	path: "/api/admin/chat/try",
	access: "administrator",
	summary: "Answers a test question and returns the source of the answer; stores nothing",
	status: 200,
	body: trialInput,
	response: z.extend(answerRecord, {
		text: z.string(),
		links: z.array(chatLink),
		suggestions: z.array(z.string()),
		language: chatLanguage,
	}),
	timeoutMs: 20_000,
});
