import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { nearbyPrograms } from "#school/courses/related-courses.ts";
import { drawingWords } from "#school/profile/drawing-words.ts";
import { footerPrograms, programLinks } from "#school/profile/navigation.ts";
import { DEFAULT_PICTURE, pictureOf, sharePictureOf } from "#school/profile/pictures.ts";
import { programs } from "#school/profile/programs/index.ts";

const file = (path: string) => join(import.meta.dirname, "../../../public", path);

test("the menu lists the nine programs by slug, titled as the school titles them", () => {
	expect(programLinks.map(({ slug, title }) => ({ slug, title }))).toEqual(
		programs.map(({ slug, title }) => ({ slug, title })),
	);
});

test("the footer lists five of them", () => {
	expect(footerPrograms).toHaveLength(5);
});

test("each program has three others nearby, never itself", () => {
	for (const { slug } of programLinks) {
		const near = nearbyPrograms.get(slug) ?? [];
		expect(new Set(near).size, slug).toBe(3);
		expect(near).not.toContain(slug);
		for (const other of near) expect(programLinks.map((link) => link.slug)).toContain(other);
	}
});

test("a course shows its own picture, else the drawing of its slug, else the default drawing", () => {
	const ownPicture = "https://pictures.example/cna.jpg";
	expect(pictureOf({ slug: "cna", imagePath: ownPicture })).toBe(ownPicture);
	expect(sharePictureOf({ slug: "cna", imagePath: ownPicture })).toBe(ownPicture);
	for (const { slug } of programLinks) {
		const picture = pictureOf({ slug, imagePath: null });
		expect(picture).toBe(`/pictures/${slug}.svg`);
		expect(drawingWords.english.programs.get(slug), slug).toBeTruthy();
		expect(existsSync(file(picture)), slug).toBe(true);
		expect(existsSync(file(sharePictureOf({ slug, imagePath: null }))), slug).toBe(true);
	}
	expect(pictureOf({ slug: "new", imagePath: null })).toBe(DEFAULT_PICTURE);
	expect(existsSync(file(DEFAULT_PICTURE))).toBe(true);
	expect(existsSync(file(sharePictureOf({ slug: "new", imagePath: null })))).toBe(true);
	// A slug named like a property of every JavaScript object is as new as any other.
	expect(pictureOf({ slug: "constructor", imagePath: null })).toBe(DEFAULT_PICTURE);
	expect(sharePictureOf({ slug: "constructor", imagePath: null })).toBe(
		sharePictureOf({ slug: "new", imagePath: null }),
	);
});
