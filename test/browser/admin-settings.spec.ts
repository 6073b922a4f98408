import { expect, signedIn, test, toastOf } from "./office.ts";

test.use({ viewport: { width: 1366, height: 800 } });
// Both change the one school.
test.describe.configure({ mode: "serial" });

test("what the school changes is on the website at the next visit, and can be taken back", async ({
	page,
}) => {
	await signedIn(page);
	await page.goto("/admin/settings");
	const phone = page.getByLabel("Phone", { exact: true });
	const before = await phone.inputValue();
	await phone.fill("732-555-0177");
	await expect(page.getByText(`Was ${before}`)).toBeVisible();
	const bar = page.getByRole("region", { name: "Unsaved changes" });
	await expect(bar).toContainText("1 change");
	await bar.getByRole("button", { name: "Save" }).click();
	await expect(toastOf(page, "Settings saved")).toBeVisible();
	await expect(bar).toBeHidden();
	expect(await (await page.request.get("/contact")).text()).toContain("732-555-0177");
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(phone).toHaveValue(before);
});

test("what is wrong stands beside its field, and nothing typed is lost over a reload", async ({
	page,
}) => {
	await signedIn(page);
	await page.goto("/admin/settings");
	await page.getByLabel("ZIP").fill("088");
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("Please enter a ZIP code of five digits")).toBeVisible();
	await expect(page.getByLabel("ZIP")).toBeFocused();
	await page.getByLabel("Old address").fill("programs/cna");
	await page.getByLabel("Goes to").fill("/courses/cna");
	await page.getByRole("button", { name: "Add", exact: true }).click();
	await expect(page.getByText("Begin with a slash: /programs/cna")).toBeVisible();
	page.on("dialog", (dialog) => dialog.accept());
	await page.reload();
	await expect(page.getByLabel("ZIP")).toHaveValue("088");
	await page.getByRole("button", { name: "Discard" }).click();
	await expect(page.getByLabel("ZIP")).not.toHaveValue("088");
});
