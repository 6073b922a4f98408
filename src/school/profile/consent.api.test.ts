import { expect, test } from "vitest";
import { theApp } from "../../../test/app.ts";
import { aVisitor } from "../../../test/chat/talk.ts";
import { aContact, aRegistration } from "../../../test/factories.ts";

const app = theApp();

const consentOf = async (table: "registrations" | "contacts", id: number) =>
	(await app.db.selectFrom(table).select("consent").where("id", "=", id).executeTakeFirstOrThrow())
		.consent;

test.each([
	[
		"en",
		"By registering, you agree that our office may call or email you about it.",
		"By sending this, you agree that our office may call or email you to answer.",
	],
	[
		"es",
		"Al inscribirse, usted acepta que nuestra oficina le llame o le escriba por correo electrónico sobre su inscripción.",
		"Al enviar esto, usted acepta que nuestra oficina le llame o le escriba por correo electrónico para responderle.",
	],
])(
	"a form in %s is stored with the sentence that it shows, and no other",
	async (language, ofRegistration, ofMessage) => {
		const headers = { "accept-language": language };
		const registration = await app.call("POST", "/api/register", {
			body: aRegistration(),
			headers,
		});
		expect(await consentOf("registrations", registration.json.id)).toBe(ofRegistration);
		const message = await app.call("POST", "/api/contact", { body: aContact(), headers });
		expect(await consentOf("contacts", message.json.id)).toBe(ofMessage);
	},
);

test.each([
	["en", "es", /^By sending this/],
	["es", "en", /^Al enviar esto/],
])(
	"a call requested with the sentence in %s, in a conversation that is in %s by now, is stored with that sentence",
	async (shown, now, sentence) => {
		const visitor = await aVisitor(app);
		await visitor.ask(now === "es" ? "¿Puedo hablar con una persona?" : "Can I talk to a person?");
		expect((await visitor.hints()).language).toBe(now);
		const { json } = await app.call("POST", "/api/chat/callback", {
			body: {
				conversationId: visitor.conversationId,
				name: "Ana López",
				email: "ana@mail.example",
				phone: "732-555-0171",
			},
			headers: { "content-language": shown },
		});
		expect(await consentOf("contacts", json.id)).toMatch(sentence);
	},
);
