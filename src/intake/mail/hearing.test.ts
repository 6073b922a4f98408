import { expect, test } from "vitest";
import type { MailStatus } from "#intake/mail/contract.ts";
import { hearingOf } from "#intake/mail/hearing.ts";

const status: MailStatus = {
	smtp: "ok",
	emailjs: false,
	isSampleAddress: false,
	schoolAddress: "a@s.example",
	failure: null,
	waiting: 0,
	stuck: 0,
	failed: 0,
	held: 0,
	oldestStuckAt: null,
	oldestUnsentAt: null,
	unsent: 0,
};
const hearing = (change: Partial<MailStatus>) => hearingOf({ ...status, ...change });

test("only a working mail server and an address of the school's own are good", () => {
	expect(hearing({})).toEqual({
		tone: "good",
		title: "New registrations and messages are emailed to the school.",
		detail: "They go to a@s.example.",
	});
});

test("nothing that sends is bad", () => {
	expect(hearing({ smtp: "off" })).toMatchObject({
		tone: "bad",
		title: "The school does not hear of new registrations.",
	});
});

test("EmailJS alone is weak", () => {
	expect(hearing({ smtp: "off", emailjs: true })).toMatchObject({
		tone: "weak",
		title: "The school hears of registrations only through the visitor’s browser.",
	});
});

test("a failing mail server says why; it is bad unless something else sends", () => {
	const failing = { smtp: "failing", failure: "The mail server refused the password." } as const;
	expect(hearing(failing)).toEqual({
		tone: "bad",
		title: "The mail server is failing.",
		detail: "The mail server refused the password. Emails wait and are sent when it works again.",
	});
	expect(hearing({ ...failing, emailjs: true }).tone).toBe("weak");
});

test.each([
	["SMTP", { smtp: "ok" }],
	["EmailJS", { smtp: "off", emailjs: true }],
] as const)("with the sample address nobody reads what %s sends", (_, change) => {
	expect(hearing({ ...change, isSampleAddress: true })).toMatchObject({
		tone: "bad",
		title: "The school does not hear of new registrations.",
		needsAddress: true,
	});
});
