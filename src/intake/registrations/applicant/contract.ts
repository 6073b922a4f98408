import * as z from "zod/mini";
import { applicantPage } from "#intake/registrations/applicant/public-contract.ts";
import { endpoint } from "#platform/api/endpoint.ts";
import { id, instant } from "#platform/api/fields.ts";

/** What an applicant did is shown up to this many times, the oldest first. */
export const MAX_NEWS = 100;

/** What an applicant can do on their page that the office takes note of. */
const changeKinds = ["details", "withdrawal"] as const;

/** The page of an applicant, as the office sees it. */
const applicantPageStatus = z.object({
	/** Until when the last link works; null if none does. */
	linkExpiresAt: z.nullable(instant),
	/** What the applicant did and nobody has taken note of, oldest first. */
	news: z.array(z.object({ id, kind: z.enum(changeKinds), at: instant })),
	page: applicantPage,
});
export type ApplicantPageStatus = z.output<typeof applicantPageStatus>;

const path = "/api/admin/registrations/{id}";

export const getApplicantStatus = endpoint(`GET ${path}/applicant-page`, {
	access: "any role",
	summary: "Returns the page of an applicant as they see it, and whether a link to it works",
	response: applicantPageStatus,
	shows: ["registration", "course", "fact", "settings"],
});

export const createLink = endpoint(`POST ${path}/applicant-links`, {
	access: "front desk",
	summary: "Creates a link to the page of an applicant; earlier ones keep working",
	status: 201,
	response: z.object({ url: z.string(), expiresAt: instant }),
	givesPrivateLink: true,
	announces: { kind: "registration", change: "changed" },
});

export const revokeLinks = endpoint(`DELETE ${path}/applicant-links`, {
	access: "front desk",
	summary: "Revokes every link to the page of an applicant",
	announces: { kind: "registration", change: "changed" },
});

export const noteChanges = endpoint(`PUT ${path}/applicant-news/seen`, {
	access: "front desk",
	summary: "Takes note of what an applicant changed, so that it is no task anymore",
	/** What was on the screen: something that came later stays a task. */
	body: z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(MAX_NEWS)) }),
	announces: { kind: "registration", change: "changed" },
});
