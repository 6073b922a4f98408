import { beforeEach, describe, expect, test } from "vitest";
import { type MailService, noMailService } from "#intake/mail/mail-service.server.ts";
import { smtpTransport } from "#intake/mail/transport.server.ts";
import { signedInUser, theApp } from "../../../test/app.ts";
import { emailsAbout, workerOf } from "../../../test/emails.ts";
import { aContact, aRegistration } from "../../../test/factories.ts";
import { theMailServer } from "../../../test/mail-server.ts";

const server = theMailServer();
const mail: MailService = {
	...noMailService,
	transport: { open: () => smtpTransport(server.url).open() },
};
const app = theApp({ mail });
const withoutServer = theApp();

beforeEach(async () => {
	server.reset();
	await app.asAdmin("PATCH", "/api/admin/settings", { body: { email: "office@own.example" } });
});

const message = async (change = {}, to = app) => {
	to.clock.advance(1000);
	return (await to.call("POST", "/api/contact", { body: aContact(change) })).json;
};
const registration = async (change = {}) =>
	(await app.call("POST", "/api/register", { body: aRegistration(change) })).json;

const aReply = (change = {}) => ({
	channel: "outbox",
	language: "en",
	subject: "Re: My diploma",
	text: "Yes, it is.\n\nSee you soon,\nDana",
	isAnswered: true,
	lastReplyId: null,
	...change,
});

const contactPath = (id: number) => `/api/admin/contacts/${id}`;
const reply = (id: number, change = {}, headers = {}, to = app) =>
	to.asAdmin("POST", `${contactPath(id)}/replies`, { body: aReply(change), headers });
const context = async (id: number) => (await app.asAdmin("GET", `${contactPath(id)}/reply`)).json;
const contact = async (id: number) => (await app.asAdmin("GET", contactPath(id))).json;
const personOf = async (id: number) => {
	const { personId } = await contact(id);
	return (await app.asAdmin("GET", `/api/admin/people/${personId}`)).json;
};
const repliesAbout = async (reference: string) =>
	(await emailsAbout(app, reference)).filter(({ template }) => template === "reply");

test("a reply begins with what the record says", async () => {
	const { id, reference, email, name } = await message({ subject: "Evening?" });
	expect(await context(id)).toEqual({
		name,
		recipient: email,
		reference,
		language: "en",
		courseId: 1,
		subject: "Evening?",
		lastReply: null,
	});
	const registered = await registration();
	const { json } = await app.asAdmin("GET", `/api/admin/registrations/${registered.id}/reply`);
	expect(json).toMatchObject({ recipient: registered.email, courseId: 2, subject: null });
});

test("a reply is sent, continues the confirmation, and answers go to the school", async () => {
	const { id, reference, email } = await message();
	await workerOf(app, server).run();
	const sent = await reply(id);
	expect(sent.status).toBe(201);
	expect(sent.json).toMatchObject({
		username: "dana",
		recipient: email,
		channel: "outbox",
		email: { status: "waiting" },
	});
	await workerOf(app, server).run();
	const [confirmation, received] = server.received.filter(({ to }) => to === email);
	expect(received?.headers).toMatchObject({
		subject: "Re: My diploma",
		"reply-to": "office@own.example",
		"in-reply-to": confirmation?.headers["message-id"],
		references: confirmation?.headers["message-id"],
	});
	expect(confirmation?.headers["auto-submitted"]).toBe("auto-generated");
	expect(received?.headers["auto-submitted"]).toBeUndefined();
	const [stored] = await repliesAbout(reference);
	expect(stored).toMatchObject({ audience: "visitor", recipient: email, status: "sent" });
	expect(stored?.textBody).toContain("Yes, it is.\n\nSee you soon,\nDana");
	expect(stored?.htmlBody).toContain("See you soon,<br>\nDana");
});

test("the person’s timeline has what was said once, with the status of its email", async () => {
	const { id } = await message();
	const { json } = await reply(id);
	const before = await personOf(id);
	expect(before.replies).toEqual([json]);
	expect(before.emails.map(({ template }: { template: string }) => template)).toEqual([
		"message confirmation",
	]);
	expect(before.changes).toEqual([]);
	await workerOf(app, server).run();
	expect((await personOf(id)).replies[0].email.status).toBe("sent");
});

test("a Spanish reply is a Spanish email", async () => {
	const { id, reference } = await message();
	await reply(id, { language: "es", text: "Sí, claro." });
	const [stored] = await repliesAbout(reference);
	expect(stored?.htmlBody).toContain('<html lang="es"');
	expect(stored?.textBody).toContain("Horario de oficina");
});

describe("the message", () => {
	test("is answered in the same step, and the activity log says so", async () => {
		const { id, reference, name } = await message();
		await reply(id);
		expect((await contact(id)).answerState).toBe("answered");
		const { json } = await app.asAdmin("GET", `/api/admin/activity?kind=contact&recordId=${id}`);
		expect(json[0]).toMatchObject({
			action: "replied to",
			username: "dana",
			label: `${reference} ${name}`,
			before: { answerState: "open" },
			after: { answerState: "answered" },
		});
	});

	test("stays open if it needs another answer", async () => {
		const { id } = await message();
		await reply(id, { isAnswered: false });
		expect((await contact(id)).answerState).toBe("open");
	});
});

test("a registration gets a reply too, and its status stays", async () => {
	const { id, reference, email } = await registration();
	const path = `/api/admin/registrations/${id}`;
	const sent = await app.asAdmin("POST", `${path}/replies`, { body: aReply() });
	expect(sent.json.recipient).toBe(email);
	expect(await repliesAbout(reference)).toHaveLength(1);
	expect((await app.asAdmin("GET", path)).json.status).toBe("pending");
});

test("the same submission again sends nothing; for another message the key is refused", async () => {
	const [first, second] = [await message(), await message()];
	const headers = { "idempotency-key": `reply-${first.reference}-once` };
	const [one, two] = await Promise.all([
		reply(first.id, {}, headers),
		reply(first.id, {}, headers),
	]);
	expect([one.status, two.status]).toEqual([201, 201]);
	expect(two.json).toEqual(one.json);
	expect(await repliesAbout(first.reference)).toHaveLength(1);
	expect((await reply(second.id, {}, headers)).status).toBe(422);
	expect(await repliesAbout(second.reference)).toHaveLength(0);
});

describe("when somebody else replied meanwhile", () => {
	test("the second reply is 412 and says who and when; it can be sent anyway", async () => {
		const { id, reference } = await message();
		const first = await reply(id);
		app.clock.advance(60_000);
		const late = await reply(id, { text: "Late." });
		expect(late.status).toBe(412);
		expect(late.text).toMatch(/^dana replied on November \d+, 2026 at .+ [AP]M\. Read that reply/);
		expect(await repliesAbout(reference)).toHaveLength(1);
		const { lastReply } = await context(id);
		expect(lastReply).toEqual({ id: first.json.id, at: first.json.at, username: "dana" });
		expect((await reply(id, { text: "Late.", lastReplyId: lastReply.id })).status).toBe(201);
		expect(await repliesAbout(reference)).toHaveLength(2);
	});

	test("about another record of the same person, too", async () => {
		const { email, name, phone } = aContact();
		const [first, second] = [
			await message({ email, name, phone }),
			await message({ email, name, phone }),
		];
		await reply(first.id);
		expect((await reply(second.id)).status).toBe(412);
	});

	test("of two replies at one moment one is sent", async () => {
		const { id, reference } = await message();
		const both = await Promise.all([reply(id, { text: "One." }), reply(id, { text: "Two." })]);
		expect(both.map(({ status }) => status).sort()).toEqual([201, 412]);
		expect(await repliesAbout(reference)).toHaveLength(1);
	});
});

test("a reply that the mail server refuses is failed on the timeline, and can be sent again", async () => {
	const { id, email } = await message();
	await reply(id);
	server.behavior.recipient = (address) => (address === email ? "550 No such user" : undefined);
	await workerOf(app, server).run();
	const [failed] = (await personOf(id)).replies;
	expect(failed.email.status).toBe("failed");
	server.behavior = {};
	await app.asAdmin("POST", `/api/admin/emails/${failed.email.id}/resend`, { body: { to: email } });
	await workerOf(app, server).run();
	expect((await personOf(id)).replies[0].email.status).toBe("sent");
	const received = server.received.filter(({ to }) => to === email);
	expect(received.map(({ headers }) => headers.subject)).toContain("Re: My diploma");
});

describe("without a mail server", () => {
	test("nothing is queued: 409", async () => {
		const { id } = await message({}, withoutServer);
		const refused = await reply(id, {}, {}, withoutServer);
		expect([refused.status, refused.text]).toEqual([
			409,
			"No mail server is configured. Send the reply with your mail program.",
		]);
	});

	test("a reply from the mail program is recorded, answers the message and queues no email", async () => {
		const { id } = await message({}, withoutServer);
		const saved = await reply(id, { channel: "mail program" }, {}, withoutServer);
		expect(saved.json).toMatchObject({ channel: "mail program", email: null });
		const { json } = await withoutServer.asAdmin("GET", contactPath(id));
		expect(json.answerState).toBe("answered");
		const emails = await withoutServer.db
			.selectFrom("emails")
			.select("id")
			.where("template", "=", "reply")
			.execute();
		expect(emails).toEqual([]);
	});
});

test("merged people keep their replies; an erased message takes its replies along", async () => {
	const [first, second] = [await message(), await message()];
	await reply(first.id);
	await reply(second.id, { text: "The other one." });
	const [one, two] = [await contact(first.id), await contact(second.id)];
	await app.asAdmin("POST", `/api/admin/people/${one.personId}/merge`, {
		body: { personId: two.personId },
	});
	expect((await personOf(first.id)).replies).toHaveLength(2);
	const { version } = await contact(second.id);
	await app.asAdmin("DELETE", contactPath(second.id), {
		headers: { "if-match": `"${version}"` },
	});
	const texts = await app.db.selectFrom("replies").select("text").execute();
	expect(texts.map(({ text }) => text)).not.toContain("The other one.");
});

test.each([
	["a placeholder in the text", { text: "It costs {cost}." }, "text"],
	["a placeholder in the subject", { subject: "Cost of {program}" }, "subject"],
	["no text", { text: " " }, "text"],
	["no subject", { subject: "" }, "subject"],
	["another language", { language: "fr" }, "language"],
	["another channel", { channel: "fax" }, "channel"],
])("a reply with %s is 400 and names the field", async (_, change, field) => {
	const { id, reference } = await message();
	const answer = await app.asAdmin("POST", `${contactPath(id)}/replies`, {
		body: aReply(change),
		headers: { accept: "application/problem+json" },
	});
	expect(answer.status).toBe(400);
	expect(answer.json.errors.map(({ path }: { path: string }) => path)).toEqual([field]);
	expect(await repliesAbout(reference)).toHaveLength(0);
});

test.each(["contacts", "registrations"])("a missing record is 404: %s", async (list) => {
	const path = `/api/admin/${list}/999999`;
	expect((await app.asAdmin("GET", `${path}/reply`)).status).toBe(404);
	expect((await app.asAdmin("POST", `${path}/replies`, { body: aReply() })).status).toBe(404);
});

test.each([
	["full", 201],
	["desk", 201],
	["viewer", 403],
] as const)("the role %s gets %i", async (role, status) => {
	const { id } = await message();
	const { token } = await signedInUser(app, { isAdmin: true, role });
	const path = contactPath(id);
	const sent = await app.call("POST", `${path}/replies`, { token, body: aReply() });
	expect(sent.status).toBe(status);
	const read = await app.call("GET", `${path}/reply`, { token });
	expect(read.status).toBe(status === 201 ? 200 : 403);
});
