import type { Locator } from "@playwright/test";
import { toastOf } from "./admin.ts";
import {
	adminEditors,
	control,
	expect,
	holdSave,
	saveButton,
	storedTexts,
	test,
	tokenOf,
	unsavedMark,
} from "./admin-editors.ts";

// Text typed during a save belongs to the next save.

test.use({ viewport: { width: 1366, height: 800 } });

/** Whether a press in the middle of a button reaches it. */
const isUncovered = (button: Locator) =>
	button.evaluate((element) => {
		const { left, top, width, height } = element.getBoundingClientRect();
		return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
	});

for (const editor of adminEditors) {
	test(`${editor.name}: text typed while it saves stays, is marked unsaved and can be saved`, async ({
		page,
		site,
	}) => {
		await tokenOf(page);
		const { path, api } = await editor.create(page, site);
		await page.goto(path);
		const form = await editor.open(page);
		const [first, second] = editor.fields;
		await control(form, first.label).fill(first.theirs);
		const { arrived, release } = await holdSave(page, api);
		await saveButton(form).click();
		await arrived;
		await control(form, first.label).fill(first.mine);
		await control(form, second.label).fill(second.mine);
		release();

		await expect(toastOf(page, editor.toast)).toBeVisible();
		await saveButton(form).scrollIntoViewIfNeeded();
		expect(await isUncovered(saveButton(form)), "the message leaves Save free").toBe(true);
		expect((await storedTexts(editor, api, site))[0]).toBe(first.theirs);
		await expect(control(form, first.label)).toHaveValue(first.mine);
		await expect(control(form, second.label)).toHaveValue(second.mine);
		await expect(unsavedMark(form)).toBeVisible();

		await saveButton(form).click();
		await expect
			.poll(() => storedTexts(editor, api, site))
			.toMatchObject([first.mine, second.mine, expect.any(String)]);
		await expect(unsavedMark(form)).toBeHidden();
	});
}

test("a new course: text typed while it is created stays with the focus, over a reload too, and is saved to it", async ({
	page,
	site,
}) => {
	const slug = `typed-while-created-${process.pid}`;
	await tokenOf(page);
	await page.goto("/admin/courses/new");
	const form = page.locator("main");
	await control(form, "Title").fill("Typed while created");
	await control(form, "Slug").fill(slug);
	await control(form, "Summary").fill("First.");
	await control(form, "Description").fill("First.");
	const { arrived, release } = await holdSave(page, "/api/admin/courses");
	await saveButton(form).click();
	await arrived;
	await control(form, "Description").fill("Second.");
	release();
	await expect(toastOf(page, "Course Created")).toBeVisible();
	await expect(page).toHaveURL(/\/admin\/courses\/\d+$/);
	await page.keyboard.type(" Third.");
	await expect(control(form, "Description")).toHaveValue("Second. Third.");
	await expect(unsavedMark(form)).toBeVisible();
	page.on("dialog", (dialog) => dialog.accept());
	await page.reload();
	await expect(control(form, "Description")).toHaveValue("Second. Third.");

	await saveButton(form).click();
	await expect(toastOf(page, "Course Updated")).toBeVisible();
	await expect(unsavedMark(form)).toBeHidden();
	const stored = await (await site.asAdmin("GET", "/api/admin/courses")).json();
	expect(stored.filter((course: { slug: string }) => course.slug === slug)).toMatchObject([
		{ summary: "First.", description: "Second. Third." },
	]);
});

test("a new fact: text typed while it is created stays and is saved to it", async ({
	page,
	site,
}) => {
	const question = `Typed while created ${process.pid}?`;
	await tokenOf(page);
	await page.goto("/admin/facts/new?topic=other");
	const form = page.locator("main");
	await control(form, "Question").fill(question);
	await control(form, "Answer").fill("First.");
	const { arrived, release } = await holdSave(page, "/api/admin/facts");
	await saveButton(form).click();
	await arrived;
	await control(form, "Answer in Spanish (optional)").fill("Segundo.");
	release();
	await expect(toastOf(page, "Fact added")).toBeVisible();
	await expect(control(form, "Answer in Spanish (optional)")).toHaveValue("Segundo.");
	await expect(unsavedMark(form)).toBeVisible();

	await saveButton(form).click();
	await expect(page).toHaveURL("/admin/facts");
	const stored = await (await site.asAdmin("GET", "/api/admin/facts")).json();
	expect(stored.filter((fact: { question: string }) => fact.question === question)).toMatchObject([
		{ answer: "First.", spanish: "Segundo." },
	]);
});

test("the settings: Undo keeps text typed later, in other sections and in the same one", async ({
	page,
	site,
}) => {
	await tokenOf(page);
	const before = (await (await site.asAdmin("GET", "/api/admin/settings")).json()).settings;
	await page.goto("/admin/settings");
	const form = page.locator("main");
	await control(form, "Phone").fill("732-555-0171");
	await control(form, "Email").fill("undo@school.example");
	await saveButton(form).click();
	await expect(unsavedMark(form)).toBeHidden();
	await control(form, "Second phone (optional)").fill("732-555-0172");
	await control(form, "Email").fill("later@school.example");
	await toastOf(page, "Settings saved").getByRole("button", { name: "Undo" }).click();
	await expect(control(form, "Phone")).toHaveValue(before.phone);
	await expect(control(form, "Second phone (optional)")).toHaveValue("732-555-0172");
	await expect(control(form, "Email")).toHaveValue("later@school.example");
	await expect(unsavedMark(form)).toHaveText("2 unsaved changes");
	await saveButton(form).click();
	await expect
		.poll(async () => (await (await site.asAdmin("GET", "/api/admin/settings")).json()).settings)
		.toMatchObject({
			phone: before.phone,
			secondPhone: "732-555-0172",
			email: "later@school.example",
		});
});
