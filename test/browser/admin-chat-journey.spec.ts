import type { Page } from "@playwright/test";
import { expect, signIn, test } from "./admin.ts";
import { expectNoFindings } from "./axe.ts";
import {
	callbackForm,
	chat,
	chatButton,
	chips,
	input,
	messages,
	openChat,
	say,
	theAnswer,
} from "./chat-visitor.ts";
import { whenReady } from "./visitor.ts";

/** Opens the message of a visitor who left a number, and from there the chat. */
async function adminReads(page: Page, name: string, questions: readonly string[]) {
	await page.goto("/admin/contacts");
	await page.getByRole("link", { name }).click();
	const message = page.getByRole("dialog", { name });
	await expect(message).toContainText("I requested a call in the chat");
	await expectNoFindings(page);
	await message.getByRole("link", { name: /View chat/ }).click();
	await expect(page).toHaveURL(/\/admin\/chats\?open=/);
	const conversation = page.getByRole("region", { name: questions[0] ?? "" });
	const asked = conversation.getByRole("article").filter({ hasText: /^Visitor, / });
	await expect(asked).toContainText([...questions]);
	await expect(conversation).toContainText(`${name} agreed to`);
	await expectNoFindings(page);
}

test.describe("at 390 px", () => {
	test.use({
		viewport: { width: 390, height: 844 },
		contextOptions: { reducedMotion: "reduce" },
	});

	test("a visitor asks, follows a link, asks again, reloads and leaves a number; an administrator opens the message and its conversation", async ({
		page,
	}) => {
		const name = `Rosa Delgado ${Date.now()}`;
		await page.goto("/");
		await openChat(page);
		await say(page, "Tell me about the EKG program");
		const link = chat(page).getByRole("link", { name: "EKG Technician" });
		await expect(link).toHaveAttribute("href", "/courses/ekg");
		await expectNoFindings(page);
		await link.click();
		await expect(page).toHaveURL("/courses/ekg");
		await openChat(page);
		await say(page, "and for CNA?");
		await expect(theAnswer(page)).toContainText(/nursing assistant/i);
		await page.reload();
		await openChat(page);
		await expect(messages(page)).toHaveCount(5);
		await say(page, "Talk to a person");
		await chips(page).getByText("Leave your number").click();
		const form = callbackForm(page);
		await form.getByLabel("Name").fill(name);
		await form.getByLabel("Email").fill("rosa@mail.example");
		await form.getByLabel("Phone").fill("732-555-0144");
		await form.getByRole("button", { name: "Call me" }).click();
		await expect(chat(page).getByRole("heading", { name: "We will call you" })).toBeFocused();
		await expectNoFindings(page);

		await signIn(page);
		await adminReads(page, name, [
			"Tell me about the EKG program",
			"and for CNA?",
			"Talk to a person",
		]);
	});
});

test.describe("at 1366 px, by keyboard alone", () => {
	test.use({
		viewport: { width: 1366, height: 800 },
		contextOptions: { reducedMotion: "reduce" },
	});

	test("the same journey by keyboard, from the chat button to the conversation in the admin area", async ({
		page,
	}) => {
		const name = `Keyboard Delgado ${Date.now()}`;
		const key = (pressed: string) => page.keyboard.press(pressed);
		const until = async (target: ReturnType<Page["getByRole"]>, pressed: string) => {
			await expect(target).toBeVisible();
			for (let n = 0; n < 60; n++) {
				if (await target.evaluate((element) => element === document.activeElement)) return;
				await key(pressed);
			}
			await expect(target).toBeFocused();
		};
		const ask = async (question: string, answered: RegExp) => {
			await expect(input(page)).toBeFocused();
			await page.keyboard.type(question);
			await key("Enter");
			await expect(theAnswer(page)).toContainText(answered);
		};
		await page.goto("/about");
		await whenReady(page);
		await chatButton(page).focus();
		await key("Enter");
		await ask("Tell me about the EKG program", /EKG/);
		await ask("and for CNA?", /nursing assistant/i);
		await ask("Talk to a person", /./);
		await until(
			chat(page)
				.getByRole("region", { name: "Talk to a person" })
				.getByRole("button", { name: "Leave your number" }),
			"Shift+Tab",
		);
		await key("Enter");
		for (const typed of [name, "keys@mail.example", "732-555-0147"]) {
			await key("Tab");
			await page.keyboard.type(typed);
		}
		await key("Enter");
		await expect(chat(page).getByRole("heading", { name: "We will call you" })).toBeFocused();

		await signIn(page);
		await page.goto(`/admin/contacts?q=${encodeURIComponent(name)}`);
		await expect(page.getByRole("link", { name })).toBeVisible();
		await key("ArrowDown");
		await key("Enter");
		const message = page.getByRole("dialog", { name });
		await until(message.getByRole("link", { name: /View chat/ }), "Tab");
		await key("Enter");
		const conversation = page.getByRole("region", { name: "Tell me about the EKG program" });
		await expect(conversation).toContainText("and for CNA?");
		await expect(conversation).toContainText(`${name} agreed to`);
	});
});
