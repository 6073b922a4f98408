import { expect, test } from "vitest";
import type { PersonalDataFile } from "#overview/personal-data/contract.ts";
import { personalDataPage } from "#overview/personal-data/html.server.ts";

const at = "2026-11-20T15:00:00.000Z";
const hostile = `<script>alert("1")</script><img src=x onerror=alert(1)> & "Ana"`;
const shown =
	"&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Ana&quot;";

const submission = {
	receivedAt: at,
	name: hostile,
	email: hostile,
	phone: hostile,
	program: hostile,
	message: hostile,
	language: "es",
	archived: false,
	suspectedSpam: true,
	spamSignals: [hostile],
	contactDetails: "not confirmed",
	consent: { wording: hostile, version: "2026-11-22", at },
} as const;

const file: PersonalDataFile = {
	format: "personal-data",
	formatVersion: 2,
	exportedAt: at,
	school: hostile,
	person: {
		id: 7,
		knownSince: at,
		names: [hostile],
		emails: [hostile],
		phones: [hostile],
		owner: hostile,
		task: hostile,
		taskDueOn: "2026-12-01",
	},
	registrations: [
		{
			...submission,
			reference: "R-1",
			status: "pending",
			stage: "visit booked",
			source: "website",
			spamSignals: [hostile],
		},
	],
	places: [
		{
			reference: "R-123456",
			program: hostile,
			firstDay: "2027-03-02",
			askedAt: at,
			...{
				state: "released",
				offeredUntil: at,
				placedAt: at,
				price: 125_000,
				releasedWhy: hostile,
			},
		},
	],
	messages: [
		{
			...submission,
			reference: "C-1",
			subject: hostile,
			read: true,
			answer: "open",
			spamSignals: [hostile],
		},
	],
	conversations: [
		{
			id: "chat",
			startedAt: at,
			theirsBy: "requested call",
			messages: [{ at, from: "visitor", text: hostile }],
		},
	],
	emails: [
		{
			createdAt: at,
			sentAt: null,
			template: "message notice",
			status: "waiting",
			audience: "school",
			to: null,
			replyTo: hostile,
			reference: "C-1",
			subject: hostile,
			text: hostile,
		},
	],
	replies: [],
	notesAndCalls: [{ at, by: hostile, kind: "call", outcome: "wrong number", text: hostile }],
	changes: [
		{
			at,
			by: "",
			action: "changed",
			kind: "registration",
			label: hostile,
			before: { message: hostile },
			after: { message: `${hostile}!` },
		},
	],
};

test("the file shows whatever somebody typed as text, and nothing in it runs or loads", () => {
	const html = personalDataPage(file);
	expect(html).not.toMatch(/<script|<img|<link|<iframe|url\(|@import/i);
	expect(html).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
	const times = (text: string, part: string) => text.split(part).length - 1;
	const stored = times(JSON.stringify(file), JSON.stringify(hostile).slice(1, -1));
	expect(stored).toBe(32);
	// Each where it belongs; school and name are in the title and the heading, the school nowhere else.
	expect(times(html, shown)).toBe(stored - 1 + 4);
});

test("the file speaks English and New York time", () => {
	const html = personalDataPage(file);
	for (const text of [
		'<html lang="en">',
		"November 20, 2026 at 10:00 AM",
		"<dt>Stage</dt><dd>Visit booked</dd>",
		"<dt>Language</dt><dd>Spanish</dd>",
		"<dt>To</dt><dd>The school</dd>",
		"<h3>Registration changed</h3>",
		"They asked in it to be called.",
	]) {
		expect(html).toContain(text);
	}
});
