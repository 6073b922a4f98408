import { expect, test } from "vitest";
import type { Course } from "#school/courses/contract.ts";
import { relatedCourses } from "#school/courses/related-courses.ts";

const slugs = ["cna", "chha", "patient-care", "phlebotomy", "new"];
const courses = slugs.map((slug, id) => ({ slug, id }) as Course);
const near = (slug: string, list = courses) =>
	relatedCourses(slug, list).map((course) => course.slug);

test("the school's choice comes first", () => {
	expect(near("cna")).toEqual(["chha", "patient-care", "phlebotomy"]);
});

test("an inactive course is replaced by the next in the catalog, never by the course itself", () => {
	expect(
		near(
			"cna",
			courses.filter(({ slug }) => slug !== "chha"),
		),
	).toEqual(["patient-care", "phlebotomy", "new"]);
});

test("a course added by the school has the next ones, wrapping around", () => {
	expect(near("new")).toEqual(["cna", "chha", "patient-care"]);
	expect(near("new", [])).toEqual([]);
	expect(near("constructor")).toEqual(["cna", "chha", "patient-care"]);
});
