import { adminPassword } from "../admin-password.ts";
import { toastOf } from "./admin.ts";
import { expectNoFindings } from "./axe.ts";
import { expect, submitSignIn, test } from "./own-server.ts";

test.use({ viewport: { width: 1366, height: 800 } });

test.describe("without ADMIN_PASSWORD", () => {
	test.use({ serverEnv: { ADMIN_PASSWORD: "" } });

	test("the first administrator gets in with the password that the first start prints, and chooses another", async ({
		page,
		server,
	}) => {
		const printed = /Created administrator "admin" with password (\S+)/.exec(server.output())?.[1];
		await page.goto("/admin");
		await expect(page).toHaveURL("/admin/login");
		await submitSignIn(page, "admin", printed ?? "");
		const before = page.getByRole("region", { name: "Before you go live" });
		await before.getByRole("link", { name: "Change the initial password" }).click();
		await page.getByRole("button", { name: "Change my password" }).click();
		const dialog = page.getByRole("dialog", { name: "Change my password" });
		await dialog.getByLabel("Current password", { exact: true }).fill(printed ?? "");
		await dialog.getByLabel("New password", { exact: true }).fill("four quiet green bicycles");
		await dialog.getByRole("button", { name: "Change password" }).click();
		await expect(toastOf(page, "Password changed")).toBeVisible();
		await page.getByRole("link", { name: "Today" }).click();
		await expect(before).toContainText("Initial password changed");

		await page.getByRole("button", { name: "Sign out" }).click();
		await submitSignIn(page, "admin", printed ?? "");
		await expect(page.getByRole("alert")).toHaveText("Invalid username or password");
		await submitSignIn(page, "admin", "four quiet green bicycles");
		await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
	});
});

test("the delivered answers to confirm follow one’s own changes of facts, and those of a colleague", async ({
	page,
	server,
}) => {
	await page.goto("/admin/login");
	const connected = page.waitForResponse(/\/api\/admin\/events/);
	await submitSignIn(page, "admin", adminPassword);
	await connected;
	const open = () => page.getByRole("button", { name: "Confirm the delivered answers" }).click();
	const dialog = page.getByRole("dialog", { name: "Confirm the delivered answers?" });
	const answer = (question: string) => dialog.getByRole("listitem").filter({ hasText: question });
	await open();
	await expect(answer("Are classes online?")).toBeVisible();
	await dialog.getByRole("link", { name: "Edit the facts" }).click();
	await page.getByRole("link", { name: "Are classes online?" }).click();
	await page.getByRole("button", { name: "Delete fact" }).click();
	const asks = page.getByRole("alertdialog", { name: "Delete this fact?" });
	await asks.getByRole("button", { name: "Delete fact" }).click();
	await expect(toastOf(page, "Fact deleted")).toBeVisible();
	await page.getByRole("link", { name: "Today" }).click();
	await open();
	await expect(dialog.getByRole("listitem").first()).toBeVisible();
	await expect(answer("Are classes online?")).toHaveCount(0);

	const asColleague = async (method: string, path: string, body?: object, token = "") =>
		fetch(`${server.url}${path}`, {
			method,
			headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
			...(body && { body: JSON.stringify(body) }),
		});
	const credentials = { username: "admin", password: adminPassword };
	const { token } = await (await asColleague("POST", "/api/login", credentials)).json();
	const facts = await (await asColleague("GET", "/api/admin/facts", undefined, token)).json();
	for (const { id } of facts)
		await asColleague("DELETE", `/api/admin/facts/${id}`, undefined, token);
	await expect(page.getByRole("region", { name: "Before you go live" })).toContainText(
		"Delivered answers confirmed",
	);
});

test("what the website was delivered with is read before it is confirmed, and then stays confirmed", async ({
	page,
}) => {
	await page.goto("/admin/login");
	await submitSignIn(page, "admin", adminPassword);
	const before = page.getByRole("region", { name: "Before you go live" });
	for (const [title, sentence, done] of [
		["Confirm the About page", /^We help with your résumé/, "About page confirmed"],
		["Confirm the benefits", /^Hands-on practice:/, "Benefits confirmed"],
		["Confirm the delivered answers", /^Are classes online\?/, "Delivered answers confirmed"],
	] as const) {
		await before.getByRole("button", { name: title }).click();
		const dialog = page.getByRole("dialog", { name: `${title}?` });
		const sentences = dialog.getByRole("listitem");
		await expect(sentences.filter({ hasText: sentence })).toBeVisible();
		await expectNoFindings(page);
		const count = await sentences.count();
		await dialog.getByRole("button", { name: `Confirm all ${count}` }).click();
		await expect(before).toContainText(done);
		await expect(dialog).toBeHidden();
	}
	await page.reload();
	await expect(before).toContainText("About page confirmed");
	await expect(before.getByRole("button")).toHaveCount(0);
});
