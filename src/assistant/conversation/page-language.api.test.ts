import { expect, test } from "vitest";
import { theApp } from "../../../test/app.ts";
import { aVisitor } from "../../../test/chat/talk.ts";
import { emailsAbout } from "../../../test/emails.ts";

const app = theApp();

test("on a Spanish page the chat opens in Spanish, with a way to a person on a Spanish page", async () => {
	const visitor = await aVisitor(app, "es");
	const [greeting] = await visitor.messages();
	expect(greeting?.content).toMatch(/^Hola\. Soy el asistente automático de .* \/es\/contact\.$/);
	const hints = await visitor.hints();
	expect(hints).toMatchObject({ language: "es", consentLanguage: "es", answers: [] });
	expect(hints.suggestions[0]).toMatch(/^¿/);
	expect(hints.consent).toMatch(/^Al enviar esto/);
});

test.each([undefined, "en", "fr"])(
	"with the page’s language %s it opens in English",
	async (page) => {
		const body = { sessionId: `a session on a page in ${page}` };
		const headers: Record<string, string> = page ? { "content-language": page } : {};
		const { json } = await app.call("POST", "/api/chat/start", { body, headers });
		expect(json.messages[0].content).toMatch(/^Hello\./);
	},
);

test("a text without a clear language is answered in that of the page, an English one in English", async () => {
	const visitor = await aVisitor(app, "es");
	await visitor.ask("CNA");
	await visitor.ask("Where are you?");
	await visitor.ask("EKG");
	expect((await visitor.records()).map(({ language }) => language)).toEqual(["es", "en", "en"]);
	const onEnglishPage = await aVisitor(app, "en");
	await onEnglishPage.ask("CNA");
	expect((await onEnglishPage.records())[0]?.language).toBe("en");
});

test("an answer leads to pages in its own language, whatever that of the page", async () => {
	for (const page of ["en", "es"] as const) {
		const visitor = await aVisitor(app, page);
		const spanish = await visitor.ask("¿Cuál es su número de teléfono?");
		expect(spanish).toContain("/es/contact");
		const english = await visitor.ask("What is your phone number?");
		expect(english).toContain(" /contact");
		await visitor.ask("Tell me about phlebotomy");
		const { answers } = await visitor.hints();
		expect(
			answers.map(({ language, links }: { language: string; links: { href: string }[] }) => [
				language,
				links.map(({ href }) => href),
			]),
		).toEqual([
			["es", ["/es/contact"]],
			["en", ["/contact"]],
			["en", ["/courses/phlebotomy"]],
		]);
	}
});

test("the form has its sentence in Spanish on a Spanish page, else in the language of the conversation", async () => {
	const onSpanishPage = await aVisitor(app, "es");
	await onSpanishPage.ask("Can I talk to a person?");
	expect(await onSpanishPage.hints()).toMatchObject({
		language: "en",
		consentLanguage: "es",
		consent: expect.stringMatching(/^Al enviar esto/),
	});
	const onEnglishPage = await aVisitor(app);
	await onEnglishPage.ask("¿Puedo hablar con una persona?");
	expect(await onEnglishPage.hints()).toMatchObject({ language: "es", consentLanguage: "es" });
});

test("the confirmation is in the language of the conversation, and before a question in that of the form", async () => {
	const person = { name: "Ana López", email: "ana@mail.example", phone: "732-555-0171" };
	const languageAfter = async (question?: string) => {
		const visitor = await aVisitor(app);
		if (question) await visitor.ask(question);
		const { json } = await app.call("POST", "/api/chat/callback", {
			body: { ...person, conversationId: visitor.conversationId },
			headers: { "content-language": "es" },
		});
		const [, confirmation] = await emailsAbout(app, json.reference);
		return confirmation?.language;
	};
	expect(await languageAfter()).toBe("es");
	expect(await languageAfter("Can I talk to a person?")).toBe("en");
});
