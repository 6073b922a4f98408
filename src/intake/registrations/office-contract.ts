import * as z from "zod/mini";
import { adminRegistration, registrationRequest } from "#intake/registrations/contract.ts";
import { endpoint } from "#platform/api/endpoint.ts";

/** How somebody reached the office without the website. */
export const officeSources = ["walk-in", "phone call"] as const;

/** What applicants agree to whose details the office enters. */
export const officeConsent =
	"They agree that our office may store these details and call or email them about our programs.";

/** A registration that the office enters: the fields of the website's form, and how it came about. */
export const officeRegistration = z.object({
	...registrationRequest.shape,
	source: z.enum(officeSources, { error: "Please choose how they reached you" }),
	/** Language of emails to them. */
	language: z.enum(["en", "es"], { error: "Please choose a language" }),
	sendsConfirmation: z.boolean({ error: "Invalid input" }),
	hasAgreed: z.literal(true, { error: "Please ask them first" }),
});
export type OfficeRegistration = z.output<typeof officeRegistration>;

export const addRegistration = endpoint("POST /api/admin/registrations", {
	access: "front desk",
	summary: "Registers someone who walked in or called, with the consent that they gave",
	status: 201,
	body: officeRegistration,
	response: adminRegistration,
	idempotent: true,
	// Who asks for a class counts in it.
	announces: [
		{ kind: "registration", change: "added" },
		{ kind: "class", change: "changed" },
	],
});
