import { expect, test } from "./site.ts";
import {
	fillContact,
	fillRegistration,
	registerButton,
	sendButton,
	shownReference,
	whenReady,
} from "./visitor.ts";

const trap = 'input[name="website"]';

test("without JavaScript, a program that fills in the trap sees success, and its registration is marked", async ({
	browser,
	site,
}) => {
	const page = await browser.newPage({ javaScriptEnabled: false, baseURL: site.url });
	await page.goto("/register");
	const name = `Program ${Date.now()}`;
	const message = "https://one.example.com https://two.example.com https://three.example.com";
	await fillRegistration(page, { name, message });
	await page.locator(trap).fill("https://one.example.com", { force: true });
	await registerButton(page).click();
	await expect(page.getByRole("heading", { name: "Registration Successful!" })).toBeVisible();
	const reference = await shownReference(page).textContent();
	await page.close();

	const [stored] = await (
		await site.asAdmin("GET", `/api/admin/registrations?q=${reference}`)
	).json();
	expect(stored).toMatchObject({ fullName: name, isSpam: true, message });
	expect(stored.spamSignals).toContain("a field that people can’t see was filled in");
});

test("without JavaScript, a person's message is not marked", async ({ browser, site }) => {
	const page = await browser.newPage({ javaScriptEnabled: false, baseURL: site.url });
	await page.goto("/contact");
	await fillContact(page, { subject: "Papers" });
	// Of their own: other tests on this site repeat theirs.
	const mine = `plain-${Date.now()}`;
	await page.getByLabel("Email").fill(`${mine}@mail.example`);
	await page.getByLabel("Message", { exact: true }).fill(`Do I bring a photo, ${mine}?`);
	await sendButton(page).click();
	await expect(page.getByRole("heading", { name: "Message Sent Successfully!" })).toBeVisible();
	const reference = await shownReference(page).textContent();
	await page.close();
	const [stored] = await (await site.asAdmin("GET", `/api/admin/contacts?q=${reference}`)).json();
	expect(stored.isSpam).toBe(false);
});

test("the trap is out of sight, of the tab order and of the accessibility tree, and in no draft", async ({
	page,
}) => {
	await page.goto("/contact");
	await whenReady(page);
	const field = page.locator(trap);
	await expect(field).toHaveAttribute("tabindex", "-1");
	await expect(field).toHaveAttribute("autocomplete", "off");
	await expect(page.getByRole("textbox", { name: /leave this field/i })).toHaveCount(0);
	const box = await field.locator("xpath=ancestor::div[1]").boundingBox();
	expect(box?.width).toBeLessThanOrEqual(1);
	expect(box?.height).toBeLessThanOrEqual(1);

	await page.getByLabel("Name", { exact: true }).fill("Denise Okafor");
	await field.fill("filled in by a program", { force: true });
	const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
	expect(kept).toContain("Denise Okafor");
	expect(kept).not.toContain("filled in by a program");
});

test("with JavaScript, time and trap travel in a header, and the body stays as specified", async ({
	page,
}) => {
	await page.goto("/register");
	await whenReady(page);
	await fillRegistration(page);
	await page.locator(trap).fill("x", { force: true });
	const sent = page.waitForRequest("**/api/register");
	await registerButton(page).click();
	const request = await sent;
	expect(request.headers()["form-signals"]).toMatch(/^elapsed=\d+, trap$/);
	expect(Object.keys(request.postDataJSON()).sort()).toEqual(
		["fullName", "email", "phone", "courseId", "message"].sort(),
	);
	await expect(page.getByRole("heading", { name: "Registration Successful!" })).toBeVisible();
});

test("a form that was restored from a draft sends no time", async ({ page }) => {
	await page.goto("/contact");
	await whenReady(page);
	await fillContact(page);
	await page.reload();
	await whenReady(page);
	await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Denise Okafor");
	const sent = page.waitForRequest("**/api/contact");
	await sendButton(page).click();
	expect((await sent).headers()["form-signals"]).toBeUndefined();
	await expect(page.getByRole("heading", { name: "Message Sent Successfully!" })).toBeVisible();
});
