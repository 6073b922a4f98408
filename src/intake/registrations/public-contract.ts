import * as z from "zod/mini";
import { languageHeader } from "#intake/mail/language-header.ts";
import { otherClassMessage, place } from "#intake/placements/public-contract.ts";
import { formSignalsHeader } from "#intake/spam/form-signals.ts";
import { endpoint } from "#platform/api/endpoint.ts";
import { email, id, idOr, instant, line, longText, optional, phone } from "#platform/api/fields.ts";
import { unknownCourseMessage } from "#school/courses/public-contract.ts";
import { consentHeader } from "#school/profile/consent-header.ts";

// The part of the contract that visitors' browsers load. `contract.ts` extends it for the admin area.

export const statuses = ["pending", "accepted", "rejected"] as const;
export type RegistrationStatus = (typeof statuses)[number];

export const registrationFields = {
	fullName: line({ max: 200, required: "Please enter your full name" }),
	email,
	phone,
	courseId: idOr(unknownCourseMessage),
	message: optional(longText({ max: 5000 })),
};

/** Request body of a registration. */
export const registrationInput = z.object(registrationFields);
export type RegistrationInput = z.output<typeof registrationInput>;

/** A registration as returned to its visitor. */
export const registration = z.object({
	id,
	reference: z.string(),
	fullName: z.string(),
	email: z.string(),
	phone: z.string(),
	courseId: z.int(),
	courseTitle: z.string(),
	message: z.nullable(z.string()),
	createdAt: instant,
	status: z.enum(statuses),
});
export type Registration = z.output<typeof registration>;

/** Request body of a visitor's registration, who may choose a class of the course. */
export const registrationRequest = z.extend(registrationInput, {
	classId: z.optional(z.nullable(idOr(otherClassMessage))),
});

/** The registration, with the place in the class if one was chosen. */
const registered = z.extend(registration, { place: z.optional(place) });
export type Registered = z.output<typeof registered>;

export const register = endpoint("POST /api/register", {
	access: "anyone",
	summary: "Registers a visitor for a course, and for one of its classes if one was chosen",
	status: 201,
	body: registrationRequest,
	response: registered,
	headers: z.extend(languageHeader, { ...consentHeader.shape, ...formSignalsHeader.shape }),
	idempotent: true,
	limit: "form",
	announces: { kind: "registration", change: "added" },
});
