import { expect, test } from "vitest";
import { statusWords } from "#intake/mail/email-words.ts";

const now = new Date("2026-11-22T15:00:00Z");
const email = {
	status: "waiting",
	holdReason: null,
	failure: null,
	attempts: 0,
	nextAttemptAt: "2026-11-22T15:02:00Z",
	sentAt: null,
} as const;

test.each([
	["a new one", {}, "Waiting", null],
	[
		"after a failed attempt",
		{ attempts: 1, failure: "The mail server did not answer." },
		"Waiting, next try in 2 min",
		"The mail server did not answer.",
	],
	[
		"after several",
		{ attempts: 4, failure: "Greylisted.", nextAttemptAt: "2026-11-22T15:00:20Z" },
		"Waiting, next try in less than a minute",
		"Greylisted. Tried 4 times.",
	],
	[
		"while the mail server fails, which counts for no email",
		{ failure: "The mail server did not answer.", nextAttemptAt: "2026-11-22T14:59:59Z" },
		"Waiting, next try now",
		"The mail server did not answer.",
	],
	[
		"later today",
		{ attempts: 9, nextAttemptAt: "2026-11-22T19:46:00Z" },
		"Waiting, next try at 2:46 PM",
		"Tried 9 times.",
	],
	[
		"tomorrow",
		{ attempts: 9, nextAttemptAt: "2026-11-23T15:46:00Z" },
		"Waiting, next try Nov 23, 2026, 10:46 AM",
		"Tried 9 times.",
	],
	[
		"sent today",
		{ status: "sent", attempts: 1, sentAt: "2026-11-22T14:14:00Z" },
		"Sent today, 9:14 AM",
		null,
	],
	[
		"sent before",
		{ status: "sent", attempts: 1, sentAt: "2026-11-20T14:14:00Z" },
		"Sent Nov 20, 2026, 9:14 AM",
		null,
	],
	[
		"failed",
		{ status: "failed", attempts: 1, failure: "The mailbox does not exist." },
		"Failed",
		"The mailbox does not exist.",
	],
	["held as spam", { status: "held", holdReason: "spam" }, "Held", "Suspected spam"],
	[
		"held for the sample address",
		{ status: "held", holdReason: "sample address" },
		"Held",
		"The school’s email address is still the sample.",
	],
	["not sent", { status: "unsent" }, "Not sent", "No mail server configured"],
] as const)("%s", (_, change, text, detail) => {
	expect(statusWords({ ...email, ...change }, now)).toEqual({ text, detail });
});
