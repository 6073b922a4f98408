import { expect, test } from "vitest";
import type { Course } from "#courses/contract.ts";
import { relatedCourses } from "#courses/related-courses.ts";

const slugs = ["cna", "chha", "patient-care", "phlebotomy", "new"];
const courses = slugs.map((slug, id) => ({ slug, id }) as Course);
const near = (slug: string, list = courses) =>
	relatedCourses(slug, list).map((course) => course.slug);

test("the school's choice comes first", () => {
	expect(near("cna")).toEqual(["chha", "patient-care", "phlebotomy"]);
});

test("what is not taught now gives way to the next in the catalogue, never to itself", () => {
	expect(
		near(
			"cna",
			courses.filter(({ slug }) => slug !== "chha"),
		),
	).toEqual(["patient-care", "phlebotomy", "new"]);
});

test("a program of the office's own has the next ones, round the end", () => {
	expect(near("new")).toEqual(["cna", "chha", "patient-care"]);
	expect(near("new", [])).toEqual([]);
	expect(near("constructor")).toEqual(["cna", "chha", "patient-care"]);
});
