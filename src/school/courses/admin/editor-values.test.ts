import { expect, test } from "vitest";
import { changedAltText, valuesOf, withPicture } from "#school/courses/admin/editor-values.ts";
import type { AdminCourse } from "#school/courses/contract.ts";
import { changedFields, threeWayMerge } from "#ui/admin/three-way-merge.ts";

const stored: AdminCourse = {
	id: 1,
	slug: "cna",
	title: "CNA",
	summary: "Care.",
	description: "Care.",
	imagePath: "https://pictures.example/one.jpg",
	isActive: true,
	version: 1,
	updatedAt: "2026-11-20T12:00:00.000Z",
	aliases: ["nurse aide", "nursing assistant"],
	pictureAlt: "One.",
};
const base = valuesOf(stored);
const other = "https://pictures.example/other.jpg";
const sentText = (values: typeof base) =>
	changedAltText({ stored, values, changed: changedFields(base, values) });

test("another picture keeps its own alt text, and the stored one gets its text back", () => {
	const replaced = { ...base, ...withPicture(base, base, other) };
	expect(replaced).toMatchObject({ imagePath: other, alt: null });
	expect(sentText(replaced)).toBeNull();
	expect({ ...replaced, ...withPicture(base, replaced, base.imagePath) }).toEqual(base);
});

test("an edited alt text stays with another picture and is stored", () => {
	const edited = { ...base, alt: "Other." };
	const replaced = { ...edited, ...withPicture(base, edited, other) };
	expect(replaced).toMatchObject({ imagePath: other, alt: "Other." });
	expect(sentText(replaced)).toBe("Other.");
});

test("an alt text is sent only if it or the picture changed", () => {
	expect(sentText({ ...base, title: "New" })).toBeNull();
	expect(sentText({ ...base, alt: "" })).toBe("");
	expect(sentText({ ...base, alt: "", imagePath: "" })).toBeNull();
});

test("another person's alt text and other names conflict with mine, and stay if I changed neither", () => {
	const theirs = valuesOf({ ...stored, pictureAlt: "Their words.", aliases: ["aide"] });
	const mine = { ...base, alt: "My words.", aliases: "helper" };
	expect(threeWayMerge(base, theirs, mine).conflicts).toEqual(["alt", "aliases"]);
	const merged = threeWayMerge(base, theirs, { ...base, title: "New" });
	expect(merged.conflicts).toEqual([]);
	expect(merged.merged).toMatchObject({ title: "New", alt: "Their words.", aliases: "aide" });
});
