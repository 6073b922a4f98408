import { expect, test, toastOf } from "./admin.ts";

test.use({ viewport: { width: 1366, height: 800 } });

const path = "/api/admin/settings";

test("the retention of conversations is changed in Settings, and shortening it needs a confirmation", async ({
	adminPage,
	site,
}) => {
	const retentionDays = async () =>
		(await (await site.asAdmin("GET", path)).json()).settings.retentionDays;
	await site.asAdmin("PATCH", path, { retentionDays: 200 });
	await adminPage.goto("/admin/settings#assistant");
	const days = adminPage.getByLabel("Keep conversations for (days)");
	await expect(days).toHaveValue("200");
	await expect(adminPage.getByText("No language model is set up.")).toBeVisible();
	const save = adminPage.getByRole("button", { name: "Save", exact: true });
	await days.fill("many");
	await save.click();
	await expect(adminPage.getByText("Please enter a number from 1 to 365")).toBeVisible();
	await expect(days).toBeFocused();
	await days.fill("300");
	await save.click();
	await expect(toastOf(adminPage, "Settings saved")).toBeVisible();
	expect(await retentionDays()).toBe(300);

	await days.fill("250");
	await save.click();
	const asks = adminPage.getByRole("alertdialog", {
		name: "Shorten how long conversations are kept?",
	});
	await expect(asks).toContainText("more than 250 days old");
	await asks.getByRole("button", { name: "Cancel" }).click();
	expect(await retentionDays()).toBe(300);
	await save.click();
	await asks.getByRole("button", { name: "Shorten and delete" }).click();
	await expect.poll(retentionDays).toBe(250);
	await expect(adminPage.getByRole("region", { name: "Unsaved changes" })).toBeHidden();
});

test("if a language model is configured, its calls are limited here", async ({
	adminPage,
	site,
}) => {
	const stored = await (await site.asAdmin("GET", path)).json();
	const sent: unknown[] = [];
	await adminPage.route(`**${path}`, (route) => {
		const change = route.request().postDataJSON() ?? {};
		if (route.request().method() === "PATCH") sent.push(change);
		const settings = { ...stored.settings, ...change };
		return route.fulfill({ json: { ...stored, settings, hasModel: true } });
	});
	await adminPage.goto("/admin/settings#assistant");
	const perDay = adminPage.getByLabel("Language model calls per day");
	const save = adminPage.getByRole("button", { name: "Save", exact: true });
	await perDay.fill("-1");
	await save.click();
	await expect(adminPage.getByText("Please enter a number from 0 to 1,000,000")).toBeVisible();
	await perDay.fill("1,500");
	await adminPage.getByLabel("Language model calls per visitor per day").fill("12");
	await save.click();
	await expect(toastOf(adminPage, "Settings saved")).toBeVisible();
	expect(sent).toEqual([{ modelCallsPerDay: 1500, modelCallsPerVisitor: 12 }]);
});
