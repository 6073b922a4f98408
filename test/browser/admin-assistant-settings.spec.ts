import { expect, test, toastOf } from "./admin.ts";

test.use({ viewport: { width: 1366, height: 800 } });

const path = "/api/admin/settings";

test("the time that conversations are kept is changed in Settings, and asked about before it gets shorter", async ({
	office,
	site,
}) => {
	const kept = async () => (await (await site.asAdmin("GET", path)).json()).settings.retentionDays;
	await site.asAdmin("PATCH", path, { retentionDays: 200 });
	await office.goto("/admin/settings#assistant");
	const days = office.getByLabel("Keep conversations for (days)");
	await expect(days).toHaveValue("200");
	await expect(office.getByText("No language model is set up.")).toBeVisible();
	const save = office.getByRole("button", { name: "Save", exact: true });
	await days.fill("many");
	await save.click();
	await expect(office.getByText("Please enter a number from 1 to 365")).toBeVisible();
	await expect(days).toBeFocused();
	await days.fill("300");
	await save.click();
	await expect(toastOf(office, "Settings saved")).toBeVisible();
	expect(await kept()).toBe(300);

	await days.fill("250");
	await save.click();
	const asks = office.getByRole("alertdialog", {
		name: "Shorten how long conversations are kept?",
	});
	await expect(asks).toContainText("more than 250 days old");
	await asks.getByRole("button", { name: "Cancel" }).click();
	expect(await kept()).toBe(300);
	await save.click();
	await asks.getByRole("button", { name: "Shorten and delete" }).click();
	await expect.poll(kept).toBe(250);
	await expect(office.getByRole("region", { name: "Unsaved changes" })).toBeHidden();
});

test("where a language model is set up, its calls are capped here", async ({ office, site }) => {
	const known = await (await site.asAdmin("GET", path)).json();
	const sent: unknown[] = [];
	await office.route(`**${path}`, (route) => {
		const change = route.request().postDataJSON() ?? {};
		if (route.request().method() === "PATCH") sent.push(change);
		const settings = { ...known.settings, ...change };
		return route.fulfill({ json: { ...known, settings, hasModel: true } });
	});
	await office.goto("/admin/settings#assistant");
	const perDay = office.getByLabel("Language model calls per day");
	const save = office.getByRole("button", { name: "Save", exact: true });
	await perDay.fill("-1");
	await save.click();
	await expect(office.getByText("Please enter a number from 0 to 1,000,000")).toBeVisible();
	await perDay.fill("1,500");
	await office.getByLabel("Language model calls per visitor per day").fill("12");
	await save.click();
	await expect(toastOf(office, "Settings saved")).toBeVisible();
	expect(sent).toEqual([{ modelCallsPerDay: 1500, modelCallsPerVisitor: 12 }]);
});
