import type { Page } from "@playwright/test";
import { expectNoFindings } from "./axe.ts";
import { callbackForm, chat, openChat } from "./chat-visitor.ts";
import { expect, test } from "./site.ts";
import { fillRegistration, registerButton, whenReady } from "./visitor.ts";

const question = (page: Page) => page.getByText("Did you mean ana@gmail.com?");
const answer = (page: Page) => page.locator(".email-hint");
const email = (page: Page) => page.getByLabel("Email");

test.describe("by touch", () => {
	test.use({ hasTouch: true });

	test("one tap accepts, the draft has the new address, and the form is sent with it", async ({
		page,
	}) => {
		await page.goto("/register");
		await whenReady(page);
		await fillRegistration(page, { email: "ana@gmial.com" });
		await expect(question(page)).toBeVisible();
		await expectNoFindings(page, "form");
		await page.getByRole("button", { name: "Yes, change it" }).tap();
		await expect(email(page)).toHaveValue("ana@gmail.com");
		await expect(answer(page)).toHaveText("Changed to ana@gmail.com.");
		await expect(answer(page)).toBeFocused();
		await page.reload();
		await expect(email(page)).toHaveValue("ana@gmail.com");
		const sent = page.waitForRequest("**/api/register");
		await whenReady(page);
		await registerButton(page).tap();
		expect((await sent).postDataJSON().email).toBe("ana@gmail.com");
	});

	test("one tap dismisses, and the question does not come back for this address", async ({
		page,
	}) => {
		await page.goto("/contact");
		await whenReady(page);
		await email(page).fill("ana@gmail.co");
		await page.getByLabel("Phone").tap();
		await expect(question(page)).toBeVisible();
		await page.getByRole("button", { name: "No, keep mine" }).tap();
		await expect(email(page)).toHaveValue("ana@gmail.co");
		await expect(answer(page)).toHaveText("Your email stays ana@gmail.co.");
		await expect(answer(page)).toBeFocused();
		await email(page).tap();
		await page.getByLabel("Phone").tap();
		await page.getByLabel("Message", { exact: true }).tap();
		await expect(question(page)).toHaveCount(0);
	});
});

test("by keyboard: the question is announced, reached by Tab, accepted by Enter", async ({
	page,
}) => {
	await page.goto("/register");
	await whenReady(page);
	await email(page).focus();
	await page.keyboard.type("ana@gmail..com");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("status").filter({ has: question(page) })).toBeVisible();
	await expect(page.getByLabel("Phone")).toBeFocused();
	await page.keyboard.press("Shift+Tab");
	await page.keyboard.press("Shift+Tab");
	await expect(page.getByRole("button", { name: "Yes, change it" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(email(page)).toHaveValue("ana@gmail.com");
	await page.keyboard.press("Tab");
	await expect(page.getByLabel("Phone")).toBeFocused();
});

test("by keyboard: dismissed by Enter, and editing the address removes what was said", async ({
	page,
}) => {
	await page.goto("/contact");
	await whenReady(page);
	await email(page).focus();
	await page.keyboard.type("ana@gmail.con");
	await page.keyboard.press("Tab");
	await expect(question(page)).toBeVisible();
	await page.getByRole("button", { name: "No, keep mine" }).focus();
	await page.keyboard.press("Enter");
	await expect(answer(page)).toHaveText("Your email stays ana@gmail.con.");
	await expect(answer(page)).toBeFocused();
	await email(page).press("End");
	await page.keyboard.type("x");
	await expect(answer(page)).toBeEmpty();
});

test("an address that is fine gets no question, and the form is never held up", async ({
	page,
}) => {
	await page.goto("/register");
	await whenReady(page);
	await fillRegistration(page, { email: "ana@middlesex.k12.nj.us" });
	await expect(answer(page)).toBeEmpty();
	await fillRegistration(page, { email: "ana@gmial.com" });
	const sent = page.waitForRequest("**/api/register");
	await registerButton(page).click();
	expect((await sent).postDataJSON().email).toBe("ana@gmial.com");
});

test("the click that leaves the field hits its target, though the question moves the page", async ({
	page,
}) => {
	await page.goto("/register");
	await whenReady(page);
	await email(page).fill("ana@gmial.com");
	const clear = page.getByRole("button", { name: "Clear form" });
	page.once("dialog", (question) => question.accept());
	await clear.click({ delay: 400 });
	await expect(email(page)).toHaveValue("");
	await expect(question(page)).toHaveCount(0);
});

test("the chat's form asks too", async ({ page }) => {
	await page.goto("/");
	await openChat(page);
	await chat(page).getByRole("button", { name: "Leave your number" }).click();
	const form = callbackForm(page);
	await form.getByLabel("Email").fill("ana@hotmial.com");
	await form.getByLabel("Phone").focus();
	await expect(form.getByText("Did you mean ana@hotmail.com?")).toBeVisible();
	await form.getByRole("button", { name: "Yes, change it" }).click();
	await expect(form.getByLabel("Email")).toHaveValue("ana@hotmail.com");
});
