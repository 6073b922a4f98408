import { expect, test } from "vitest";
import { callbackInput } from "#assistant/contract.ts";
import { notSavedMessage as callbackNotSaved } from "#assistant/widget/request-callback.ts";
import { contactInput } from "#intake/contacts/public-contract.ts";
import { reported as contactReported } from "#intake/contacts/send.ts";
import { otherClassMessage } from "#intake/placements/public-contract.ts";
import { questionInput } from "#intake/registrations/applicant/public-contract.ts";
import { registrationRequest } from "#intake/registrations/public-contract.ts";
import { reported as registrationReported } from "#intake/registrations/send.ts";
import { DeadlineExceeded, OutcomeUnknown } from "#platform/api/deadline.server.ts";
import { tooLarge } from "#platform/api/input.server.ts";
import { internalError } from "#platform/api/responses.server.ts";
import { toDatabaseFailure } from "#platform/database/errors.server.ts";
import { unknownCourseMessage } from "#school/courses/public-contract.ts";
import { consentChangedMessage } from "#school/profile/consent-header.ts";
import { unavailable } from "#site/server/refusal.ts";
import { inSpanish as say } from "#ui/messages-in-spanish.ts";

const unforeseen = say("No one foresaw this sentence.");

const invalid = [
	...[undefined, null, "", " ", "x", "a\u0000b", "line\nbreak", "ana@", "x".repeat(10_000)],
	...[-1, 0, 1.5, 3_000_000_000, Number.NaN, true, {}, []],
];

/** Returns every message that invalid values of a schema's fields have. */
function messagesOf(
	schema:
		| typeof registrationRequest
		| typeof contactInput
		| typeof callbackInput
		| typeof questionInput,
): string[] {
	// The conversation is no field of a form.
	const fields = Object.keys(schema.shape).filter((field) => field !== "conversationId");
	return fields.flatMap((field) =>
		invalid.flatMap((value) => {
			const issues = schema.safeParse({ [field]: value }).error?.issues ?? [];
			return issues.filter(({ path }) => path[0] === field).map(({ message }) => message);
		}),
	);
}

const lost = new DeadlineExceeded();
const failures = [
	internalError("4f1d").detail,
	tooLarge(64 * 1024).detail,
	...Object.values(unavailable).map(({ detail }) => detail),
	...[lost, new OutcomeUnknown(lost, true), new OutcomeUnknown(lost, false)].map(
		(error) => toDatabaseFailure(error)?.detail ?? "",
	),
];

const shown = new Set([
	...messagesOf(registrationRequest),
	...messagesOf(contactInput),
	...messagesOf(callbackInput),
	...messagesOf(questionInput),
	...[unknownCourseMessage, otherClassMessage, consentChangedMessage, callbackNotSaved],
	...[contactReported.saved, registrationReported.saved].flatMap(({ title, description }) => [
		title,
		description,
	]),
	...[contactReported.notSaved, contactReported.callFailed],
	...[registrationReported.invalid, registrationReported.notSaved],
	...failures,
	...failures.map((detail) => `503: ${detail}`),
]);

test("enough is invalid to find the messages of the fields", () => {
	expect(shown).toContain("Please enter your full name");
	expect(shown).toContain("Required: please enter your message");
	expect(shown).toContain("Please use 200 characters or fewer");
	expect(shown.size).toBeGreaterThan(30);
});

test.each([...shown])("“%s” has its Spanish", (message) => {
	expect(say(message)).not.toContain(unforeseen);
	// The word is the same.
	if (message !== "Error") expect(say(message)).not.toBe(message);
});

test("numbers and codes are in the sentence", () => {
	expect(say("Please use 5000 characters or fewer")).toBe("Use 5000 caracteres o menos");
	expect(say(`500: ${internalError("4f1d").detail}`)).toMatch(/^500: Algo salió mal.*4f1d$/);
});

test("a sentence that no one foresaw is not shown in English", () => {
	expect(say("toString")).toBe(unforeseen);
	expect(say("500: <html>")).toBe(`500: ${unforeseen}`);
});
