import { expect, type Page, type Route } from "@playwright/test";
import { whenReady } from "./visitor.ts";

// Reads and operates the chat as a visitor, in both languages.

export const chatButton = (page: Page) =>
	page
		.getByRole("complementary", { name: "Chat" })
		.getByLabel(/^(?:Ask a question|Haga una pregunta)/);
export const chat = (page: Page) => page.getByRole("dialog", { name: /^Chat (?:with|con) / });
export const input = (page: Page) => chat(page).getByLabel(/^(?:Your message|Su mensaje)$/);
export const sendButton = (page: Page) => chat(page).getByRole("button", { name: "Send" });
export const chips = (page: Page) =>
	chat(page)
		.getByRole("group", { name: /^(?:Suggested replies|Respuestas sugeridas)$/ })
		.getByRole("button");
/** What was said. Each begins with who said it. */
export const messages = (page: Page) => chat(page).getByRole("log").getByRole("article");
export const theQuestion = (page: Page) => messages(page).filter({ hasText: /^You/ }).last();
export const theAnswer = (page: Page) =>
	messages(page)
		.filter({ hasText: /^(?:Assistant|Asistente)/ })
		.last();
export const typing = (page: Page) => chat(page).getByText("The assistant is typing");
export const callbackForm = (page: Page) =>
	chat(page).getByRole("form", { name: "Let us call you" });

/** Opens the chat and waits until one can write. */
export async function openChat(page: Page): Promise<void> {
	await whenReady(page);
	await chatButton(page).click();
	await expect(input(page)).toBeEnabled();
	await expect(chips(page).first()).toBeVisible();
}

/** Sends a message and waits for the answer. */
export async function say(page: Page, text: string): Promise<void> {
	const before = await messages(page).count();
	await input(page).fill(text);
	await input(page).press("Enter");
	await expect(messages(page)).toHaveCount(before + 2);
	await expect(input(page)).toBeEnabled();
}

/** Mocks the assistant's answer and its links. */
export async function assistantSays(page: Page, content: string, links: unknown[] = []) {
	let id = 900_000;
	await page.route("**/api/chat/message", (route) => {
		id += 2;
		return answer(route, {
			userMessage: { id, content: route.request().postDataJSON().content, isUser: true },
			aiMessage: { id: id + 1, content, isUser: false },
		});
	});
	await page.route("**/api/chat/conversations/*/hints*", (route) =>
		answer(route, {
			language: "en",
			suggestions: [content.slice(0, 60)],
			offersCallback: false,
			consent: "By sending this you agree that we call you.",
			consentLanguage: "en",
			formLanguage: "en",
			answers: [{ messageId: id + 1, language: "en", links, thumb: null }],
		}),
	);
}

const answer = (route: Route, json: unknown) => route.fulfill({ json });

/** Holds responses until released. */
export async function holdAnswers(page: Page): Promise<() => void> {
	const held = Promise.withResolvers<void>();
	await page.route("**/api/chat/message", async (route) => {
		await held.promise;
		await route.continue();
	});
	return held.resolve;
}
