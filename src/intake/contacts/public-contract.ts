import * as z from "zod/mini";
import { languageHeader } from "#intake/mail/language-header.ts";
import { formSignalsHeader } from "#intake/spam/form-signals.ts";
import { endpoint } from "#platform/api/endpoint.ts";
import { email, id, idOr, instant, line, longText, optional, phone } from "#platform/api/fields.ts";
import { unknownCourseMessage } from "#school/courses/public-contract.ts";
import { consentHeader } from "#school/profile/consent-header.ts";

// The part of the contract that visitors' browsers load. `contract.ts` extends it for the admin area.

/** Request body of a contact form. */
export const contactInput = z.object({
	name: line({ max: 200, required: "Required: please enter your name" }),
	email,
	phone: optional(phone),
	subject: optional(line({ max: 200 })),
	message: longText({ max: 5000, required: "Required: please enter your message" }),
	courseId: optional(idOr(unknownCourseMessage)),
});
export type ContactInput = z.output<typeof contactInput>;

/** A contact as returned to its visitor. */
export const contact = z.object({
	id,
	reference: z.string(),
	name: z.string(),
	email: z.string(),
	phone: z.nullable(z.string()),
	subject: z.nullable(z.string()),
	courseId: z.nullable(z.int()),
	message: z.string(),
	createdAt: instant,
	isRead: z.boolean(),
});
export type Contact = z.output<typeof contact>;

export const sendContact = endpoint("POST /api/contact", {
	access: "anyone",
	summary: "Sends a message to the school",
	status: 201,
	body: contactInput,
	response: contact,
	headers: z.extend(languageHeader, { ...consentHeader.shape, ...formSignalsHeader.shape }),
	idempotent: true,
	limit: "form",
	announces: { kind: "contact", change: "added" },
});
