import { expect, test } from "vitest";
import { courseIdOf } from "#assistant/admin/question-course.ts";

const courses = [
	{ id: 2, slug: "cna" },
	{ id: 4, slug: "ekg" },
];

test.each([
	["price", ["cna"], 2],
	["fallback", ["ekg"], 4],
	["other", ["ekg"], 4],
	["price", ["cna", "ekg"], null],
	["price", [], null],
	["price", ["deleted"], null],
	["parking", ["cna"], null],
])("a question about %s and %j belongs to course %s", (intent, slugs, courseId) => {
	expect(courseIdOf(intent, slugs, courses)).toBe(courseId);
});
