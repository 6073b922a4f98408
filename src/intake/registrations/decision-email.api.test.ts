import { describe, expect, test } from "vitest";
import { noMailService } from "#intake/mail/mail-service.server.ts";
import { smtpTransport } from "#intake/mail/transport.server.ts";
import { takeBackDecisions } from "#intake/registrations/decision-email.server.ts";
import { signedInUser, theApp } from "../../../test/app.ts";
import { allEmails, emailsAbout, workerOf } from "../../../test/emails.ts";
import { aCourse, aRegistration } from "../../../test/factories.ts";
import { theMailServer } from "../../../test/mail-server.ts";

const server = theMailServer();
const transport = { open: () => smtpTransport(server.url).open() };
const app = theApp({ mail: { ...noMailService, transport }, ticks: true });

async function registered(status: string, { language = "en", ...change } = {}) {
	const headers = { "accept-language": language };
	const { json } = await app.call("POST", "/api/register", {
		body: aRegistration(change),
		headers,
	});
	const path = `/api/admin/registrations/${json.id}`;
	if (status !== "pending") await app.asAdmin("PATCH", path, { body: { status } });
	return { ...json, path: `${path}/decision-email`, record: path };
}

const send = (path: string, status: string, headers = {}) =>
	app.asAdmin("POST", path, { body: { status }, headers });

test.each([
	["accepted", "en", "is accepted", "We are happy to tell you"],
	["accepted", "es", "fue aceptada", "Nos alegra decirle"],
	["rejected", "en", "Your registration", "We are sorry to tell you"],
	["rejected", "es", "Su inscripción", "Lamentamos decirle"],
])(
	"the %s email in language %s is sent as it was read",
	async (status, language, subject, sentence) => {
		const { path, reference, email, fullName } = await registered(status, { language });
		const { json: read } = await app.asAdmin("GET", `${path}?status=${status}`);
		expect(read).toMatchObject({ recipient: email, language });
		expect(read.subject).toContain(subject);
		expect(read.subject).toContain(reference);
		expect(read.text).toContain(sentence);
		expect(read.text).not.toContain(fullName);
		expect(read.subject).toContain(language === "es" ? "Auxiliar de" : "Nursing Assistant");
		expect(read.html).toContain(`<html lang="${language}"`);
		expect(await emailsAbout(app, reference)).toHaveLength(2);

		const sent = await send(path, status);
		expect(sent.status).toBe(201);
		const [, , queued, ...others] = await emailsAbout(app, reference);
		expect(others).toEqual([]);
		expect(queued).toMatchObject({
			id: sent.json.id,
			template: status === "accepted" ? "acceptance" : "rejection",
			audience: "visitor",
			recipient: email,
			language,
			subject: read.subject,
			textBody: read.text,
			htmlBody: read.html,
			status: "waiting",
		});
	},
);

test("changing a status sends nothing by itself", async () => {
	const { reference, record } = await registered("accepted");
	await app.asAdmin("PATCH", record, { body: { status: "rejected" } });
	expect(await emailsAbout(app, reference)).toHaveLength(2);
});

test("it goes to the corrected address and is recorded in the activity log", async () => {
	const { path, record, id, reference, fullName } = await registered("accepted");
	await app.asAdmin("PATCH", record, { body: { email: "corrected@mail.example" } });
	await send(path, "accepted");
	const [, , queued] = await emailsAbout(app, reference);
	expect(queued?.recipient).toBe("corrected@mail.example");
	const { json } = await app.asAdmin(
		"GET",
		`/api/admin/activity?kind=registration&recordId=${id}&limit=1`,
	);
	expect(json[0]).toMatchObject({
		action: "emailed",
		username: "dana",
		label: `${reference} ${fullName}`,
		after: { decisionEmail: "acceptance", emailId: queued?.id },
	});
});

test.each(["waiting", "failed"] as const)(
	"one that is %s when the decision changes is taken back, and no other",
	async (mail) => {
		const store = { db: app.db, clock: () => app.clock.now };
		const stays = await registered("rejected");
		const { path, record, reference } = await registered("accepted");
		await send(path, "accepted");
		await send(stays.path, "rejected");
		expect(await takeBackDecisions(store)).toBe(false);
		await app.db
			.updateTable("emails")
			.set({ status: mail })
			.where("template", "=", "acceptance")
			.where("status", "=", "waiting")
			.execute();
		await app.asAdmin("PATCH", record, { body: { status: "rejected" } });
		expect(await takeBackDecisions(store)).toBe(true);
		expect(await emailsAbout(app, reference)).toHaveLength(2);
		expect(await emailsAbout(app, stays.reference)).toHaveLength(3);
	},
);

test.each([
	["pending", "accepted"],
	["accepted", "rejected"],
	["rejected", "accepted"],
])("a registration that is %s gets no email that says %s: 409", async (status, said) => {
	const { path, reference } = await registered(status);
	const answer = await send(path, said);
	expect([answer.status, answer.text]).toEqual([
		409,
		`This registration is no longer ${said}, so the email was not sent. Refresh to see its status.`,
	]);
	expect(await emailsAbout(app, reference)).toHaveLength(2);
});

test("the same submission again queues nothing; the same key for another registration is 422", async () => {
	const { path, reference } = await registered("accepted");
	const headers = { "idempotency-key": "decision-once" };
	const answers = await Promise.all([1, 2].map(() => send(path, "accepted", headers)));
	answers.push(await send(path, "accepted", headers));
	expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
	expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);
	expect(await emailsAbout(app, reference)).toHaveLength(3);
	const other = await registered("accepted");
	expect((await send(other.path, "accepted", headers)).status).toBe(422);
	expect(await emailsAbout(app, other.reference)).toHaveLength(2);
});

test("another status than these two is 400, and no registration is 404", async () => {
	const { path } = await registered("pending");
	for (const status of ["pending", "", "constructor"]) {
		expect((await app.asAdmin("GET", `${path}?status=${status}`)).status).toBe(400);
		expect((await send(path, status)).status).toBe(400);
	}
	const missing = "/api/admin/registrations/999999/decision-email";
	expect((await app.asAdmin("GET", `${missing}?status=accepted`)).status).toBe(404);
	expect((await send(missing, "accepted")).status).toBe(404);
});

test("a program that is no longer offered has no link and no facts in the email", async () => {
	const { json: course } = await app.asAdmin("POST", "/api/admin/courses", { body: aCourse() });
	await app.asAdmin("POST", "/api/admin/facts", {
		body: { topic: "price", courseId: course.id, answer: "It costs $999." },
	});
	const { path } = await registered("accepted", { courseId: course.id } as object);
	const read = async () => (await app.asAdmin("GET", `${path}?status=accepted`)).json.text;
	expect(await read()).toContain(`https://school.example/courses/${course.slug}`);
	expect(await read()).toContain("It costs $999.");
	await app.asAdmin("PATCH", `/api/admin/courses/${course.id}`, { body: { isActive: false } });
	expect(await read()).not.toMatch(/\/courses\/|\$999/);
	expect(await read()).toContain(course.title);
});

test("erasing the registration erases the email", async () => {
	const { path, record, reference } = await registered("accepted", {
		email: "gone@mail.example",
	} as object);
	await send(path, "accepted");
	expect((await app.asAdmin("DELETE", record)).status).toBe(204);
	expect(await emailsAbout(app, reference)).toEqual([]);
	expect(JSON.stringify(await allEmails(app))).not.toContain("gone@");
});

test("the second of two colleagues is told who sent it and when, and can send it again", async () => {
	const { path, reference } = await registered("accepted");
	const answers = await Promise.all([send(path, "accepted"), send(path, "accepted")]);
	expect(answers.map(({ status }) => status).sort()).toEqual([201, 412]);
	expect(answers.find(({ status }) => status === 412)?.text).toMatch(
		/^dana sent the acceptance email on November 20, 2026.+\. It hasn’t gone out yet: if you send it again, they may get it twice\.$/,
	);
	expect(await emailsAbout(app, reference)).toHaveLength(3);
	const { json: read } = await app.asAdmin("GET", `${path}?status=accepted`);
	expect(read.lastSent).toMatchObject({ username: "dana" });
	const body = { status: "accepted", lastSentId: read.lastSent.id };
	expect((await app.asAdmin("POST", path, { body })).status).toBe(201);
	expect((await app.asAdmin("POST", path, { body })).status).toBe(412);
	expect(await emailsAbout(app, reference)).toHaveLength(4);
});

test.each([
	["was delivered", undefined, "sent", "Send it again only if they should get it twice."],
	[
		"was refused",
		"550 No such mailbox",
		"failed",
		"It wasn’t delivered: check the address before you send it again.",
	],
	[
		"waits for another attempt",
		"451 Try again later",
		"waiting",
		"It hasn’t gone out yet: if you send it again, they may get it twice.",
	],
] as const)("who sends one that %s again is told so", async (_, reply, status, advice) => {
	const { path } = await registered("accepted", { email: `${status}@mail.example` } as object);
	expect((await send(path, "accepted")).status).toBe(201);
	server.behavior.recipient = (to) => (to.startsWith(status) ? reply : undefined);
	await workerOf(app, server).run();
	const { json } = await app.asAdmin("GET", `${path}?status=accepted`);
	expect(json.lastSent).toMatchObject({ username: "dana", status });
	const refused = await send(path, "accepted");
	expect([refused.status, refused.text]).toEqual([412, expect.stringMatching(`2026.+ ${advice}$`)]);
});

test("who sent a copy from the outbox is named like who sent the first one", async () => {
	const { path, reference, email } = await registered("accepted");
	await send(path, "accepted");
	await workerOf(app, server).run();
	const [, , first] = await emailsAbout(app, reference);
	const { token, username } = await signedInUser(app, { isAdmin: true });
	const resent = await app.call("POST", `/api/admin/emails/${first?.id}/resend`, {
		token,
		body: { to: email },
	});
	expect(resent.json).toEqual({ count: 1 });
	const [, , , copy] = await emailsAbout(app, reference);
	const { json } = await app.asAdmin("GET", `${path}?status=accepted`);
	expect(json.lastSent).toEqual({ id: copy?.id, at: copy?.createdAt, username, status: "waiting" });
});

test("one that failed and was delivered meanwhile is not sent again by who still reads that it failed", async () => {
	const { path, reference } = await registered("accepted");
	const { json: first } = await send(path, "accepted");
	server.behavior.recipient = () => "550 No such mailbox";
	await workerOf(app, server).run();
	const { json: read } = await app.asAdmin("GET", `${path}?status=accepted`);
	expect(read.lastSent).toMatchObject({ id: first.id, status: "failed" });
	server.behavior = {};
	await app.asAdmin("POST", `/api/admin/emails/retry?ids=${first.id}`, { body: { total: 1 } });
	await workerOf(app, server).run();
	const body = { status: "accepted", lastSentId: first.id };
	const sendAgain = (lastSentStatus: string) =>
		app.asAdmin("POST", path, { body: { ...body, lastSentStatus } });
	const refused = await sendAgain("failed");
	expect([refused.status, refused.text]).toEqual([
		412,
		expect.stringMatching(/ Send it again only if they should get it twice\.$/),
	]);
	expect(await emailsAbout(app, reference)).toHaveLength(3);
	expect((await sendAgain("sent")).status).toBe(201);
});

test("one that was delivered as its reader was told is sent again", async () => {
	const { path, reference } = await registered("accepted");
	const { json: first } = await send(path, "accepted");
	await workerOf(app, server).run();
	const body = { status: "accepted", lastSentId: first.id, lastSentStatus: "waiting" };
	expect((await app.asAdmin("POST", path, { body })).status).toBe(201);
	expect(await emailsAbout(app, reference)).toHaveLength(4);
});

describe("an email that failed and was retried by a colleague", () => {
	async function retried() {
		const { path } = await registered("accepted");
		const { json } = await send(path, "accepted");
		await app.db
			.updateTable("emails")
			.set({ status: "failed" })
			.where("id", "=", json.id)
			.execute();
		app.clock.advance(60_000);
		const { token } = await signedInUser(app, { isAdmin: true });
		const retry = `/api/admin/emails/retry?ids=${json.id}`;
		expect((await app.call("POST", retry, { token, body: { total: 1 } })).json.count).toBe(1);
		return async () => (await app.asAdmin("GET", `${path}?status=accepted`)).json.lastSent.username;
	}

	test("was sent by who queued it", async () => {
		const sender = await retried();
		expect(await sender()).toBe("dana");
	});

	test("was sent by someone, if the log no longer has the line", async () => {
		const sender = await retried();
		await app.db.deleteFrom("activity").where("action", "=", "emailed").execute();
		expect(await sender()).toBe("Someone");
	});
});
