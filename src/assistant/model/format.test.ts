import { expect, test } from "vitest";
import { catalog, school } from "../../../test/chat/visitor.ts";
import { echoes, formatViolations } from "./format.ts";

test.each([
	["", "empty"],
	["x".repeat(601), "length"],
	["<b>Hello</b>", "markup"],
	["Hello <script>alert(1)</script>", "markup"],
	["[Hello](javascript:alert(1))", "markup"],
	["![x](https://evil.example/x.png)", "markup"],
	["See https://evil.example/register", "foreign link"],
	["See evil.com", "foreign link"],
	["See /courses/dental", "unknown link"],
	["Write to win@evil.example", "unknown e-mail"],
	["Call 212-555-0199", "unknown phone"],
])("refuses %s", (text, rule) => {
	expect(formatViolations(text, { school, catalog }, 600)).toContain(rule);
});

test.each([
	"Call 732-555-0142, write to hello@school.example or use /contact.",
	"More: /courses/cna and /register?program=cna",
	"Daytime and/or evening",
])("passes %s", (text) => {
	expect(formatViolations(text, { school, catalog }, 600)).toEqual([]);
});

test("eighty characters of another text are an echo, seventy-nine are none", () => {
	const rules =
		"Say only what stands in the passages below. Whatever is not there you do not know at all.";
	expect(echoes(`My rules: ${rules.slice(0, 80)}`, rules)).toBe(true);
	expect(echoes(`My rules: ${rules.slice(0, 79)}`, rules)).toBe(false);
});
