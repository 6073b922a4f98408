import type { Page, Request } from "@playwright/test";
import sharp from "sharp";
import { createCourse, expect, signIn, test, toastOf } from "./admin.ts";

test.use({ viewport: { width: 1366, height: 800 } });

/** Opens the editor of a new course. */
async function openCourse(page: Page) {
	const course = await createCourse(page, await signIn(page));
	await page.goto(`/admin/courses/${course.id}`);
	await expect(page.getByLabel("Title")).toHaveValue(course.title);
	return course;
}

const photo = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: "#336677" } }).jpeg();

/** Chooses a file through the button and the file dialog. */
async function choose(page: Page, name: string, mimeType: string, buffer: Buffer) {
	const chooser = page.waitForEvent("filechooser");
	await page.getByRole("button", { name: "Upload" }).click();
	await (await chooser).setFiles({ name, mimeType, buffer });
}

test("a picture is uploaded, gets an alt text, and is shown on the website in the visitor's size", async ({
	page,
}) => {
	const course = await openCourse(page);
	await choose(page, "class.jpg", "image/jpeg", await photo(1000, 750).toBuffer());
	const address = page.getByLabel("Or enter an image URL");
	await expect(address).toHaveValue(/^\/uploads\/\S+/);
	await page
		.getByLabel("Alt text: describe the picture for people who can’t see it")
		.fill("Two students take a pulse");
	await page.getByRole("button", { name: /^Save/ }).click();
	await expect(toastOf(page, "Course Updated")).toBeVisible();

	const website = await page.context().newPage();
	await website.setViewportSize({ width: 390, height: 844 });
	await website.goto(`/courses/${course.slug}`);
	const picture = website.getByRole("img", { name: "Two students take a pulse" });
	await expect(picture).toBeVisible();
	const shown = await picture.evaluate(async (img: HTMLImageElement) => {
		await img.decode();
		return { from: new URL(img.currentSrc).pathname, width: img.naturalWidth };
	});
	expect(shown.from).toMatch(/^\/uploads\//);
	expect(shown.width).toBeGreaterThan(0);
	expect(shown.width).toBeLessThan(1000);
	await website.close();

	await page.reload();
	await expect(
		page.getByLabel("Alt text: describe the picture for people who can’t see it"),
	).toHaveValue("Two students take a pulse");
	await page.getByRole("button", { name: "Use the default illustration" }).click();
	await page.getByRole("button", { name: /^Save/ }).click();
	await expect(toastOf(page, "Course Updated")).toBeVisible();
	expect(await (await page.request.get(`/courses/${course.slug}`)).text()).not.toContain(
		"/uploads/",
	);
});

test("a course and its alternative text are saved by one call, with the specification's six fields", async ({
	page,
}) => {
	await signIn(page);
	await page.goto("/admin/courses/new");
	const calls: Request[] = [];
	page.on("request", (call) => {
		const stores = call.method() !== "GET" && /\/api\/admin\/(courses|pictures)/.test(call.url());
		if (stores) calls.push(call);
	});
	const fields = {
		title: `One call ${process.pid}`,
		slug: `one-call-${process.pid}`,
		summary: "A course for a test.",
		description: "One.",
	};
	for (const [label, name] of [
		["Title", "title"],
		["Slug", "slug"],
		["Summary", "summary"],
		["Description", "description"],
	] as const) {
		await page.getByLabel(label, { exact: true }).fill(fields[name]);
	}
	const imagePath = "https://pictures.example/one-call.jpg";
	const alt = page.getByLabel("Alt text: describe the picture for people who can’t see it");
	await page.getByLabel("Or enter an image URL").fill(imagePath);
	await alt.fill("Drei Schülerinnen 👩‍⚕️");
	await page.getByRole("button", { name: /^Save/ }).click();
	await expect(toastOf(page, "Course Created")).toBeVisible();

	await alt.fill("Three students");
	await page.getByRole("button", { name: /^Save/ }).click();
	await expect(toastOf(page, "Course Updated")).toBeVisible();
	expect(calls.map((call) => [call.method(), call.postDataJSON()])).toEqual([
		["POST", { ...fields, imagePath, isActive: true }],
		["PATCH", { ...fields, imagePath, isActive: true }],
	]);
	await page.reload();
	await expect(alt).toHaveValue("Three students");
});

const hostile: readonly (readonly [name: string, content: Buffer, says: string])[] = [
	[
		"a renamed PDF",
		Buffer.from("%PDF-1.7\n1 0 obj\n<< >>\nendobj\n"),
		"This file type is not supported. Please choose a JPEG, PNG, WebP or AVIF.",
	],
	[
		"more than 10 MB",
		Buffer.alloc(10 * 1024 * 1024 + 1, 0xff),
		"This picture is too large. The limit is 10 MB.",
	],
];

test("a file that is not a picture is an error next to the button, and no text is lost", async ({
	page,
}) => {
	await openCourse(page);
	await page.getByLabel("Summary").fill("Typed before the upload.");
	for (const [name, content, says] of hostile) {
		await choose(page, "class.jpg", "image/jpeg", content);
		await expect(page.getByRole("alert"), name).toHaveText(says);
		await expect(page.getByLabel("Or enter an image URL")).toHaveValue("");
		await expect(page.getByLabel("Summary")).toHaveValue("Typed before the upload.");
	}
	await choose(page, "class.jpg", "image/jpeg", await photo(400, 300).toBuffer());
	await expect(page.getByLabel("Or enter an image URL")).toHaveValue(/^\/uploads\//);
	await expect(page.getByRole("alert")).toHaveCount(0);
});
