import { describe, expect, test } from "vitest";
import type { CannedReply, ReplyContext } from "#intake/replies/contract.ts";
import { deliveredReplies } from "#intake/replies/delivered.ts";
import { cannedFor, fillAgain, insertCanned, mailtoOf, newReply } from "#intake/replies/draft.ts";
import type { ReplyValues } from "#intake/replies/placeholders.ts";
import { school } from "#school/profile/profile.ts";

const context: ReplyContext = {
	name: "Marisol Vega",
	recipient: "marisol@mail.example",
	reference: "C-123456",
	language: "en",
	courseId: 2,
	subject: "Evening?",
	lastReply: null,
};
const canned: CannedReply = {
	id: 7,
	version: 1,
	title: "About",
	language: "en",
	subject: "About {program}",
	text: "Hello {name}, you asked about {program}.",
};
const values = (title: string | null): ReplyValues => ({
	language: "en",
	name: "Marisol Vega",
	reference: "C-123456",
	program: title === null ? null : { id: 2, title },
	...{ facts: [], spanish: {} },
	school: { ...school, announcement: null, testimonials: [] },
});

test.each([
	["contact", {}, "Re: Evening? (C-123456)"],
	["contact", { subject: null }, "Re: Your message (C-123456)"],
	["contact", { subject: null, language: "es" }, "Re: Su mensaje (C-123456)"],
	["contact", { reference: "" }, "Re: Evening?"],
	["contact", { subject: "x".repeat(200) }, `Re: ${"x".repeat(184)}… (C-123456)`],
	[
		"contact",
		{ subject: `${"x".repeat(183)}😀${"x".repeat(9)}` },
		`Re: ${"x".repeat(183)}… (C-123456)`,
	],
	["registration", { reference: "R-1" }, "Your registration R-1"],
	["registration", { reference: "R-1", language: "es" }, "Su inscripción R-1"],
] as const)("a reply to a %s with %o begins with the subject %s", (kind, change, subject) => {
	expect(newReply(kind, { ...context, ...change })).toMatchObject({ subject, text: "" });
});

test("a canned reply with a reference number is for registrations, not for messages", () => {
	const onlyForRegistrations = deliveredReplies.filter(
		(one) => !cannedFor("contact", deliveredReplies).includes(one),
	);
	expect(onlyForRegistrations.map(({ title }) => title)).toEqual(["Next steps", "Próximos pasos"]);
	expect(cannedFor("registration", deliveredReplies)).toEqual(deliveredReplies);
});

describe("a canned reply", () => {
	const begun = newReply("contact", context);

	test("replaces a subject and a text that nobody touched, and another canned one", () => {
		const once = insertCanned(begun, canned, values("EKG"));
		expect(once).toMatchObject({
			subject: "About EKG",
			text: "Hello Marisol Vega, you asked about EKG.",
		});
		const other = { ...canned, id: 8, text: "Another text." };
		expect(insertCanned(once, other, values("EKG")).text).toBe("Another text.");
	});

	test("goes below what somebody typed, whose subject stays", () => {
		const typed = { ...begun, subject: "Mine", text: "My own words. " };
		expect(insertCanned(typed, canned, values("EKG"))).toMatchObject({
			subject: "Mine",
			text: "My own words.\n\nHello Marisol Vega, you asked about EKG.",
		});
	});

	test("takes the place of one below what somebody typed, unless that was edited", () => {
		const typed = { ...begun, text: "My own words." };
		const once = insertCanned(typed, canned, values("EKG"));
		expect(insertCanned(once, canned, values("EKG")).text).toBe(once.text);
		const other = { ...canned, id: 8, text: "Another text." };
		expect(insertCanned(once, other, values("EKG")).text).toBe("My own words.\n\nAnother text.");
		const edited = { ...once, text: `${once.text} Call me.` };
		expect(insertCanned(edited, other, values("EKG")).text).toBe(
			"My own words.\n\nHello Marisol Vega, you asked about EKG. Call me.\n\nAnother text.",
		);
	});

	test("follows another program while it is untouched", () => {
		const once = insertCanned(begun, canned, values("EKG"));
		const next = fillAgain(once, canned, values("CPR"));
		expect(next.text).toBe("Hello Marisol Vega, you asked about CPR.");
		expect(fillAgain(next, canned, values("CNA")).subject).toBe("About CNA");
	});

	test("that was edited is filled in only where it has gaps", () => {
		const gaps = insertCanned(begun, canned, values(null));
		const edited = { ...gaps, text: `${gaps.text} Call me.` };
		expect(fillAgain(edited, canned, values("CPR")).text).toBe(
			"Hello Marisol Vega, you asked about CPR. Call me.",
		);
		const filled = { ...edited, text: "You asked about EKG." };
		expect(fillAgain(filled, canned, values("CPR")).text).toBe("You asked about EKG.");
	});
});

test("a mailto link has the whole reply, with line breaks as RFC 6068 asks", () => {
	const link = new URL(mailtoOf("a+b@mail.example", { subject: "A & B?", text: "One\nTwo = 2" }));
	expect(decodeURIComponent(link.pathname)).toBe("a+b@mail.example");
	expect(link.searchParams.get("subject")).toBe("A & B?");
	expect(link.searchParams.get("body")).toBe("One\r\nTwo = 2");
});
