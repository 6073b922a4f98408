import type { Locator, Page } from "@playwright/test";
import { expect, testPerson } from "./admin.ts";

// Conversations that exist before an administrator looks.

let visitors = 0;

/** Returns the links to the listed conversations, which are in a region for each day. */
export const chatRows = (page: Page) =>
	page
		.getByRole("region", { name: /^Today$|\d{4}$/ })
		.getByRole("listitem")
		.getByRole("link");

/** Returns the listed questions. */
export const questionRows = (page: Page) =>
	page.getByRole("list", { name: "Questions" }).getByRole("listitem");

/** Presses a key until an element has the focus. */
export async function pressUntil(page: Page, key: string, target: Locator) {
	await expect(target).toBeVisible();
	for (let presses = 0; presses < 80; presses++) {
		if (await target.evaluate((element) => element === document.activeElement)) return;
		await page.keyboard.press(key);
	}
	await expect(target).toBeFocused();
}

/** Asks these questions as a new visitor, one after the other. */
export async function askQuestions(page: Page, ...questions: string[]) {
	visitors += 1;
	const post = async (path: string, data: object) => {
		const response = await page.request.post(path, { data });
		expect(response.status()).toBeLessThan(300);
		return response.status() === 204 ? null : response.json();
	};
	const sessionId = `office-test-${process.pid}-${visitors}`;
	const { conversationId } = await post("/api/chat/start", { sessionId });
	const answers: { id: number; content: string }[] = [];
	for (const content of questions) {
		answers.push((await post("/api/chat/message", { conversationId, content })).aiMessage);
	}
	return {
		conversationId: conversationId as string,
		answers,
		/** Rates an answer. */
		rate: (thumb: "up" | "down", response = 0) =>
			post("/api/chat/feedback", { conversationId, messageId: answers[response]?.id, thumb }),
		/** Leaves a number. @returns the contact */
		async wantsACall() {
			const { fullName: name, email, phone } = testPerson();
			return post("/api/chat/callback", { conversationId, name, email, phone });
		},
	};
}

/** Returns the assistant's answer to a new visitor. */
export async function answerTo(page: Page, question: string): Promise<string> {
	return (await askQuestions(page, question)).answers[0]?.content ?? "";
}

let words = 0;

/** Returns a word that is in no other test and no dictionary. */
export function uniqueWord(): string {
	words += 1;
	return `zorb${"abcdefghij"[words % 10]}${process.pid}x${words}`;
}
