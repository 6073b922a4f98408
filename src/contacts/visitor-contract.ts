import * as z from "zod/mini";
import { endpoint } from "#api/endpoint.ts";
import { email, id, instant, line, longText, optional, phone } from "#api/fields.ts";
import { unknownCourseSentence } from "#courses/visitor-contract.ts";

// What a visitor's browser needs of a message. The office's part stands in `contract.ts`, which has this too.

/** What a visitor sends to contact the school. */
export const contactInput = z.object({
	name: line({ max: 200, required: "Required: please enter your name" }),
	email,
	phone: optional(phone),
	subject: optional(line({ max: 200 })),
	message: longText({ max: 5000, required: "Required: please enter your message" }),
	courseId: optional(
		z
			.int({ error: unknownCourseSentence })
			.check(
				z.minimum(1, { error: unknownCourseSentence }),
				z.maximum(2_147_483_647, { error: unknownCourseSentence }),
			),
	),
});
export type ContactInput = z.output<typeof contactInput>;

/** A contact as the visitor gets it back. */
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

export const sendContact = endpoint({
	method: "POST",
	path: "/api/contact",
	access: "anyone",
	summary: "Sends a message to the school",
	status: 201,
	body: contactInput,
	answer: contact,
	idempotent: true,
	limit: "form",
});
