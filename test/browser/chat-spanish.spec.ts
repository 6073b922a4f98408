import { deliveredTexts } from "#school/texts/slots.ts";
import { expectNoFindings } from "./axe.ts";
import { chat, chatButton, chips, messages, openChat, say, theAnswer } from "./chat-visitor.ts";
import { expect, test } from "./site.ts";
import { shownReference, whenReady } from "./visitor.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("on a Spanish page the chat is in Spanish, from the greeting to the reference number", async ({
	page,
	site,
}) => {
	await page.goto("/es/about");
	await openChat(page);
	const panel = page.getByRole("dialog", { name: "Chat con el asistente automático" });
	await expect(panel.getByLabel("Su mensaje")).toBeFocused();
	await expect(theAnswer(page)).toContainText("Soy el asistente automático");
	await expect(theAnswer(page).getByRole("link", { name: "Contacto" })).toHaveAttribute(
		"href",
		"/es/contact",
	);
	await expect(chips(page).first()).toHaveText(/^¿/);
	await say(page, "CNA");
	await expect(theAnswer(page)).toContainText("auxiliar de enfermería");
	await expect(theAnswer(page).getByRole("link")).toHaveAttribute("href", "/es/courses/cna");
	await expect(chat(page).locator("[lang=en]")).toHaveCount(0);

	await chat(page).getByRole("button", { name: "Deje su número" }).first().click();
	const form = chat(page).getByRole("form", { name: "Permítanos llamarle" });
	await expect(form.getByText(/^Al enviar esto, usted acepta/)).toBeVisible();
	await form.getByLabel("Nombre").fill("Rosa Méndez");
	await form.getByLabel("Teléfono").fill("1");
	await form.getByRole("button", { name: "Llámenme" }).click();
	await expect(form.getByText("Escriba un número de teléfono válido")).toBeVisible();
	await expect(form.getByText("Escriba un correo electrónico válido")).toBeVisible();
	await expectNoFindings(page, "dialog");
	const email = `chat-es-${Date.now()}@mail.example`;
	await form.locator("input[name=email]").fill(email);
	await form.getByLabel("Teléfono").fill("732-555-0144");
	await form.getByRole("button", { name: "Llámenme" }).click();
	await expect(chat(page).getByRole("heading", { name: "Le llamaremos" })).toBeFocused();
	await expect(
		chat(page).getByText(/^Gracias, Rosa Méndez\. Alguien de nuestra oficina/),
	).toBeVisible();
	const reference = await shownReference(chat(page)).textContent();
	const [contact] = await (await site.asAdmin("GET", `/api/admin/contacts?q=${email}`)).json();
	expect(contact.reference).toBe(reference);
	const person = `/api/admin/people/${contact.personId}/personal-data`;
	const { messages } = await (await site.asAdmin("GET", person)).json();
	expect(messages[0].consent.wording).toMatch(/^Al enviar esto, usted acepta/);
});

test("what they agree to that changes while the form is open is read before the number is stored, marked without Spanish", async ({
	page,
	site,
}) => {
	const agreeTo = (text: string) =>
		site.asAdmin("PATCH", "/api/admin/texts/consent.call", { text, publishOn: "2026-01-01" });
	await page.goto("/es/contact");
	await openChat(page);
	await chat(page).getByRole("button", { name: "Deje su número" }).first().click();
	const form = chat(page).getByRole("form", { name: "Permítanos llamarle" });
	await expect(form.getByText(/^Al enviar esto, usted acepta/)).toBeVisible();
	const email = `chat-changed-${Date.now()}@mail.example`;
	await form.getByLabel("Nombre").fill("Rosa Méndez");
	await form.locator("input[name=email]").fill(email);
	await form.getByLabel("Teléfono").fill("732-555-0144");
	const own = "By sending this, you agree that <b>we</b> call you.";
	await agreeTo(own);
	await form.getByRole("button", { name: "Llámenme" }).click();
	await expect(form.getByRole("status").last()).toContainText("Lo que usted acepta cambió");
	await expect(form.locator("[lang=en]")).toHaveText(own);
	expect(await (await site.asAdmin("GET", `/api/admin/contacts?q=${email}`)).json()).toEqual([]);
	await form.getByRole("button", { name: "Llámenme" }).click();
	await expect(chat(page).getByRole("heading", { name: "Le llamaremos" })).toBeFocused();
	const [contact] = await (await site.asAdmin("GET", `/api/admin/contacts?q=${email}`)).json();
	const person = `/api/admin/people/${contact.personId}/personal-data`;
	const { messages } = await (await site.asAdmin("GET", person)).json();
	expect(messages[0].consent.wording).toBe(own);
	await agreeTo(deliveredTexts["consent.call"]);
});

test("a question in English is answered in English on a Spanish page, marked as such, with links to English pages", async ({
	page,
}) => {
	await page.goto("/es");
	await openChat(page);
	await say(page, "Tell me about the EKG program");
	await expect(theAnswer(page).locator("> [lang=en]")).toContainText("EKG");
	const link = theAnswer(page).getByRole("link", { name: "EKG Technician" });
	await expect(link).toHaveAttribute("href", "/courses/ekg");
	await expect(
		theAnswer(page).getByRole("button", { name: "Me sirvió", exact: true }),
	).toBeVisible();
	await expectNoFindings(page, "dialog");
});

test("the conversation is there when its visitor goes on in the other language", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1366, height: 800 });
	await page.goto("/");
	await openChat(page);
	await say(page, "Tell me about the EKG program");
	await page.getByRole("banner").getByRole("link", { name: "Español" }).click();
	await expect(page).toHaveURL(/\/es$/);
	await openChat(page);
	await expect(messages(page)).toHaveCount(3);
	await expect(messages(page).first().locator("> [lang=en]")).toBeVisible();
	await say(page, "¿Cuál es su número de teléfono?");
	await expect(theAnswer(page).getByRole("link", { name: "Contacto" })).toHaveAttribute(
		"href",
		"/es/contact",
	);
	await page.getByRole("banner").getByRole("link", { name: "English" }).click();
	await expect(page).not.toHaveURL(/\/es$/);
	await openChat(page);
	await expect(messages(page)).toHaveCount(5);
	await expect(theAnswer(page)).toContainText("Assistant");
	await expect(theAnswer(page).locator("> [lang=es]")).toBeVisible();
});

test("the words of the panel come with it, those in Spanish on Spanish pages only", async ({
	page,
}) => {
	const files: Promise<string>[] = [];
	page.on("response", (response) => {
		if (response.url().includes("/assets/")) files.push(response.text().catch(() => ""));
	});
	const loaded = async () => (await Promise.all(files)).join("\n");
	for (const path of ["/", "/es"]) {
		await page.goto(path);
		await whenReady(page);
		await page.waitForLoadState("networkidle");
		expect(await loaded()).not.toMatch(/Write a message|Escriba un mensaje/);
	}
	await page.goto("/");
	await openChat(page);
	expect(await loaded()).toContain("Write a message");
	expect(await loaded()).not.toContain("Escriba un mensaje");
});

test("where the Spanish words cannot be fetched the chat opens all the same", async ({ page }) => {
	await page.route("**/assets/panel-in-spanish-*.js", (route) => route.abort());
	await page.goto("/es/about");
	await whenReady(page);
	await chatButton(page).click();
	await expect(messages(page).first()).toContainText("Hola.");
});

test("nothing of the Spanish chat scrolls sideways at 320, 390 and 1366 px", async ({ page }) => {
	await page.goto("/es/about");
	await openChat(page);
	await say(page, "¿Puedo hablar con una persona?");
	for (const width of [320, 390, 1366]) {
		await page.setViewportSize({ width, height: 800 });
		for (const box of [chat(page), chat(page).getByRole("log"), chat(page).getByRole("region")]) {
			expect(await box.evaluate((e) => e.scrollWidth - e.clientWidth)).toBeLessThanOrEqual(0);
		}
		await expectNoFindings(page, "dialog");
	}
});

test("before the scripts have come the button leads to the Spanish contact page", async ({
	page,
}) => {
	await page.route("**/assets/*.js", () => {});
	await page.goto("/es/about", { waitUntil: "commit" });
	await expect(page.getByRole("link", { name: "Haga una pregunta" })).toHaveAttribute(
		"href",
		"/es/contact",
	);
});
