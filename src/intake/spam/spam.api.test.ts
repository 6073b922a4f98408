import { describe, expect, test } from "vitest";
import { queueEmail } from "#intake/mail/queue.server.ts";
import { theApp } from "../../../test/app.ts";
import { aContact, aRegistration } from "../../../test/factories.ts";

const app = theApp();

/** Two signals: filled in too fast, with the trap. */
const asProgram = { "form-signals": "elapsed=400, trap" };

const submit = (path: string, body: object, headers: Record<string, string> = {}) =>
	app.call("POST", path, { body, headers });

describe.each([
	{
		name: "registrations",
		path: "/api/register",
		aBody: aRegistration,
		subject: (id: number) => ({ reference: "R-1", registrationId: id }),
	},
	{
		name: "contacts",
		path: "/api/contact",
		aBody: aContact,
		subject: (id: number) => ({ reference: "C-1", contactId: id }),
	},
])("$name", ({ name, path, aBody, subject }) => {
	const admin = `/api/admin/${name}`;
	const at = async (id: number) => (await app.asAdmin("GET", `${admin}/${id}`)).json;
	const bulk = (records: object[]) => app.asAdmin("POST", `${admin}/bulk`, { body: { records } });
	const sent = async (headers?: Record<string, string>, change?: object) =>
		(await submit(path, { ...aBody(), ...change }, headers)).json;
	/** Stores an email about a record, as its registration or message would. */
	const withEmail = async (id: number, isSuspected: boolean) => {
		await queueEmail(app.db, () => app.clock.now, {
			template: "registration notice",
			audience: "school",
			about: subject(id),
			recipient: null,
			language: "en",
			content: { subject: "New", text: "New", html: "New" },
			domain: "school.example",
			isSuspected,
		});
	};
	const emailOf = (id: number) =>
		app.db
			.selectFrom("emails")
			.select(["status", "holdReason", "version", "nextAttemptAt"])
			.where(name === "contacts" ? "contactId" : "registrationId", "=", id)
			.executeTakeFirstOrThrow();

	test("a program and a person get the same response", async () => {
		const [person, program] = [await submit(path, aBody()), await submit(path, aBody(), asProgram)];
		expect(program.status).toBe(201);
		expect(Object.keys(program.json)).toEqual(Object.keys(person.json));
		const known = (headers: Headers) => [...headers.keys()].sort();
		expect(known(program.headers)).toEqual(known(person.headers));
	});

	test("what a program sends is marked with the reasons, and listed like any other", async () => {
		const { id } = await sent(asProgram);
		expect(await at(id)).toMatchObject({
			isSpam: true,
			spamSignals: ["a field that people can’t see was filled in", "sent within 3 seconds"],
		});
		const newest = (await app.asAdmin("GET", `${admin}?limit=1`)).json;
		expect(newest[0]).toMatchObject({ id, isSpam: true });
	});

	test.each([
		{},
		{ "form-signals": "" },
		{ "form-signals": "elapsed=abc; {}, trap=1, elapsed" },
		{ "form-signals": "elapsed=100" },
		{ "form-signals": "trap" },
		{ "form-signals": `elapsed=${"9".repeat(5000)}` },
	] as Record<string, string>[])(
		"no header, an unreadable one or one signal alone is no spam: %j",
		async (headers) => {
			expect(await at((await sent(headers)).id)).toMatchObject({ isSpam: false });
		},
	);

	test("the filter and the counts know spam", async () => {
		const total = async (query: string) =>
			(await app.asAdmin("GET", `${admin}/count${query}`)).json.total;
		const before = await Promise.all(["", "?isSpam=true", "?isSpam=false"].map(total));
		const { id } = await sent(asProgram);
		const after = await Promise.all(["", "?isSpam=true", "?isSpam=false"].map(total));
		expect(after).toEqual([before[0] + 1, before[1] + 1, before[2]]);
		const listed = (await app.asAdmin("GET", `${admin}?isSpam=true`)).json;
		expect(listed[0].id).toBe(id);
		expect(listed.every(({ isSpam }: { isSpam: boolean }) => isSpam)).toBe(true);
		expect((await app.asAdmin("GET", `${admin}?isSpam=maybe`)).status).toBe(400);
	});

	test("rescuing releases the held emails in the same change, with an entry in the log", async () => {
		const { id } = await sent(asProgram);
		await withEmail(id, true);
		app.clock.advance(60_000);
		const act = await bulk([{ id, version: 1, isSpam: false }]);
		expect(act.json).toMatchObject({
			changed: [{ id, version: 2, before: { isSpam: true }, after: { isSpam: false } }],
			refused: [],
		});
		expect(await emailOf(id)).toEqual({
			status: "waiting",
			holdReason: null,
			version: 2,
			nextAttemptAt: app.clock.now.toISOString(),
		});
		const entry = await app.db
			.selectFrom("activity")
			.select(["action", "before", "after", "username"])
			.where("kind", "=", name.slice(0, -1))
			.where("recordId", "=", String(id))
			.executeTakeFirstOrThrow();
		expect(entry).toEqual({
			action: "changed",
			before: '{"isSpam":true}',
			after: '{"isSpam":false}',
			username: "dana",
		});
		const undo = await bulk([{ id, version: 2, isSpam: true }]);
		expect(undo.json.changed).toHaveLength(1);
		expect(await emailOf(id)).toMatchObject({ status: "held", holdReason: "spam" });
		expect(await at(id)).toMatchObject({
			isSpam: true,
			spamSignals: [expect.any(String), expect.any(String)],
		});
	});

	test("a stale change rescues nothing", async () => {
		const { id } = await sent(asProgram);
		await withEmail(id, true);
		const act = await bulk([{ id, version: 7, isSpam: false }]);
		expect(act.json.refused).toMatchObject([{ id, reason: "stale" }]);
		expect(await emailOf(id)).toMatchObject({ status: "held", version: 1 });
	});

	test("marking by hand holds what waits, and leaves what was sent, failed or is being sent", async () => {
		const ids = await Promise.all(Array.from({ length: 6 }, async () => (await sent()).id));
		const [waiting, done, failed, claimed, unsent, held] = ids;
		for (const id of ids) await withEmail(id, false);
		const column = name === "contacts" ? "contactId" : "registrationId";
		const update = (id: number, change: object) =>
			app.db.updateTable("emails").set(change).where(column, "=", id).execute();
		await update(done, { status: "sent" });
		await update(failed, { status: "failed" });
		await update(claimed, {
			claimedUntil: new Date(app.clock.now.getTime() + 60_000).toISOString(),
		});
		await update(unsent, { status: "unsent" });
		await update(held, { status: "held", holdReason: "sample address" });
		await bulk(ids.map((id) => ({ id, isSpam: true })));
		for (const id of [waiting, unsent, held]) {
			const heldNow = { status: "held", holdReason: "spam", version: 2 };
			expect(await emailOf(id)).toMatchObject(heldNow);
		}
		expect(await emailOf(done)).toMatchObject({ status: "sent" });
		expect(await emailOf(failed)).toMatchObject({ status: "failed" });
		expect(await emailOf(claimed)).toMatchObject({ status: "waiting" });
	});

	test("rescuing leaves what is held for another reason", async () => {
		const { id } = await sent(asProgram);
		await withEmail(id, true);
		await app.db
			.updateTable("emails")
			.set({ holdReason: "sample address" })
			.where(name === "contacts" ? "contactId" : "registrationId", "=", id)
			.execute();
		await bulk([{ id, isSpam: false }]);
		expect(await emailOf(id)).toMatchObject({ status: "held", holdReason: "sample address" });
	});

	test("archiving and other changes leave the emails as they are", async () => {
		const { id } = await sent();
		await withEmail(id, false);
		await bulk([{ id, archived: true }]);
		expect(await emailOf(id)).toMatchObject({ status: "waiting", version: 1 });
	});

	test("the same sentence is a signal the sixth time within a day, and not the day after", async () => {
		const message = `We would like to talk about an opportunity with ${name}.`;
		const signalsOf = async () => (await at((await sent({}, { message })).id)).spamSignals;
		for (let n = 0; n < 5; n += 1) expect(await signalsOf()).toEqual([]);
		expect(await signalsOf()).toEqual(["the same text many times today"]);
		app.clock.advance(25 * 60 * 60 * 1000);
		expect(await signalsOf()).toEqual([]);
	});

	test("one phone or email is a signal the sixth time within a day; a family of five is not", async () => {
		const family = { phone: "732-557-0100" };
		const one = { email: `one-${name}@mail.example` };
		const signalsOf = async (change: object) => (await at((await sent({}, change)).id)).spamSignals;
		for (let n = 0; n < 5; n += 1) {
			expect(await signalsOf(family)).toEqual([]);
			expect(await signalsOf({ email: n % 2 ? one.email : one.email.toUpperCase() })).toEqual([]);
		}
		expect(await signalsOf(family)).toEqual(["the same email or phone many times today"]);
		expect(await signalsOf(one)).toEqual(["the same email or phone many times today"]);
	});

	test("a flood is marked, and every submission of it is answered with success", async () => {
		const flood = { message: "Rank your website with our backlinks. https://seo.example.com" };
		for (let n = 0; n < 8; n += 1) {
			const answer = await submit(
				path,
				{ ...aBody(), ...flood },
				{ "form-signals": "elapsed=300" },
			);
			expect(answer.status).toBe(201);
			expect((await at(answer.json.id)).isSpam).toBe(true);
		}
	});
});

test("a call requested in the chat is judged by what the visitor typed, not by our own sentence", async () => {
	for (let n = 0; n < 7; n += 1) {
		const { json } = await app.call("POST", "/api/chat/start", {
			body: { sessionId: `spam-session-${n}-0123456789` },
		});
		const body = {
			conversationId: json.conversationId,
			name: "Ana Peña",
			email: `ana${n}@mail.example`,
			phone: `732-558-010${n}`,
		};
		const { id } = (await submit("/api/chat/callback", body, n === 6 ? asProgram : {})).json;
		const contact = (await app.asAdmin("GET", `/api/admin/contacts/${id}`)).json;
		expect(contact.isSpam).toBe(n === 6);
		if (n < 6) expect(contact.spamSignals).toEqual([]);
	}
});
