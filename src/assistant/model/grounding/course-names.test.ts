import { expect, test } from "vitest";
import { catalog } from "../../../../test/chat/visitor.ts";
import { courseNameReader } from "./course-names.ts";

const read = courseNameReader(catalog);

test.each([
	["The CNA class", ["cna"]],
	["Phlebotomists draw blood", ["phlebotomy"]],
	["La clase de flebotomía", ["phlebotomy"]],
	["auxiliar de enfermería", ["cna"]],
	["See /courses/patient-care", ["patient-care"]],
	["EKG and first aid", ["ekg", "cpr"]],
	["a nurse in an office", []],
])("courses of “%s”", (text, slugs) => {
	expect([...read(text)].toSorted()).toEqual(slugs.toSorted());
});

test("a new course is known by its own title and other names", () => {
	const added = {
		id: 99,
		slug: "sterile-processing",
		title: "Sterile Processing Technician",
		summary: "Instruments.",
		description: "Clean instruments.",
		otherNames: ["CSSD"],
	};
	const withAdded = courseNameReader([...catalog, added]);
	expect([...withAdded("Sterile processing is for you.")]).toEqual([added.slug]);
	expect([...withAdded("What about cssd?")]).toEqual([added.slug]);
	expect([...withAdded("A technician")]).toEqual([]);
});
