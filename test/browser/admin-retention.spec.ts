import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { addDays, dateInEnglish } from "#platform/calendar/days.ts";
import { newYorkClock } from "#platform/calendar/new-york.ts";
import { dayPeriodBefore } from "#school/profile/retention.ts";
import { createRegistration, expect, test, toastOf } from "./admin.ts";
import { findings } from "./axe.ts";

test.use({ viewport: { width: 1366, height: 800 } });

/** Makes registrations old, as no call can. */
function receivedBefore(dataDir: string, ids: readonly number[], instant: string) {
	const db = new DatabaseSync(join(dataDir, "school.db"));
	try {
		db.exec("pragma busy_timeout = 5000");
		const update = db.prepare(`update registrations set "createdAt" = ? where id = ?`);
		for (const id of ids) update.run(instant, id);
	} finally {
		db.close();
	}
}

test("what is going to be deleted is on Today, with a link to exactly these registrations", async ({
	adminPage,
	site,
}) => {
	const old = [await createRegistration(adminPage), await createRegistration(adminPage)];
	const recent = await createRegistration(adminPage);
	receivedBefore(
		site.dataDir,
		old.map(({ id }) => id),
		"2015-05-05T15:00:00.000Z",
	);
	const today = newYorkClock(new Date()).day;
	const from = addDays(today, 31);
	await adminPage.goto("/admin");
	const task = adminPage
		.getByRole("region", { name: "To do" })
		.getByRole("link", { name: `2 registrations will be deleted starting ${dateInEnglish(from)}` });
	await expect(task).toBeVisible();
	await expect(adminPage.getByText("2 are still pending.")).toBeVisible();
	await task.click();
	await expect(adminPage.getByRole("heading", { level: 1 })).toContainText("2");
	for (const { fullName } of old) {
		await expect(adminPage.getByText(fullName, { exact: true })).toBeVisible();
	}
	await expect(adminPage.getByText(recent.fullName, { exact: true })).toHaveCount(0);
});

test("how long records are kept is set in the settings, which say from when on it applies", async ({
	adminPage,
	site,
}) => {
	const today = newYorkClock(new Date()).day;
	const from = addDays(today, 31);
	await adminPage.goto("/admin/settings#retention");
	const section = adminPage.getByRole("region", { name: "How long records are kept" });
	const years = section.getByLabel("Keep messages for", { exact: true });
	const unit = section.getByLabel("Keep messages for: unit");
	await expect(years).toHaveValue("3");
	await expect(unit).toHaveValue("years");
	expect(await findings(adminPage)).toEqual([]);
	const save = adminPage.getByRole("button", { name: "Save", exact: true });
	await years.fill("20");
	await unit.selectOption("days");
	await save.click();
	await expect(
		section.getByText("Please enter 30 days to 100 years, or choose forever"),
	).toBeVisible();
	await expect(years).toBeFocused();

	await years.fill("18");
	await unit.selectOption("months");
	await expect(section.getByText("Previously: 3 years")).toBeVisible();
	await save.click();
	await expect(toastOf(adminPage, "Settings saved")).toBeVisible();
	const before = dateInEnglish(dayPeriodBefore(from, "18 months") ?? "");
	await expect(
		section.getByText(
			`From ${dateInEnglish(from)}, messages from before ${before} are deleted. Now 0.`,
		),
	).toBeVisible();
	await adminPage.goto("/privacy-policy");
	await expect(adminPage.getByText("We keep a message for 18 months")).toBeVisible();

	await adminPage.goto("/admin/settings#retention");
	await unit.selectOption("forever");
	await save.click();
	await expect(toastOf(adminPage, "Settings saved")).toBeVisible();
	await expect(section.getByText("No messages are deleted automatically.")).toBeVisible();
	expect(await findings(adminPage)).toEqual([]);
	await section.getByLabel("Keep messages for", { exact: true }).selectOption("years");
	await years.fill("5");
	await adminPage.getByRole("button", { name: "Discard" }).click();
	await site.asAdmin("PATCH", "/api/admin/settings", { keepMessages: null });
});

test("the privacy policy names the times and their last change, with and without JavaScript", async ({
	browser,
	page,
	site,
}) => {
	await site.asAdmin("PATCH", "/api/admin/settings", { keepRegistrations: "10 years" });
	const withoutScript = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
	const plain = await withoutScript.newPage();
	await page.goto("/");
	await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
	await plain.goto("/privacy-policy");
	for (const read of [page, plain]) {
		const kept = read.locator("#long");
		await expect(kept).toContainText("We keep a registration for 10 years after it reached us.");
		await expect(kept).toContainText("We keep each chat for 365 days after its last question.");
		const today = dateInEnglish(newYorkClock(new Date()).day);
		await expect(read.getByText(`Last updated ${today}.`)).toBeVisible();
	}
	await withoutScript.close();
	await site.asAdmin("PATCH", "/api/admin/settings", { keepRegistrations: null });
});

test("settings say that the retention status failed to load", async ({ adminPage: page }) => {
	await page.route("**/api/admin/retention", (route) =>
		route.fulfill({ status: 503, body: "Please wait." }),
	);
	await page.goto("/admin/settings");
	await expect(page.getByRole("alert")).toContainText("Failed to load the retention status.");
	await page.unroute("**/api/admin/retention");
	await page.getByRole("button", { name: "Retry" }).click();
	await expect(page.getByRole("alert")).toHaveCount(0);
});
