import { expect, test, toastOf } from "./admin.ts";

test.use({ viewport: { width: 1366, height: 800 } });

const path = "/api/admin/settings";

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
