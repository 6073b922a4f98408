import {
	callbackForm,
	chat,
	chatButton,
	chips,
	holdAnswers,
	input,
	messages,
	openChat,
	say,
	sendButton,
	theAnswer,
	theQuestion,
	typing,
} from "./chat-visitor.ts";
import { expect, test } from "./site.ts";
import { shownReference, whenReady } from "./visitor.ts";

test("a question is answered with a link, survives a reload, and ends with a number that administrators see with the conversation", {
	tag: "@smoke",
}, async ({ page, site }) => {
	await page.goto("/");
	await openChat(page);
	await expect(messages(page).first()).toContainText("I’m the automated assistant");
	await say(page, "Tell me about the EKG program");
	const link = chat(page).getByRole("link", { name: "EKG Technician" });
	await expect(link).toHaveAttribute("href", "/courses/ekg");
	await say(page, "and for CNA?");
	await expect(theAnswer(page)).toContainText(/nursing assistant/i);
	await page.reload();
	await openChat(page);
	await expect(messages(page)).toHaveCount(5);
	await expect(link).toBeVisible();
	await say(page, "Talk to a person");
	await chips(page).getByText("Leave your number").click();

	const form = callbackForm(page);
	const consent = await form.locator("span[lang]").textContent();
	expect(consent).toContain("By sending this, you agree");
	const email = `chat-${Date.now()}@mail.example`;
	await form.getByLabel("Name").fill("Rosa Méndez");
	await form.getByLabel("Email").fill(email);
	await form.getByLabel("Phone").fill("732-555-0144");
	await form.getByRole("button", { name: "Call me" }).click();
	await expect(chat(page).getByRole("heading", { name: "We will call you" })).toBeFocused();
	const reference = await shownReference(chat(page)).textContent();

	const [contact] = await (await site.asAdmin("GET", `/api/admin/contacts?q=${email}`)).json();
	expect(contact).toMatchObject({ reference, name: "Rosa Méndez", phone: "732-555-0144" });
	const linked = `/api/admin/chat/conversations?contactId=${contact.id}`;
	const [found] = await (await site.asAdmin("GET", linked)).json();
	const whole = await (
		await site.asAdmin("GET", `/api/admin/chat/conversations/${found.id}`)
	).json();
	expect(whole.contacts).toMatchObject([{ id: contact.id, consent }]);
	expect(whole.messages).toHaveLength(7);
});

test("a number is stored with the sentence that was shown, although the conversation is in another language by now", async ({
	page,
	site,
}) => {
	await page.goto("/");
	await openChat(page);
	// The sentence in Spanish does not arrive, so the one in English stays.
	await page.route("**/api/chat/conversations/*/hints*", (route) => route.abort());
	await say(page, "¿Puedo hablar con una persona?");
	await expect(theAnswer(page)).toContainText("oficina");
	await chat(page).getByRole("button", { name: "Leave your number" }).click();
	const form = callbackForm(page);
	await expect(form.locator("span[lang=en]")).toHaveText(/^By sending this, you agree/);
	const email = `chat-shown-${Date.now()}@mail.example`;
	await form.getByLabel("Name").fill("Rosa Méndez");
	await form.getByLabel("Email").fill(email);
	await form.getByLabel("Phone").fill("732-555-0144");
	await form.getByRole("button", { name: "Call me" }).click();
	await expect(chat(page).getByRole("heading", { name: "We will call you" })).toBeFocused();
	const [contact] = await (await site.asAdmin("GET", `/api/admin/contacts?q=${email}`)).json();
	const person = `/api/admin/people/${contact.personId}/personal-data`;
	const { messages } = await (await site.asAdmin("GET", person)).json();
	expect(messages[0].consent.wording).toMatch(/^By sending this, you agree/);
});

test("requests match the contract exactly, and blank messages are not sent", async ({ page }) => {
	const sent: [string, unknown][] = [];
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (request.method() === "POST") sent.push([pathname, request.postDataJSON()]);
	});
	const started = page.waitForResponse("**/api/chat/start");
	await page.goto("/about");
	await openChat(page);
	const { conversationId } = await (await started).json();
	for (const blank of ["", "   ", " \n\t "]) {
		await input(page).fill(blank);
		await input(page).press("Enter");
		await sendButton(page).click();
	}
	await say(page, "  Where are you? ");
	const sessionId = await page.evaluate(() => sessionStorage.getItem("chat-session"));
	expect(sessionId?.length).toBeGreaterThan(30);
	expect(sent).toEqual([
		["/api/chat/start", { sessionId }],
		["/api/chat/message", { conversationId, content: "Where are you?" }],
	]);
});

test("the input is disabled until the conversation exists and while an answer is awaited, and the question is shown immediately", async ({
	page,
}) => {
	const begin = Promise.withResolvers<void>();
	await page.route("**/api/chat/start", async (route) => {
		await begin.promise;
		await route.continue();
	});
	await page.goto("/");
	await whenReady(page);
	await chatButton(page).click();
	await expect(input(page)).toBeDisabled();
	await expect(sendButton(page)).toBeDisabled();
	begin.resolve();
	await expect(input(page)).toBeFocused();

	const release = await holdAnswers(page);
	await input(page).fill("Are there evening classes?");
	// In the same frame as the key press.
	const shown = await input(page).evaluate(async (element) => {
		const enter = { key: "Enter", bubbles: true, cancelable: true };
		element.dispatchEvent(new KeyboardEvent("keydown", enter));
		await new Promise(requestAnimationFrame);
		return document.querySelector("[role=log]")?.textContent;
	});
	expect(shown).toMatch(/YouAre there evening classes\?The assistant is typing$/);
	await expect(input(page)).toBeDisabled();
	release();
	await expect(theAnswer(page)).toContainText(/evening/i);
	await expect(typing(page)).toHaveCount(0);
	await expect(input(page)).toBeFocused();
});

test("suggested questions and quick replies are sent as ordinary text", async ({ page }) => {
	await page.goto("/");
	await openChat(page);
	await expect(chips(page).nth(2)).toBeVisible();
	const question = (await chips(page).first().textContent()) ?? "";
	const sent = page.waitForRequest("**/api/chat/message");
	await chips(page).first().click();
	expect((await sent).postDataJSON().content).toBe(question);
	await expect(theQuestion(page)).toHaveText(`You${question}`);
	await expect(chips(page).first()).not.toHaveText(question);
	await expect(chips(page).nth(1)).toBeVisible();
});

test("minimizing keeps the draft, over a reload too, and an answer that arrives then leaves a dot", async ({
	page,
}) => {
	await page.goto("/");
	await openChat(page);
	const release = await holdAnswers(page);
	await input(page).fill("Are there evening classes?");
	await input(page).press("Enter");
	await chat(page).getByRole("button", { name: "Minimize chat" }).click();
	await expect(chat(page)).toBeHidden();
	await expect(chatButton(page)).toBeFocused();
	await expect(chatButton(page)).toHaveAccessibleName("Ask a question");
	release();
	await expect(chatButton(page)).toHaveAccessibleName("Ask a question: new answer");
	await expect(page.locator(".chat-button .unread")).toBeVisible();
	await expect(chat(page)).toBeHidden();
	await chatButton(page).click();
	await expect(page.locator(".chat-button .unread")).toHaveCount(0);

	await input(page).fill("I also want to");
	await input(page).press("Escape");
	await expect(chatButton(page)).toBeFocused();
	await page.reload();
	await expect(chatButton(page)).toBeVisible();
	await expect(chat(page)).toHaveCount(0);
	await openChat(page);
	await expect(input(page)).toHaveValue("I also want to");
	await expect(input(page)).toBeFocused();
});

test("a link in an answer leads to its page within the site, where the conversation goes on", async ({
	page,
}) => {
	await page.goto("/");
	await openChat(page);
	await say(page, "Tell me about the EKG program");
	const link = chat(page).getByRole("link", { name: "EKG Technician" });
	expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
	await page.evaluate(() => Object.assign(window, { stayed: true }));
	await link.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("EKG Technician");
	expect(await page.evaluate(() => "stayed" in window)).toBe(true);
	// The sheet of a phone would cover the requested page.
	await expect(chat(page)).toBeHidden();
	await openChat(page);
	await expect(messages(page)).toHaveCount(3);
	await page.goto("/contact");
	await openChat(page);
	await expect(messages(page)).toHaveCount(3);
});

test("on a program’s page its program is meant, and after a link to another page that one", async ({
	page,
}) => {
	await page.goto("/courses/ekg");
	await openChat(page);
	await say(page, "What do they do all day?");
	await expect(theAnswer(page)).toContainText("EKG Technician – What you will do at work");
	await page.goto("/courses/pharmacy");
	await openChat(page);
	await say(page, "What will I learn?");
	await expect(theAnswer(page)).toContainText("Pharmacy Technician – What you learn");
});

test("a rating is stored, and can be changed and removed", async ({ page }) => {
	const thumbs: unknown[] = [];
	page.on("request", (request) => {
		if (request.url().endsWith("/feedback")) thumbs.push(request.postDataJSON().thumb);
	});
	await page.goto("/");
	await openChat(page);
	await expect(chat(page).getByRole("button", { name: "Helpful", exact: true })).toHaveCount(0);
	await say(page, "Where are you?");
	const up = chat(page).getByRole("button", { name: "Helpful", exact: true });
	const down = chat(page).getByRole("button", { name: "Not helpful" });
	await up.click();
	await expect(up).toHaveAttribute("aria-pressed", "true");
	const rated = page.waitForResponse("**/feedback");
	await down.click();
	await rated;
	await expect(up).toHaveAttribute("aria-pressed", "false");
	await page.reload();
	await openChat(page);
	await expect(down).toHaveAttribute("aria-pressed", "true");
	await down.click();
	await expect(down).toHaveAttribute("aria-pressed", "false");
	expect(thumbs).toEqual(["up", "down", null]);
});

test("a message holds 1,000 characters and says when few are left", async ({ page }) => {
	await page.goto("/");
	await openChat(page);
	await input(page).fill("a".repeat(950));
	await expect(chat(page).getByText("50 characters left")).toBeVisible();
	await input(page).press("End");
	await page.keyboard.insertText("b".repeat(80));
	expect((await input(page).inputValue()).length).toBe(1000);
	await expect(chat(page).getByText("0 characters left")).toBeVisible();
	await sendButton(page).click();
	await expect(theQuestion(page)).toHaveText(/b{50}$/);
});

test("the link to our office shows the phone and the hours, before and after every answer", async ({
	page,
}) => {
	await page.clock.setFixedTime("2026-11-23T15:00:00Z");
	await page.goto("/");
	await openChat(page);
	const person = chat(page).getByRole("region", { name: "Talk to a person" });
	await expect(person).toContainText("Open now until 5:00 PM");
	await expect(person.getByRole("link")).toHaveAttribute("href", "tel:+17325550142");
	await person.getByRole("button", { name: "Leave your number" }).click();
	await expect(person).toBeVisible();
	await expect(callbackForm(page)).toBeVisible();
	await callbackForm(page).getByRole("button", { name: "Call me" }).click();
	await expect(callbackForm(page).getByLabel("Name")).toBeFocused();
	await expect(callbackForm(page)).toContainText("Required: please enter your name");
	await chat(page).getByRole("button", { name: "Back to the chat" }).click();
	await expect(input(page)).toBeFocused();
});
