import { describe, expect, test } from "vitest";
import { consentChangedMessage } from "#school/profile/consent-header.ts";
import { deliveredTexts, slots } from "#school/texts/slots.ts";
import { consentVersion } from "#school/translations/consent.server.ts";
import { theApp } from "../../../test/app.ts";
import { aVisitor } from "../../../test/chat/talk.ts";
import { aContact, aRegistration } from "../../../test/factories.ts";

const app = theApp();

const agreed = (table: "registrations" | "contacts", id: number) =>
	app.db
		.selectFrom(table)
		.select(["consent", "consentVersion"])
		.where("id", "=", id)
		.executeTakeFirstOrThrow();

const consentOf = async (table: "registrations" | "contacts", id: number) =>
	(await agreed(table, id)).consent;

/** Writes what people who register agree to, from a day on. */
const write = async (text: string, publishOn: string | null = "2026-11-20") => {
	const path = "/api/admin/texts/consent.registration";
	expect((await app.asAdmin("PATCH", path, { body: { text, publishOn } })).status).toBe(200);
};

/** Registers with a form that showed a sentence; nothing for a program. */
const register = (shown?: string, language = "en") =>
	app.call("POST", "/api/register", {
		body: aRegistration(),
		headers: {
			"accept-language": language,
			...(shown !== undefined && { "consent-shown": encodeURIComponent(shown) }),
		},
	});

const stored = async (shown?: string, language?: string) =>
	agreed("registrations", (await register(shown, language)).json.id);

const delivered = deliveredTexts["consent.registration"];
const own = "By registering, you agree that we call, email or text you.";

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

test("a form whose language was lost on the way is stored with the sentence that it showed", async () => {
	const program = await register(undefined, "es");
	const spanish = await consentOf("registrations", program.json.id);
	expect(spanish).toMatch(/^Al inscribirse/);
	expect((await stored(spanish ?? "", "en")).consent).toBe(spanish);
});

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

describe("the school's own sentence", () => {
	test("is stored with the day in New York on which it went live, the delivered one with its version", async () => {
		expect(await stored(delivered)).toEqual({ consent: delivered, consentVersion });
		await write(own);
		expect(await stored(own)).toEqual({ consent: own, consentVersion: "2026-11-20" });
		expect(await stored()).toEqual({ consent: own, consentVersion: "2026-11-20" });
		await write(delivered);
		expect(await stored(delivered)).toEqual({ consent: delivered, consentVersion });
	});

	test("is not shown before its day, and keeps the day when something is written after it", async () => {
		const now = app.clock.now;
		await write("A draft.", null);
		expect(await stored(delivered)).toMatchObject({ consent: delivered });
		await write(own, "2026-11-21");
		app.clock.now = new Date("2026-11-21T04:59:59Z");
		expect((await register(own)).status).toBe(409);
		expect(await stored(delivered)).toMatchObject({ consent: delivered });
		app.clock.now = new Date("2026-11-21T05:00:00Z");
		expect(await stored(own)).toEqual({ consent: own, consentVersion: "2026-11-21" });
		app.clock.now = new Date("2026-11-23T15:00:00Z");
		await write("Another draft.", null);
		expect(await stored(own)).toEqual({ consent: own, consentVersion: "2026-11-21" });
		await write(delivered);
		app.clock.now = now;
	});

	test("that changed while a form was open refuses the form, once it is read it is stored", async () => {
		await write(own);
		const { length } = await app.db.selectFrom("registrations").select("id").execute();
		const refused = await register(delivered);
		expect([refused.status, refused.text]).toEqual([409, consentChangedMessage]);
		expect(await app.db.selectFrom("registrations").select("id").execute()).toHaveLength(length);
		expect((await register("Anything else.")).status).toBe(409);
		expect(await stored(own)).toMatchObject({ consent: own });
		await write(delivered);
	});

	test("that changed after a form was stored does not refuse a repeat of it", async () => {
		const body = aRegistration();
		const send = () =>
			app.call("POST", "/api/register", {
				body,
				headers: {
					"consent-shown": encodeURIComponent(delivered),
					"idempotency-key": "the-same-form-again",
				},
			});
		const { json } = await send();
		await write(own);
		expect((await send()).json.id).toBe(json.id);
		await write(delivered);
	});

	test("of which none was shown is not stored", async () => {
		expect(await stored(" ")).toEqual({ consent: null, consentVersion: null });
		const broken = { "consent-shown": "%E0%A4%A" };
		expect(
			(await app.call("POST", "/api/register", { body: aRegistration(), headers: broken })).status,
		).toBe(400);
	});

	test("is stored in English from a Spanish form until it has Spanish, then with the day of that", async () => {
		const now = app.clock.now;
		await write(own);
		expect(await stored(own, "es")).toEqual({ consent: own, consentVersion: "2026-11-20" });
		app.clock.now = new Date("2026-11-24T15:00:00Z");
		const spanish = "Al inscribirse, usted acepta que le llamemos o le escribamos.";
		const path = "/api/admin/translations/consent.registration";
		const body = { english: own, spanish };
		expect((await app.asAdmin("PATCH", path, { body })).status).toBe(200);
		expect(await stored(spanish, "es")).toEqual({ consent: spanish, consentVersion: "2026-11-24" });
		expect(await stored(own)).toEqual({ consent: own, consentVersion: "2026-11-20" });
		expect(await stored(own, "es")).toMatchObject({ consent: own });
		await write(delivered);
		expect(await stored(undefined, "es")).toMatchObject({
			consent: expect.stringMatching(/^Al inscribirse, usted acepta que nuestra oficina/),
			consentVersion,
		});
		app.clock.now = now;
	});

	test("is stored as it is, however long, and markup is text", async () => {
		const start = "<b>Sí</b> & 100 % {city} “acepto” – ";
		const long = start + "ñ".repeat(slots["consent.registration"].max - start.length);
		await write(long.replace(" 100 %", ""));
		const shown = (await app.call("GET", "/api/texts")).json["consent.registration"];
		expect(shown).toContain("<b>Sí</b>");
		expect(shown).toContain("Iselin");
		expect(await stored(shown)).toMatchObject({ consent: shown });
		await write(delivered);
	});

	test("is what the chat shows and stores, marked where a Spanish form has it in English", async () => {
		const path = "/api/admin/texts/consent.call";
		const text = "By sending this, you agree that we call you.";
		await app.asAdmin("PATCH", path, { body: { text, publishOn: "2026-11-20" } });
		const visitor = await aVisitor(app);
		const { conversationId } = visitor;
		const hints = await app.call("GET", `/api/chat/conversations/${conversationId}/hints`, {
			headers: { "content-language": "es" },
		});
		expect(hints.json).toMatchObject({ consent: text, consentLanguage: "en", formLanguage: "es" });
		const ask = (shown: string) =>
			app.call("POST", "/api/chat/callback", {
				body: { conversationId, name: "Ana", email: "ana@mail.example", phone: "732-555-0171" },
				headers: { "content-language": "es", "consent-shown": encodeURIComponent(shown) },
			});
		expect((await ask(deliveredTexts["consent.call"])).status).toBe(409);
		const { json } = await ask(text);
		expect(await agreed("contacts", json.id)).toEqual({
			consent: text,
			consentVersion: "2026-11-20",
		});
		const row = app.db.selectFrom("contacts").select("language").where("id", "=", json.id);
		expect(await row.executeTakeFirstOrThrow()).toEqual({ language: "es" });
	});
});
