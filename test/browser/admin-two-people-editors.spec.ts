import { toastOf } from "./admin.ts";
import {
	adminEditors,
	control,
	expect,
	saveButton,
	saveTheirs,
	storedTexts,
	test,
	tokenOf,
} from "./admin-editors.ts";

// Two administrators edit one record at the same time, in each of the four editors.

test.use({ viewport: { width: 1366, height: 800 } });

for (const editor of adminEditors) {
	const [first, second, third] = editor.fields;
	const conflictLabel = (label: string) => editor.conflictLabels?.[label] ?? label;

	test(`${editor.name}: where two people changed the same field, the second chooses and nothing else is lost`, async ({
		page,
		site,
	}) => {
		await tokenOf(page);
		const { path, api } = await editor.create(page, site);
		await page.goto(path);
		const mine = await editor.open(page);
		await control(mine, first.label).fill(first.mine);
		await control(mine, second.label).fill(second.mine);
		await saveTheirs(site, api, first, third);

		await saveButton(mine).click();
		const conflict = page.getByRole("dialog", { name: editor.conflictTitle });
		await expect(conflict).toContainText(`admin’s version${first.theirs}`);
		await expect(conflict).toContainText(`Your version${first.mine}`);
		await expect(
			conflict.getByText(`Your other changes will be saved too: ${conflictLabel(second.label)}`),
		).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(control(mine, first.label)).toHaveValue(first.mine);
		await expect(control(mine, second.label)).toHaveValue(second.mine);

		await saveButton(mine).click();
		await conflict.getByRole("radio", { name: /^Your version/ }).check();
		await conflict.getByRole("button", { name: "Save selection" }).click();
		await expect(toastOf(page, editor.toast)).toBeVisible();
		expect(await storedTexts(editor, api, site)).toEqual([first.mine, second.mine, third.theirs]);
	});
}

// Which fields an editor compares is shown by the four tests above.
test("changes of different fields by two people are both saved without a question", async ({
	page,
	site,
}) => {
	const [editor] = adminEditors;
	if (!editor) throw new Error("There is no editor.");
	const [first, second, third] = editor.fields;
	await tokenOf(page);
	const { path, api } = await editor.create(page, site);
	await page.goto(path);
	const mine = await editor.open(page);
	await control(mine, second.label).fill(second.mine);
	await control(mine, third.label).fill(third.mine);
	await saveTheirs(site, api, first);

	await saveButton(mine).click();
	await expect(toastOf(page, editor.toast)).toBeVisible();
	expect(await storedTexts(editor, api, site)).toEqual([first.theirs, second.mine, third.mine]);
});
