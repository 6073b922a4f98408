import { beforeEach, describe, expect, test } from "vitest";
import { type TestApp, theApp } from "../../../test/app.ts";
import {
	aNotice,
	anEmail,
	emailOf,
	queueAll,
	shortTimeouts,
	workerOf,
} from "../../../test/emails.ts";
import { theMailServer } from "../../../test/mail-server.ts";

// The worker against a real SMTP server. Tests move the clock and start each run themselves.

const app = theApp();
const server = theMailServer();

beforeEach(async () => {
	await app.db.deleteFrom("emails").execute();
	await setSchoolEmail("office@iselin.example");
	server.reset();
});

async function setSchoolEmail(email: string | null) {
	const { status } = await app.asAdmin("PATCH", "/api/admin/settings", { body: { email } });
	expect(status).toBe(200);
}

const statuses = async ({ db }: TestApp) =>
	(await db.selectFrom("emails").select("status").orderBy("id").execute()).map(
		({ status }) => status,
	);

const timesReceived = () => [...server.byMessageId().values()].map(({ length }) => length);

/** Runs the worker every five seconds of the app’s clock, as its timer does. */
async function runFor(seconds: number, ...workers: { run(): Promise<void> }[]) {
	for (let passed = 0; passed < seconds; passed += 5) {
		app.clock.advance(5000);
		await Promise.all(workers.map((worker) => worker.run()));
	}
}

describe("an email", () => {
	test("to a visitor comes from the school, with its fixed Message-ID and both bodies", async () => {
		const [id] = await queueAll(app, [anEmail({ recipient: "ana@mail.example" })]);
		const worker = workerOf(app, server);
		await worker.run();
		const email = await emailOf(app, id);
		expect(email).toMatchObject({ status: "sent", attempts: 1, failure: null, claimedUntil: null });
		expect(email.sentAt).toBe(app.clock.now.toISOString());
		expect(worker.changes).toEqual([id]);
		expect(server.received).toHaveLength(1);
		const [{ to, headers, raw } = expect.fail()] = server.received;
		expect(to).toBe("ana@mail.example");
		expect(headers).toMatchObject({
			from: "Iselin Healthcare Training <office@iselin.example>",
			to: "ana@mail.example",
			"reply-to": "office@iselin.example",
			subject: email.subject,
			"message-id": email.messageId,
			"auto-submitted": "auto-generated",
		});
		expect(headers["content-type"]).toContain("multipart/alternative");
		expect(raw).toContain("Your reference number is R-123456.");
		expect(raw).toContain("<b>R-123456</b>");
	});

	test("to the school goes to its current address; a reply goes to the visitor, and MAIL_FROM is the sender", async () => {
		await queueAll(app, [aNotice({ replyTo: "ana@mail.example" })]);
		await setSchoolEmail("desk@iselin.example");
		await workerOf(app, server, { mailFrom: "website@mail.iselin.example" }).run();
		expect(server.received.map(({ to }) => to)).toEqual(["desk@iselin.example"]);
		expect(server.received[0]?.headers).toMatchObject({
			from: "Iselin Healthcare Training <website@mail.iselin.example>",
			"reply-to": "ana@mail.example",
		});
	});

	test("is sent once, however often the worker runs", async () => {
		await queueAll(app, [anEmail(), anEmail()]);
		const worker = workerOf(app, server);
		await Promise.all([worker.run(), worker.run(), worker.run()]);
		await runFor(30, worker);
		expect(timesReceived()).toEqual([1, 1]);
	});

	test("whose values hold line breaks gets no header of theirs", async () => {
		await queueAll(app, [
			anEmail({
				replyTo: "ana@mail.example\r\nBcc: all@mail.example",
				content: { subject: "Hello\r\nBcc: all@mail.example", text: "Hi", html: "<p>Hi</p>" },
			}),
		]);
		await workerOf(app, server).run();
		expect(server.received).toHaveLength(1);
		expect(server.received[0]?.to).toMatch(/^ana\d+@mail\.example$/);
		expect(Object.keys(server.received[0]?.headers ?? {})).not.toContain("bcc");
	});
});

describe("an email that is not sent", () => {
	test("without a mail server is recorded as not sent, and stays so when there is one", async () => {
		await queueAll(app, [anEmail(), aNotice()]);
		await workerOf(app, null).run();
		expect(await statuses(app)).toEqual(["unsent", "unsent"]);
		await runFor(10, workerOf(app, server));
		expect(server.received).toHaveLength(0);
	});

	test("to the sample address is held while visitors get theirs, and goes out when the address is set", async () => {
		await setSchoolEmail(null);
		await queueAll(app, [anEmail({ recipient: "ana@mail.example" }), aNotice()]);
		const worker = workerOf(app, server);
		await worker.run();
		expect(await statuses(app)).toEqual(["sent", "held"]);
		await setSchoolEmail("office@iselin.example");
		await worker.run();
		expect(await statuses(app)).toEqual(["sent", "sent"]);
		expect(server.received.map(({ to }) => to)).toEqual([
			"ana@mail.example",
			"office@iselin.example",
		]);
	});

	test("of a suspected submission is held, whatever the address", async () => {
		const [id] = await queueAll(app, [aNotice({ isSuspected: true })]);
		await runFor(10, workerOf(app, server));
		expect(await emailOf(app, id)).toMatchObject({ status: "held", holdReason: "spam" });
		expect(server.received).toHaveLength(0);
	});
});

describe("what waits is compared with what is so", () => {
	test("again and again while many emails are sent", async () => {
		await queueAll(
			app,
			Array.from({ length: 130 }, () => anEmail()),
		);
		const compared: number[] = [];
		const prepare = async () => void compared.push(server.received.length);
		await workerOf(app, server, { prepare }).run();
		expect(timesReceived()).toEqual(Array(130).fill(1));
		const between = [...compared, 130].map((sent, n) => sent - (compared[n - 1] ?? 0));
		expect(Math.max(...between)).toBeLessThanOrEqual(60);
	});

	test("before an email leaves that the office asked for while others were sent", async () => {
		const [, asked] = await queueAll(app, [anEmail(), anEmail({ recipient: "old@mail.example" })]);
		const email = app.db.updateTable("emails").where("id", "=", asked ?? 0);
		await email.set({ status: "unsent" }).execute();
		server.behavior.recipient = async () => {
			server.behavior = {};
			app.clock.advance(1000);
			const nextAttemptAt = app.clock.now.toISOString();
			await email.set({ status: "waiting", nextAttemptAt }).execute();
			return undefined;
		};
		const prepare = async () => {
			await app.db
				.deleteFrom("emails")
				.where("recipient", "=", "old@mail.example")
				.where("status", "=", "waiting")
				.execute();
		};
		await workerOf(app, server, { prepare }).run();
		expect(await statuses(app)).toEqual(["sent"]);
		expect(server.received).toHaveLength(1);
	});
});

describe("a mail server", () => {
	test("that is away and comes back has every email within 120 seconds, once", async () => {
		await server.halt();
		const ids = await queueAll(
			app,
			Array.from({ length: 8 }, () => anEmail()),
		);
		const worker = workerOf(app, server);
		await worker.run();
		const [tried, , , untried] = await Promise.all(ids.map((id) => emailOf(app, id)));
		expect(tried).toMatchObject({ status: "waiting", attempts: 0, claimedUntil: null });
		expect(tried?.failure).toBe("Nothing accepts email at the host and port in SMTP_URL.");
		expect(tried?.nextAttemptAt).toBe(new Date(app.clock.now.getTime() + 5000).toISOString());
		expect(untried).toMatchObject({ failure: null, firstAttemptAt: null });
		expect(worker.failure).toBe(tried?.failure);

		await runFor(5 * 60, worker);
		expect(await statuses(app)).toEqual(ids.map(() => "waiting"));
		await server.listen();
		await runFor(60, worker);
		expect(await statuses(app)).toEqual(ids.map(() => "sent"));
		expect(timesReceived()).toEqual(ids.map(() => 1));
		expect(worker.failure).toBeNull();
	});

	test("that is away for three days has the emails given up that were attempted, and no others", async () => {
		await server.halt();
		await queueAll(app, [anEmail()]);
		const worker = workerOf(app, server);
		await worker.run();
		app.clock.advance(3 * 24 * 60 * 60 * 1000);
		const [, late] = [await worker.run(), ...(await queueAll(app, [anEmail()]))];
		expect(await statuses(app)).toEqual(["failed", "waiting"]);
		await server.listen();
		await runFor(60, worker);
		expect(await statuses(app)).toEqual(["failed", "sent"]);
		expect((await emailOf(app, late)).failure).toBeNull();
	});

	test("that is slow gets every email once", async () => {
		server.behavior = { delay: 100 };
		await queueAll(
			app,
			Array.from({ length: 9 }, () => anEmail()),
		);
		const [one, other] = [workerOf(app, server), workerOf(app, server)];
		await Promise.all([one.run(), other.run()]);
		expect(timesReceived()).toEqual(Array(9).fill(1));
		expect(await statuses(app)).toEqual(Array(9).fill("sent"));
	});

	test("that says nothing is waited for briefly, and everything waits for it", async () => {
		server.behavior = { isSilent: true };
		const [id] = await queueAll(app, [anEmail()]);
		const worker = workerOf(app, server, { timeouts: shortTimeouts });
		await worker.run();
		expect(await emailOf(app, id)).toMatchObject({
			status: "waiting",
			attempts: 0,
			failure: "The mail server doesn’t answer. Check the host and port in SMTP_URL.",
		});
		server.behavior = {};
		await runFor(5, worker);
		expect(await statuses(app)).toEqual(["sent"]);
	});

	test("that asks to come back later (451) gets the email at the next attempt, not before", async () => {
		server.behavior = {
			recipient: (address, attempt) =>
				address === "grey@mail.example" && attempt < 3 ? "451 Greylisted" : undefined,
		};
		const [grey, plain] = await queueAll(app, [
			anEmail({ recipient: "grey@mail.example" }),
			anEmail(),
		]);
		const worker = workerOf(app, server);
		await worker.run();
		expect(await emailOf(app, plain)).toMatchObject({ status: "sent" });
		expect(await emailOf(app, grey)).toMatchObject({
			status: "waiting",
			attempts: 1,
			failure: expect.stringMatching(/try again later \(451/),
			nextAttemptAt: new Date(app.clock.now.getTime() + 5000).toISOString(),
		});
		app.clock.advance(4999);
		await worker.run();
		expect((await emailOf(app, grey)).attempts).toBe(1);
		app.clock.advance(1);
		await worker.run();
		expect(await emailOf(app, grey)).toMatchObject({
			attempts: 2,
			nextAttemptAt: new Date(app.clock.now.getTime() + 15_000).toISOString(),
		});
		await runFor(15, worker);
		expect(await emailOf(app, grey)).toMatchObject({ status: "sent", attempts: 3, failure: null });
		expect(timesReceived()).toEqual([1, 1]);
	});

	test("that refuses a recipient (550) fails this email visibly, and no other", async () => {
		server.behavior = {
			recipient: (address) =>
				address === "nobody@mail.example" ? "550 No such user here" : undefined,
		};
		const [refused, ...others] = await queueAll(app, [
			anEmail({ recipient: "nobody@mail.example" }),
			anEmail(),
			anEmail(),
		]);
		const worker = workerOf(app, server);
		await worker.run();
		expect(await emailOf(app, refused)).toMatchObject({
			status: "failed",
			attempts: 1,
			failure: expect.stringMatching(/^The mailbox doesn’t exist \(550/),
		});
		await runFor(60, worker);
		expect(await statuses(app)).toEqual(["failed", ...others.map(() => "sent")]);
		expect(timesReceived()).toEqual([1, 1]);
	});

	test("that refuses a content (554) fails this email", async () => {
		server.behavior = { content: () => "554 Looks like spam" };
		const [id] = await queueAll(app, [anEmail()]);
		await workerOf(app, server).run();
		expect(await emailOf(app, id)).toMatchObject({
			status: "failed",
			failure: expect.stringMatching(/^The mail server refused this email \(554/),
		});
	});

	test("that cuts the connection after the content gets the email at most twice, with the same Message-ID", async () => {
		let isCut = false;
		server.behavior = {
			content: () => {
				if (isCut) return undefined;
				isCut = true;
				return "cut";
			},
		};
		const [id] = await queueAll(app, [anEmail()]);
		const worker = workerOf(app, server);
		await worker.run();
		expect(await emailOf(app, id)).toMatchObject({
			status: "waiting",
			attempts: 1,
			failure: "The mail server had the whole email but did not confirm it.",
		});
		await runFor(60, worker);
		expect(await statuses(app)).toEqual(["sent"]);
		expect(timesReceived()).toEqual([2]);
		expect(server.received.map(({ isConfirmed }) => isConfirmed)).toEqual([false, true]);
	});

	test("that never confirms gets ever fewer copies, and others go out in between", async () => {
		server.behavior = {
			content: ({ to }) => (to === "slow@mail.example" ? "hang" : undefined),
		};
		const [slow] = await queueAll(app, [
			anEmail({ recipient: "slow@mail.example" }),
			anEmail(),
			anEmail(),
		]);
		const worker = workerOf(app, server, { timeouts: shortTimeouts });
		await worker.run();
		expect(await statuses(app)).toEqual(["waiting", "sent", "sent"]);
		for (const seconds of [5, 15, 30, 60]) {
			app.clock.advance(seconds * 1000);
			await worker.run();
		}
		const email = await emailOf(app, slow);
		expect(email).toMatchObject({ status: "waiting", attempts: 5 });
		const wait = Date.parse(email.nextAttemptAt) - app.clock.now.getTime();
		expect(wait).toBe(5 * 60_000);
		expect(worker.failure).toBeNull();
	});

	test("that stalls at one recipient delays this email alone", async () => {
		server.behavior = {
			recipient: (address, attempt) =>
				address === "tar@mail.example" && attempt === 1 ? "hang" : undefined,
		};
		const [tar, ...others] = await queueAll(app, [
			anEmail({ recipient: "tar@mail.example" }),
			...Array.from({ length: 5 }, () => anEmail()),
		]);
		const worker = workerOf(app, server, { timeouts: shortTimeouts });
		await worker.run();
		expect(await statuses(app)).toEqual(["waiting", ...others.map(() => "sent")]);
		expect((await emailOf(app, tar)).failure).toBe(
			"The mail server stopped answering while we sent this email.",
		);
		await runFor(5, worker);
		expect(await emailOf(app, tar)).toMatchObject({ status: "sent", attempts: 2 });
		expect(timesReceived()).toEqual(Array(6).fill(1));
	});
});

describe("an account and encryption", () => {
	const account = { user: "office@iselin.example", password: "p@ss/word:1" };
	const withPassword = theMailServer({ account, tls: "from the start" });
	const withStartTls = theMailServer({ account, tls: "STARTTLS" });

	test.each([
		["from the start", withPassword],
		["by STARTTLS", withStartTls],
	])("encrypted %s, with a password", async (_, encrypted) => {
		const [id] = await queueAll(app, [anEmail()]);
		await workerOf(app, encrypted).run();
		expect(await emailOf(app, id)).toMatchObject({ status: "sent" });
		expect(encrypted.sessions).toEqual([{ isSecure: true, user: account.user }]);
	});

	test("a wrong password keeps everything waiting, and says so without the password", async () => {
		const [id] = await queueAll(app, [anEmail()]);
		const url = withPassword.url.replace(encodeURIComponent(account.password), "hunter2");
		const worker = workerOf(app, { url });
		await worker.run();
		expect(await emailOf(app, id)).toMatchObject({ status: "waiting", attempts: 0 });
		expect(worker.failure).toMatch(/^The mail server rejected the username or password.*535/);
		expect(worker.failure).not.toContain("hunter2");
		await runFor(10, workerOf(app, withPassword));
		expect(await statuses(app)).toEqual(["sent"]);
	});

	test("a certificate that nobody vouches for is refused", async () => {
		await queueAll(app, [anEmail()]);
		const worker = workerOf(app, { url: withPassword.url.replace(/\?.*$/, "") });
		await worker.run();
		expect(worker.failure).toMatch(/certificate/);
		expect(await statuses(app)).toEqual(["waiting"]);
	});
});

describe("several instances", () => {
	test("send each email once", async () => {
		await queueAll(
			app,
			Array.from({ length: 40 }, () => anEmail()),
		);
		const workers = Array.from({ length: 4 }, () => workerOf(app, server));
		await Promise.all(workers.map((worker) => worker.run()));
		expect(timesReceived()).toEqual(Array(40).fill(1));
		const changed = workers.flatMap(({ changes }) => changes);
		expect(new Set(changed).size).toBe(changed.length);
	});

	test("leave alone what another one has claimed, until its lease ends", async () => {
		const [id] = await queueAll(app, [anEmail()]);
		const until = new Date(app.clock.now.getTime() + 90_000).toISOString();
		await app.db.updateTable("emails").set({ claimedUntil: until }).execute();
		const worker = workerOf(app, server);
		await runFor(85, worker);
		expect(server.received).toHaveLength(0);
		await runFor(5, worker);
		expect(timesReceived()).toEqual([1]);
		expect(await emailOf(app, id)).toMatchObject({ status: "sent", claimedUntil: null });
	});

	test("that fail an email after its lease do not undo what another one did since", async () => {
		server.behavior = { content: () => "451 Later", delay: 100 };
		const [id] = await queueAll(app, [anEmail()]);
		const late = workerOf(app, server).run();
		await expect
			.poll(async () => (await emailOf(app, id)).claimedUntil, { interval: 10 })
			.not.toBeNull();
		await app.db.updateTable("emails").set({ status: "held", holdReason: "spam" }).execute();
		await late;
		expect(await emailOf(app, id)).toMatchObject({ status: "held", attempts: 0, failure: null });
	});
});

describe("a stop", () => {
	test("waits for the email that is being sent, and begins no other", async () => {
		server.behavior = { delay: 150 };
		await queueAll(
			app,
			Array.from({ length: 12 }, () => anEmail()),
		);
		const worker = workerOf(app, server);
		void worker.run();
		await expect.poll(() => server.sessions.length, { interval: 10 }).toBeGreaterThan(0);
		await worker.stop();
		const after = await statuses(app);
		const sent = after.filter((status) => status === "sent").length;
		expect(sent).toBeGreaterThan(0);
		expect(sent).toBeLessThan(12);
		expect(server.received.filter(({ isConfirmed }) => isConfirmed)).toHaveLength(sent);
		const claims = await app.db
			.selectFrom("emails")
			.select("id")
			.where("claimedUntil", "is not", null)
			.execute();
		expect(claims).toEqual([]);
		await worker.run();
		expect(await statuses(app)).toEqual(after);
	});
});
