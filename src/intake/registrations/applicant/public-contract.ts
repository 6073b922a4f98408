import * as z from "zod/mini";
import { place, placementStates } from "#intake/placements/public-contract.ts";
import { registration, registrationFields } from "#intake/registrations/public-contract.ts";
import { endpoint } from "#platform/api/endpoint.ts";
import { id, instant, longText } from "#platform/api/fields.ts";
import { languages } from "#platform/text/language.ts";
import { publicClass } from "#school/classes/public-contract.ts";

// The part of the contract that applicants' browsers load. `contract.ts` has that of the office.

const { fullName, email, phone } = registrationFields;

/** What applicants can correct themselves. */
export const detailFields = { fullName, email, phone };
export type DetailField = keyof typeof detailFields;
export type Details = Record<DetailField, string>;

/** Something that the school states about a program or a visit. */
const statement = z.object({
	/** `other` for a question of the office's own, whose label is in English. */
	topic: z.string(),
	label: z.string(),
	answer: z.string(),
	/** English if there is no text in the language of the page. */
	language: z.enum(["en", "es"]),
	source: z.nullable(z.string()),
	approvedAt: z.nullable(instant),
	/** The last day on which it is valid, `YYYY-MM-DD`. */
	validUntil: z.nullable(z.string()),
});
export type Statement = z.output<typeof statement>;

/** What an applicant sees of a registration: nothing that only the office knows. */
export const applicantPage = z.extend(z.omit(registration, { courseId: true }), {
	/** The language that is asked for; else that of the confirmation. */
	language: z.enum(languages),
	withdrawnAt: z.nullable(instant),
	/** Until when the office promised to answer; null if no opening day was near. */
	replyBy: z.nullable(z.object({ day: z.string(), time: z.string(), isOver: z.boolean() })),
	/** The day by the end of which the office answers, later its next opening day. */
	openingDay: z.nullable(z.object({ day: z.string(), opens: z.string(), closes: z.string() })),
	/** Slug of the program; null if its page is not on the site. */
	slug: z.nullable(z.string()),
	/** Steps to the credential, in English; empty if the program's page has no list of them. */
	steps: z.array(z.string()),
	statements: z.array(statement),
	/** What many ask and the school does not state about this program. */
	unstated: z.array(z.string()),
	/** The class that they chose, with its meetings, and their place in it; null without one. */
	place: z.nullable(
		z.extend(place, {
			class: z.nullable(publicClass),
			isCanceled: z.boolean(),
			/** As the school wrote it, in English; null unless a seat is theirs, or offered. */
			howToPay: z.nullable(z.string()),
		}),
	),
	/** Other classes of the program that they can ask for, in the language of the page; none once they have a seat. */
	otherClasses: z.array(z.object({ id, text: z.string() })),
	/** How to come: visits, parking, transit, accessibility. */
	visiting: z.array(statement),
});
export type ApplicantPage = z.output<typeof applicantPage>;

const path = "/api/my-registration/{token}";
// Any text: one that is no token is answered like one that is unknown.
const params = z.object({ token: z.string() });

/** A place in a class is changed. */
const placeChanged = [
	{ kind: "registration", change: "changed" },
	{ kind: "class", change: "changed" },
] as const;

export const getApplicantPage = endpoint(`GET ${path}`, {
	access: "anyone",
	summary: "Returns what the applicant of a link sees of their registration; changes nothing",
	params,
	query: z.object({ language: z.optional(z.enum(languages)) }),
	response: applicantPage,
});

export const getClassCalendar = endpoint(`GET ${path}/class.ics`, {
	access: "anyone",
	summary: "Returns the meetings of an applicant's class as a calendar file (RFC 5545)",
	params,
	contentType: "text/calendar; charset=utf-8",
});

/** The details as they should be, and as the applicant saw them. */
export const detailsInput = z.object({
	...detailFields,
	shown: z.object({ fullName: z.string(), email: z.string(), phone: z.string() }),
});

export const correctDetails = endpoint(`PATCH ${path}`, {
	access: "anyone",
	summary:
		"Corrects an applicant's details; 409 if the office has changed the same ones since they were shown",
	params,
	body: detailsInput,
	response: applicantPage,
	limit: "form",
	announces: [
		{ kind: "registration", change: "changed" },
		{ kind: "person", change: "changed" },
	],
});

export const questionInput = z.object({
	message: longText({ max: 5000, required: "Please enter your question" }),
});

export const askQuestion = endpoint(`POST ${path}/questions`, {
	access: "anyone",
	summary: "Sends a question of an applicant to the office, as a message",
	status: 201,
	params,
	body: questionInput,
	response: z.object({ id, reference: z.string() }),
	idempotent: true,
	limit: "form",
	announces: { kind: "contact", change: "added" },
});

export const withdraw = endpoint(`PUT ${path}/withdrawal`, {
	access: "anyone",
	summary: "Withdraws a registration; its status stays the office's, and nothing is deleted",
	params,
	response: applicantPage,
	limit: "form",
	announces: placeChanged,
});

export const answerSeatOffer = endpoint(`PUT ${path}/offer`, {
	access: "anyone",
	summary: "Accepts or declines the seat that an applicant is offered; 409 once the offer is over",
	params,
	body: z.object({
		accepts: z.boolean({ error: "Please accept or decline" }),
		/** The class whose seat was shown: 409 if another one is offered by now. */
		classId: z.optional(id),
	}),
	response: applicantPage,
	limit: "form",
	announces: placeChanged,
});

export const chosenClassInput = z.object({
	classId: id,
	/** The place as it was shown, null for none: 409 if it is another one by now. */
	shown: z.optional(
		z.nullable(z.object({ classId: z.nullable(id), state: z.enum(placementStates) })),
	),
});

export const chooseOtherClass = endpoint(`PUT ${path}/class`, {
	access: "anyone",
	summary: "Asks for another class of the program; 409 once the applicant has a seat",
	params,
	body: chosenClassInput,
	response: applicantPage,
	limit: "form",
	announces: placeChanged,
});
