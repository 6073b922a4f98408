import { expect, test } from "vitest";
import type { EmailDocument } from "#intake/mail/content/document.ts";
import { htmlOf } from "#intake/mail/content/html.server.ts";
import { emailLink, phoneLink } from "#intake/mail/content/links.ts";
import { textOf } from "#intake/mail/content/text.ts";
import { signature } from "#intake/mail/content/visitor.ts";
import { escapeHtml } from "#platform/api/html.server.ts";
import { school } from "#school/profile/profile.ts";
import { wordsOfHtml, wordsOfText } from "../../../../test/email-words.ts";
import { samples } from "../../../../test/sample-emails.ts";

const everyBlock: EmailDocument = {
	language: "en",
	sender: "Ana & Bo’s <School>",
	subject: "Every part",
	preview: "A button",
	title: "Every part of an email",
	body: [
		{ kind: "heading", text: "A heading" },
		{
			kind: "paragraph",
			line: [
				"One ",
				{ strong: "two" },
				{ foreign: "dos", language: "es" },
				", call ",
				phoneLink("732-555-0142"),
			],
		},
		{ kind: "highlight", label: "Reference", value: "R-1" },
		{
			kind: "rows",
			rows: [
				{ label: "Email", value: [emailLink("ana+b@mail.example")] },
				{ label: "Name", value: '"Ana" <b>&amp;' },
			],
		},
		{ kind: "entries", entries: [{ label: "Cost", value: "One\nTwo", language: "en" }] },
		{
			kind: "list",
			items: ["First", ["Second ", { strong: "part" }, " of ", { unbroken: "C-2" }]],
		},
		{ kind: "quote", text: "<script>alert(1)</script>\n\n> & 'quoted' \"text\"" },
		{ kind: "button", label: "A button", url: 'https://school.example/?a=1&b="2"' },
		{ kind: "button", label: "Another", url: "https://school.example/", isQuiet: true },
		{ kind: "smallPrint", line: "Small print" },
	],
	footer: [{ kind: "paragraph", line: "Footer" }],
};

const documents: [string, EmailDocument][] = [["every part", everyBlock], ...samples];

test.each(documents)("text and HTML say the same: %s", (_, email) => {
	const words = wordsOfText(textOf(email));
	expect(words.length).toBeGreaterThan(15);
	expect(wordsOfHtml(htmlOf(email))).toEqual(words);
});

test.each(documents)("the preview adds nothing to the email: %s", (_, email) => {
	const words = new Set(wordsOfText(textOf(email)));
	expect(wordsOfText(email.preview).filter((word) => !words.has(word))).toEqual([]);
});

test.each(documents)("HTML loads nothing and runs nothing: %s", (_, email) => {
	const html = htmlOf(email);
	expect(html).not.toMatch(/<(script|img|link|iframe|object|form|input)\b|url\(|@import|\son\w+=/i);
	expect(html).toContain(`<html lang="${email.language}" dir="ltr">`);
	expect(html).toContain('<meta name="color-scheme" content="light dark">');
	expect(html).toContain(`<title>${escapeHtml(email.subject)}</title>`);
});

test("text that looks like HTML is shown as text", () => {
	const html = htmlOf(everyBlock);
	expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;<br>");
	expect(html).toContain("Ana &amp; Bo’s &lt;School&gt;");
	expect(html).toContain('href="https://school.example/?a=1&amp;b=&quot;2&quot;"');
});

test("a quote is marked on every line of the text", () => {
	expect(textOf(everyBlock)).toContain("> <script>alert(1)</script>\n>\n> > & 'quoted' \"text\"\n");
});

test("a closure whose Spanish nobody knows is marked as English in a Spanish email", () => {
	const closedDays = [
		{ day: "2026-11-26", name: "Thanksgiving Day" },
		{ day: "2026-11-27", name: "Staff day" },
	];
	const now = new Date("2026-11-20T15:00:00.000Z");
	const ofSchool = { ...school, closedDays, announcement: null, testimonials: [] };
	const body = signature(now, ofSchool, "es");
	const html = htmlOf({ ...everyBlock, language: "es", body, footer: [] });
	expect(html).toContain("(Día de Acción de Gracias)");
	expect(html).toContain('(<span lang="en">Staff day</span>)');
});
