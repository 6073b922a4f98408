import { expect, test } from "vitest";
import { theApp } from "../../../test/app.ts";
import { aVisitor } from "../../../test/chat/talk.ts";
import { allEmails, emailsAbout } from "../../../test/emails.ts";
import { aContact } from "../../../test/factories.ts";

const app = theApp();

const send = (change = {}, headers: Record<string, string> = {}) =>
	app.call("POST", "/api/contact", { body: aContact(change), headers });

test("a message queues one notice to the school and one confirmation to its visitor", async () => {
	const { json } = await send({
		name: "Kwame Mensah",
		email: "kwame@mail.example",
		subject: "My diploma",
		message: "Is a diploma from another country fine?",
		courseId: 2,
	});
	const [notice, confirmation, ...others] = await emailsAbout(app, json.reference);
	expect(others).toEqual([]);
	expect(notice).toMatchObject({
		template: "message notice",
		audience: "school",
		registrationId: null,
		contactId: json.id,
		recipient: null,
		replyTo: "kwame@mail.example",
		subject: expect.stringMatching(/^New message C-\d+: [A-Z]/),
		status: "waiting",
	});
	for (const body of [notice?.textBody, notice?.htmlBody]) {
		expect(body).toContain("Kwame Mensah");
		expect(body).toContain("My diploma");
		expect(body).toContain("Is a diploma from another country fine?");
		expect(body).toContain(`https://school.example/admin/contacts?open=${json.id}`);
	}
	expect(confirmation).toMatchObject({
		template: "message confirmation",
		audience: "visitor",
		contactId: json.id,
		recipient: "kwame@mail.example",
		language: "en",
		subject: `We received your message ${json.reference}`,
	});
	for (const typed of ["Kwame", "diploma", "kwame@", "732-555-0164"]) {
		expect(`${confirmation?.textBody}${confirmation?.htmlBody}`).not.toContain(typed);
	}
});

test("a message without phone, subject and program has no rows for them", async () => {
	const { json } = await send({ phone: "", subject: "", courseId: null });
	const [notice] = await emailsAbout(app, json.reference);
	expect(notice?.subject).toBe(`New message ${json.reference}`);
	expect(notice?.textBody).not.toMatch(/^(Phone|Subject|Program):/m);
});

test("the confirmation is in Spanish for a browser that prefers it", async () => {
	const { json } = await send({}, { "accept-language": "es-MX" });
	const [notice, confirmation] = await emailsAbout(app, json.reference);
	expect(notice?.textBody).toContain("Language: Spanish");
	expect(confirmation?.subject).toBe(`Recibimos su mensaje ${json.reference}`);
	expect(confirmation?.textBody).toContain(
		"Le responderemos por correo o por teléfono a más tardar el sábado, 21 de noviembre, a la 1:00 PM.",
	);
});

test("the same submission again queues nothing", async () => {
	const body = aContact();
	const headers = { "idempotency-key": "message-once" };
	const first = await app.call("POST", "/api/contact", { body, headers });
	await app.call("POST", "/api/contact", { body, headers });
	expect(await emailsAbout(app, first.json.reference)).toHaveLength(2);
});

test.each([
	["en", "We will call you: "],
	["es", "Le llamaremos: "],
])("a call asked for in the chat is confirmed in its language: %s", async (language, subject) => {
	const { conversationId } = await aVisitor(app);
	await app.db
		.updateTable("chat_conversation_state")
		.set({ language })
		.where("conversationId", "=", conversationId)
		.execute();
	const body = {
		conversationId,
		name: "Ana López",
		email: "ana@mail.example",
		phone: "732-555-0171",
	};
	const headers = { "idempotency-key": `call-in-${language}`, "accept-language": "fr" };
	const { json } = await app.call("POST", "/api/chat/callback", { body, headers });
	await app.call("POST", "/api/chat/callback", { body, headers });
	const [notice, confirmation, ...others] = await emailsAbout(app, json.reference);
	expect(others).toEqual([]);
	expect(notice).toMatchObject({
		subject: `Call requested in chat ${json.reference}`,
		contactId: json.id,
		replyTo: "ana@mail.example",
	});
	expect(notice?.textBody).toContain(`/admin/chats?open=${conversationId}`);
	expect(confirmation).toMatchObject({ language, subject: `${subject}${json.reference}` });
	expect(confirmation?.textBody).not.toContain("Ana");
});

test.each(["registrations", "contacts"])(
	"erasing one of the %s erases its emails and no others",
	async (list) => {
		const post = async (word: string) => {
			const [path, body] =
				list === "contacts"
					? ["/api/contact", aContact({ name: `${word} Quist`, email: `${word}@mail.example` })]
					: ["/api/register", { ...registration, fullName: word, email: `${word}@mail.example` }];
			return (await app.call("POST", path as string, { body })).json;
		};
		const kept = await post("bartholomew");
		const erased = await post("zebulon");
		const others = (await allEmails(app)).filter((email) => email.reference !== erased.reference);
		expect((await app.asAdmin("DELETE", `/api/admin/${list}/${erased.id}`)).status).toBe(204);
		expect(await allEmails(app)).toEqual(others);
		expect(JSON.stringify(await allEmails(app))).not.toMatch(/zebulon/i);
		expect(await emailsAbout(app, kept.reference)).toHaveLength(2);
	},
);

const registration = { phone: "732-555-0101", courseId: 2, message: "Hello" };
