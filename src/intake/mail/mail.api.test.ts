import { beforeEach, describe, expect, test } from "vitest";
import { type MailService, noMailService } from "#intake/mail/mail-service.server.ts";
import { signedInUser, theApp } from "../../../test/app.ts";
import { aNotice, anEmail, emailOf, queueAll, workerOf } from "../../../test/emails.ts";
import { theMailServer } from "../../../test/mail-server.ts";
import { smtpTransport } from "./transport.server.ts";

// The office’s endpoints. The worker only notes that it was resumed; `workerOf` sends.

const server = theMailServer();
const calls: string[] = [];
const mail: MailService & { worker: { failure: string | null } } = {
	transport: { open: () => smtpTransport(server.url).open() },
	mailFrom: undefined,
	worker: {
		failure: null,
		wake: () => calls.push("wake"),
		resume: () => calls.push("resume"),
	},
};

const app = theApp({ mail });
const withoutServer = theApp({
	emailjs: { publicKey: "pk", serviceId: "service", templateId: "template" },
});
const withNothing = theApp({ mail: noMailService });

beforeEach(async () => {
	for (const { db } of [app, withoutServer]) await db.deleteFrom("emails").execute();
	await app.asAdmin("PATCH", "/api/admin/settings", { body: { email: "office@iselin.example" } });
	server.reset();
	mail.worker.failure = null;
	calls.length = 0;
});

const setStatus = (id: number | undefined, change: object) =>
	app.db
		.updateTable("emails")
		.set(change)
		.where("id", "=", id ?? 0)
		.execute();

const lastActivity = async () =>
	(await app.asAdmin("GET", "/api/admin/activity?limit=1")).json[0] as Record<string, unknown>;

const endpoints = [
	["GET", "/api/admin/mail-status", undefined],
	["POST", "/api/admin/emails/test", { to: "dana@mail.example" }],
	["POST", "/api/admin/emails/retry?ids=1", { total: 1 }],
	["GET", "/api/admin/emails/1/resend", undefined],
	["POST", "/api/admin/emails/1/resend", { to: null }],
] as const;

test.each(endpoints)("%s %s is for administrators", async (method, path, body) => {
	const { token } = await signedInUser(app, { username: `visitor ${method} ${path}` });
	expect((await app.call(method, path, { body })).status).toBe(401);
	expect((await app.call(method, path, { body, token })).status).toBe(403);
	expect(server.received).toHaveLength(0);
});

describe("the status", () => {
	test("says that the mail server notifies the school, and counts what is not sent", async () => {
		const ids = await queueAll(
			app,
			Array.from({ length: 6 }, () => anEmail()),
		);
		await setStatus(ids[0], { status: "failed", failure: "The mailbox doesn’t exist." });
		await setStatus(ids[1], { status: "held", holdReason: "spam" });
		await setStatus(ids[2], { status: "unsent" });
		await setStatus(ids[3], { status: "sent", sentAt: "2026-11-20T14:59:00.000Z" });
		await setStatus(ids[4], { failure: "Greylisted.", nextAttemptAt: "2030-01-01T00:00:00.000Z" });
		const { status, json } = await app.asAdmin("GET", "/api/admin/mail-status");
		expect(status).toBe(200);
		expect(json).toEqual({
			smtp: "ok",
			emailjs: false,
			isSampleAddress: false,
			schoolAddress: "office@iselin.example",
			failure: null,
			waiting: 2,
			stuck: 1,
			failed: 1,
			held: 1,
			unsent: 1,
			oldestStuckAt: app.clock.now.toISOString(),
			oldestUnsentAt: app.clock.now.toISOString(),
		});
	});

	test("counts as stuck what failed or is overdue after five minutes, but nothing archived", async () => {
		const [failed, tried, , late] = await queueAll(app, [
			anEmail(),
			anEmail(),
			anEmail(),
			anEmail(),
		]);
		const future = new Date(app.clock.now.getTime() + 3_600_000).toISOString();
		await setStatus(failed, { status: "failed", archived: true });
		await setStatus(tried, { failure: "Greylisted.", nextAttemptAt: future });
		await setStatus(late, { nextAttemptAt: future });
		const stuck = async () => (await app.asAdmin("GET", "/api/admin/mail-status")).json.stuck;
		expect(await stuck()).toBe(0);
		app.clock.advance(5 * 60_000);
		expect(await stuck()).toBe(2);
	});

	test("says why the mail server fails", async () => {
		mail.worker.failure = "The mail server doesn’t answer.";
		const { json } = await app.asAdmin("GET", "/api/admin/mail-status");
		expect(json).toMatchObject({ smtp: "failing", failure: "The mail server doesn’t answer." });
	});

	test("without a mail server says what is left: EmailJS, or nothing", async () => {
		const address = { email: "office@iselin.example" };
		await withoutServer.asAdmin("PATCH", "/api/admin/settings", { body: address });
		const emailjs = await withoutServer.asAdmin("GET", "/api/admin/mail-status");
		expect(emailjs.json).toMatchObject({ smtp: "off", emailjs: true });
		const nothing = await withNothing.asAdmin("GET", "/api/admin/mail-status");
		expect(nothing.json).toMatchObject({
			smtp: "off",
			emailjs: false,
			isSampleAddress: true,
		});
	});
});

describe("a test email", () => {
	const send = (to: unknown) => app.asAdmin("POST", "/api/admin/emails/test", { body: { to } });

	test("is sent immediately, past the outbox, and ends a pause", async () => {
		const { status, json } = await send("dana@mail.example");
		expect(status).toBe(200);
		expect(json).toEqual({
			sent: true,
			explanation:
				"The mail server accepted a test email to dana@mail.example. If it does not arrive within a few minutes, check the spam folder.",
		});
		expect(server.received.map(({ to }) => to)).toEqual(["dana@mail.example"]);
		expect(server.received[0]?.headers.subject).toBe("Test email from Iselin Healthcare Training");
		expect(calls).toContain("resume");
		expect(await lastActivity()).toMatchObject({ action: "sent", kind: "email" });
		expect(await app.db.selectFrom("emails").select("id").execute()).toEqual([]);
	});

	test("that fails explains why, in words", async () => {
		server.behavior = { recipient: () => "550 No such user here" };
		const { status, json } = await send("nobody@mail.example");
		expect(status).toBe(200);
		expect(json.sent).toBe(false);
		expect(json.explanation).toMatch(/^The mailbox doesn’t exist \(550/);
		expect(calls).not.toContain("resume");
	});

	test("without a mail server says what to do", async () => {
		const answer = await withoutServer.asAdmin("POST", "/api/admin/emails/test", {
			body: { to: "dana@mail.example" },
		});
		expect(answer.json).toEqual({
			sent: false,
			explanation:
				"No mail server is configured. Ask the person who runs the server to set SMTP_URL and restart the site.",
		});
	});

	test.each([undefined, "", "dana", "dana@mail.example\r\nBcc: all@mail.example"])(
		"to %j is refused",
		async (to) => {
			const { status, text } = await send(to);
			expect(status).toBe(400);
			expect(text).toBe("Please enter a valid email address");
			expect(server.received).toHaveLength(0);
		},
	);
});

describe("a retry", () => {
	const retry = (query: string, total: unknown) =>
		app.asAdmin("POST", `/api/admin/emails/retry?${query}`, { body: { total } });
	const past = "2026-08-03T14:00:00.000Z";

	/** One of each kind: two are stuck, two were not sent, the rest is nothing to send. */
	async function oneOfEach() {
		const ids = await queueAll(
			app,
			Array.from({ length: 8 }, () => anEmail()),
		);
		const [failed, overdue, unsent, unsentLong, held, sent, archived, archivedUnsent] = ids;
		await setStatus(failed, {
			status: "failed",
			failure: "The mailbox doesn’t exist.",
			attempts: 3,
			firstAttemptAt: past,
			createdAt: "2026-11-19T14:00:00.000Z",
		});
		await setStatus(overdue, { failure: "Greylisted.", createdAt: "2026-11-20T09:00:00.000Z" });
		await setStatus(unsent, { status: "unsent" });
		await setStatus(unsentLong, { status: "unsent", createdAt: past });
		await setStatus(held, { status: "held", holdReason: "sample address", createdAt: past });
		await setStatus(sent, { status: "sent", createdAt: past });
		await setStatus(archived, { status: "failed", archived: true, createdAt: past });
		await setStatus(archivedUnsent, { status: "unsent", archived: true, createdAt: past });
		return ids;
	}
	const statusesOf = async (ids: number[]) =>
		(await Promise.all(ids.map((id) => emailOf(app, id)))).map(({ status }) => status);

	test("of what is stuck sends what was counted, and nothing that was never sent", async () => {
		const ids = await oneOfEach();
		const counts = await app.asAdmin("GET", "/api/admin/mail-status");
		expect(counts.json).toMatchObject({ stuck: 2, oldestStuckAt: "2026-11-19T14:00:00.000Z" });
		const { status, json } = await retry("stuck=true", 2);
		expect({ status, json }).toEqual({ status: 200, json: { count: 2, left: 0 } });
		expect(await emailOf(app, ids[0])).toMatchObject({
			status: "waiting",
			failure: null,
			attempts: 0,
			firstAttemptAt: null,
			nextAttemptAt: app.clock.now.toISOString(),
		});
		expect(await statusesOf(ids)).toEqual([
			"waiting",
			"waiting",
			"unsent",
			"unsent",
			"held",
			"sent",
			"failed",
			"unsent",
		]);
		expect(calls).toContain("resume");
		expect(await lastActivity()).toMatchObject({
			username: "dana",
			action: "sent again",
			kind: "email",
			label: "2 emails",
		});
	});

	test("of all that match the filters sends as many as were counted, or none", async () => {
		const ids = await oneOfEach();
		const query = "status=failed,held,sent";
		const before = await statusesOf(ids);
		const { json } = await app.asAdmin("GET", `/api/admin/emails/count?${query}`);
		expect(json.total).toBe(3);
		const refused = await retry(query, 4);
		expect([refused.status, refused.text]).toEqual([
			412,
			"The list has changed: 3 records match now. Check it and try again.",
		]);
		for (const total of [undefined, 0, 5001, "3"]) {
			expect((await retry(query, total)).status).toBe(400);
		}
		expect((await retry("status=gone", 3)).status).toBe(400);
		expect(await statusesOf(ids)).toEqual(before);

		calls.length = 0;
		expect((await retry(query, 3)).json).toEqual({ count: 2, left: 0 });
		expect(calls).toContain("resume");
		expect((await statusesOf(ids)).slice(0, 7)).toEqual([
			"waiting",
			"waiting",
			"unsent",
			"unsent",
			"waiting",
			"sent",
			"failed",
		]);
		expect(await lastActivity()).toMatchObject({ action: "sent again", label: "2 emails" });
	});

	test("of what was not sent leaves what is stuck", async () => {
		const ids = await oneOfEach();
		const counts = await app.asAdmin("GET", "/api/admin/mail-status");
		expect(counts.json).toMatchObject({ unsent: 2, oldestUnsentAt: past });
		expect((await retry("status=unsent", 2)).json).toEqual({ count: 2, left: 0 });
		expect((await statusesOf(ids)).slice(0, 4)).toEqual([
			"failed",
			"waiting",
			"waiting",
			"waiting",
		]);
	});

	test("of selected emails includes held ones; one to the sample address really goes there", async () => {
		await app.asAdmin("PATCH", "/api/admin/settings", { body: { email: null } });
		const [held, suspected, sent] = await queueAll(app, [
			aNotice(),
			anEmail({ isSuspected: true }),
			anEmail(),
		]);
		await setStatus(held, { status: "held", holdReason: "sample address" });
		await setStatus(sent, { status: "sent" });
		const { json } = await retry(`ids=${[held, suspected, sent]}`, 3);
		expect(json).toEqual({ count: 2, left: 0 });
		await workerOf(app, server).run();
		expect(server.received.map(({ to }) => to)).toEqual([
			"hello@school.example",
			expect.stringMatching(/^ana\d+@mail\.example$/),
		]);
		expect(await emailOf(app, held)).toMatchObject({ status: "sent", holdReason: null });
	});

	test("of what is gone or was sent changes nothing and is not logged", async () => {
		const [sent] = await queueAll(app, [anEmail()]);
		await setStatus(sent, { status: "sent" });
		const before = await lastActivity();
		expect((await retry("ids=200000000", 1)).status).toBe(412);
		expect((await retry(`ids=${sent}`, 1)).json).toEqual({ count: 0, left: 0 });
		expect(await lastActivity()).toEqual(before);
	});

	test("of archived emails sends those that are selected in the archive", async () => {
		const archived = (await oneOfEach())[6];
		expect((await retry(`ids=${archived}`, 1)).status).toBe(412);
		expect((await retry(`ids=${archived}&archived=true`, 1)).json).toEqual({ count: 1, left: 0 });
	});

	test("without a mail server is refused, and everything stays readable", async () => {
		const [id] = await queueAll(withoutServer, [anEmail()]);
		await workerOf(withoutServer, null).run();
		const answer = await withoutServer.asAdmin("POST", `/api/admin/emails/retry?ids=${id}`, {
			body: { total: 1 },
		});
		expect(answer.status).toBe(409);
		expect(answer.text).toMatch(/^No mail server is configured/);
		expect(await emailOf(withoutServer, id)).toMatchObject({ status: "unsent" });
	});
});

describe("sending once more", () => {
	const resend = async (id: number | undefined) => {
		const path = `/api/admin/emails/${id}/resend`;
		const { to = null } = (await app.asAdmin("GET", path)).json ?? {};
		return app.asAdmin("POST", path, { body: { to } });
	};

	test("a sent email is a copy with a Message-ID of its own; the first one stays", async () => {
		const [id] = await queueAll(app, [anEmail({ onceKey: "summary 1 2026-11-20" })]);
		const worker = workerOf(app, server);
		await worker.run();
		const { status, json } = await resend(id);
		expect({ status, json }).toEqual({ status: 200, json: { count: 1 } });
		await worker.run();
		expect(server.received).toHaveLength(2);
		expect(server.byMessageId().size).toBe(2);
		const [first, second] = server.received;
		expect(second?.to).toBe(first?.to);
		expect(second?.headers.subject).toBe(first?.headers.subject);
		const rows = await app.db.selectFrom("emails").selectAll().orderBy("id").execute();
		expect(rows.map((row) => row.status)).toEqual(["sent", "sent"]);
		expect(rows[1]).toMatchObject({ attempts: 1, onceKey: null });
	});

	test("a failed email is retried", async () => {
		const [id] = await queueAll(app, [
			anEmail({ about: { reference: "R-123456" }, template: "registration confirmation" }),
		]);
		await setStatus(id, { status: "failed", failure: "The mailbox doesn’t exist." });
		expect((await resend(id)).json).toEqual({ count: 1 });
		expect(await emailOf(app, id)).toMatchObject({ status: "waiting", failure: null });
		expect(calls).toContain("resume");
		expect(await lastActivity()).toMatchObject({
			action: "sent again",
			recordId: String(id),
			label: "registration confirmation, R-123456",
		});
	});

	test("an email that does not exist is 404", async () => {
		const answer = await resend(2_000_000_000);
		expect(answer.status).toBe(404);
		expect(answer.text).toBe("This email no longer exists.");
	});

	test("without a mail server is refused", async () => {
		const [id] = await queueAll(withoutServer, [anEmail()]);
		const answer = await withoutServer.asAdmin("POST", `/api/admin/emails/${id}/resend`, {
			body: { to: (await emailOf(withoutServer, id)).recipient },
		});
		expect(answer.status).toBe(409);
	});
});

test("a registration wakes the worker after it is stored", async () => {
	const { status } = await app.call("POST", "/api/register", {
		body: {
			fullName: "Ana Ruiz",
			email: "ana@mail.example",
			phone: "732-555-0187",
			courseId: 1,
		},
	});
	expect(status).toBe(201);
	expect(calls).toEqual(["wake"]);
});
