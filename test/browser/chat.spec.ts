import { callbackForm, chat, openChat, say, theAnswer } from "./chat-visitor.ts";
import { expect, test } from "./site.ts";

test("a question is answered with a link, survives a reload, and ends with a number that the office gets with the conversation", async ({
	page,
	site,
}) => {
	await page.goto("/");
	await openChat(page);
	await expect(page.locator(".msg").first()).toContainText("automated assistant");
	await say(page, "Tell me about the EKG program");
	const link = chat(page).getByRole("link", { name: "EKG Technician" });
	await expect(link).toHaveAttribute("href", "/courses/ekg");
	await say(page, "and for CNA?");
	await expect(theAnswer(page)).toContainText(/nursing assistant/i);
	await page.reload();
	await openChat(page);
	await expect(page.locator(".msg")).toHaveCount(5);
	await expect(link).toBeVisible();
	await say(page, "Talk to a person");
	await chat(page).locator(".chips").getByRole("button", { name: "Leave your number" }).click();

	const form = callbackForm(page);
	const consent = await form.locator("span[lang]").textContent();
	expect(consent).toContain("By sending this you agree");
	const email = `chat-${Date.now()}@mail.example`;
	await form.getByLabel("Name").fill("Rosa Méndez");
	await form.getByLabel("Email").fill(email);
	await form.getByLabel("Phone").fill("732-555-0144");
	await form.getByRole("button", { name: "Call me" }).click();
	await expect(chat(page).getByRole("heading", { name: "We will call you" })).toBeFocused();
	const reference = await chat(page).locator(".reference").textContent();

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
