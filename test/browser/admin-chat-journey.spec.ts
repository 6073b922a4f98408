import type { Page } from "@playwright/test";
import { expect, signIn, test } from "./admin.ts";
import { expectNoFindings } from "./axe.ts";
import { callbackForm, chat, chips, messages, openChat, say, theAnswer } from "./chat-visitor.ts";

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
