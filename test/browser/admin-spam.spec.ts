import type { Page } from "@playwright/test";
import { expect, loaded, test, testPerson, toastOf } from "./admin.ts";
import { expectNoFindings } from "./axe.ts";

/** Submits a form as a program does: too fast, with the trap. */
async function submitted(page: Page, path: string, body: object) {
	const answer = await page.request.post(path, {
		data: body,
		headers: { "form-signals": "elapsed=300, trap" },
	});
	expect(answer.status()).toBe(201);
	return answer.json();
}

const lists = [
	{
		list: "registrations",
		width: 1366,
		open: "Details",
		spam: async (page: Page) => {
			const { fullName, ...person } = testPerson();
			const courses = await (await page.request.get("/api/courses")).json();
			const body = { ...person, fullName, courseId: courses[0].id, message: "" };
			return { name: fullName, ...(await submitted(page, "/api/register", body)) };
		},
	},
	{
		list: "contacts",
		width: 390,
		open: "View",
		spam: async (page: Page) => {
			const { fullName: name, ...person } = testPerson();
			const message = `A message of ${name}.`;
			return submitted(page, "/api/contact", { ...person, name, message });
		},
	},
] as const;

for (const { list, width, open, spam } of lists) {
	test(`${list} at ${width} px: spam is a view, says why, and one click rescues it, with Undo`, async ({
		adminPage,
		site,
	}) => {
		await adminPage.setViewportSize({ width, height: 844 });
		const { id, name } = await spam(adminPage);
		const isSpam = async () =>
			(await (await site.asAdmin("GET", `/api/admin/${list}/${id}`)).json()).isSpam;
		await adminPage.goto(`/admin/${list}`);
		const spamView = adminPage
			.getByRole("navigation", { name: "Views" })
			.getByRole("link", { name: /^Spam/ });
		// Its count, which comes later, moves the views.
		await expect(spamView).toHaveText(/\d/);
		await spamView.click();
		// The list of all has the row too.
		await expect(spamView).toHaveAttribute("aria-current", "true");
		// On a phone the open panel hides the list from roles.
		const listed = adminPage.locator("tbody tr").filter({ hasText: name });
		const row = adminPage.getByRole("row").filter({ hasText: name });
		await expect(row.getByText("Spam", { exact: true })).toBeVisible();
		await row.getByRole("button", { name: open }).click();
		const panel = adminPage.getByRole("dialog", { name });
		await expect(panel).toContainText(
			"Suspected spam: a field that people can’t see was filled in, sent within 3 seconds. Its emails are held.",
		);
		await expectNoFindings(adminPage);
		await panel.getByRole("button", { name: "Not spam" }).click();
		const toast = toastOf(adminPage, "Not spam");
		await expect(toast).toContainText("marked as not spam. Held emails are released.");
		await expect.poll(isSpam).toBe(false);
		await expect(panel.getByText("Suspected spam")).toHaveCount(0);
		await expect(listed).toHaveCount(0);
		await toast.getByRole("button", { name: "Undo" }).click();
		await expect(toastOf(adminPage, "Undone")).toBeVisible();
		await expect.poll(isSpam).toBe(true);
		await expect(listed).toHaveCount(1);
	});
}

test("a registration is marked by hand in the details, and rescued with others from the Spam view", async ({
	adminPage,
	site,
}) => {
	await adminPage.setViewportSize({ width: 1366, height: 800 });
	const { list, spam } = lists[0];
	const { id, name } = await spam(adminPage);
	await site.asAdmin("POST", `/api/admin/${list}/bulk`, { records: [{ id, isSpam: false }] });
	// Until it is known whether they have a place in a class, that is asked about.
	const known = adminPage.waitForResponse(`**/api/admin/registrations/${id}/place`);
	await adminPage.goto(`/admin/${list}?q=${encodeURIComponent(name)}&open=${id}`);
	await (await known).finished();
	const panel = adminPage.getByRole("dialog", { name });
	await loaded(adminPage);
	await panel.getByRole("button", { name: "Mark as spam" }).click();
	await expect(toastOf(adminPage, "Marked as spam")).toContainText("Unsent emails are held.");
	await expect(panel).toContainText("Suspected spam:");
	await adminPage.goto(`/admin/${list}?isSpam=true&q=${encodeURIComponent(name)}`);
	await adminPage.getByLabel("Select all on this page").check();
	await adminPage
		.getByRole("region", { name: "Selection" })
		.getByRole("button", { name: "Not spam" })
		.click();
	await expect(toastOf(adminPage, "Not spam")).toBeVisible();
	await expect(adminPage.getByRole("row").filter({ hasText: name })).toHaveCount(0);
});
