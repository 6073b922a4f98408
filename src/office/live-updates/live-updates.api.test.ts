import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { LiveUpdates } from "#office/live-updates/live-updates.server.ts";
import { transaction } from "#platform/database/database.server.ts";
import { signedInUser, signIn, theApp } from "../../../test/app.ts";
import { aContact, aCourse, aRegistration } from "../../../test/factories.ts";

// The heartbeat is given by the test that is about it, so in all others nothing waits for it.
beforeAll(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterAll(() => void vi.useRealTimers());

const app = theApp();

/** Opens a stream as a browser does: by cookie, event by event. */
async function listen(cookie: string, headers: Record<string, string> = {}, query = "") {
	const response = await app.api.request(
		`/api/admin/events${query}`,
		{ headers: { cookie, ...headers } },
		{ address: "203.0.113.7", secure: false, host: "school.example", requestId: "test" },
	);
	const reader = (response.body as ReadableStream<Uint8Array>).getReader();
	let text = "";
	let heartbeats = 0;
	return {
		response,
		/** Number of heartbeats received. */
		heartbeats: () => heartbeats,
		/** Resolves to the next event; undefined after the stream has ended. */
		async next(): Promise<Record<string, string> | undefined> {
			for (;;) {
				const end = text.indexOf("\n\n");
				if (end < 0) {
					const { done, value } = await reader.read();
					if (done) return undefined;
					text += new TextDecoder().decode(value);
					continue;
				}
				const fields = text.slice(0, end).split("\n");
				text = text.slice(end + 2);
				const event = Object.fromEntries(fields.map((line) => line.split(/: (.*)/s).slice(0, 2)));
				if ("data" in event) return event;
				if (fields[0]?.startsWith(":")) heartbeats++;
			}
		},
		async message() {
			return JSON.parse((await this.next())?.data ?? "null");
		},
		/** Resolves to the ids of a kind, in the first message that has the kind and this id: others may be in transit. */
		async added(kind: string, id?: number): Promise<number[]> {
			for (;;) {
				const ids = (await this.message()).changes[kind];
				if (id === undefined ? ids : ids?.includes(id)) return ids;
			}
		},
		close: () => reader.cancel(),
	};
}

async function office() {
	const { username, password } = await signedInUser(app, { isAdmin: true });
	return signIn(app, username, password);
}

test("a stream receives a new registration and a new message", async () => {
	const { cookie } = await office();
	const stream = await listen(cookie);
	expect(stream.response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
	expect(stream.response.headers.get("cache-control")).toBe("no-store");
	expect(await stream.message()).toMatchObject({ hello: true, changes: {} });

	const { json } = await app.call("POST", "/api/register", { body: aRegistration() });
	expect(await stream.message()).toEqual({ changes: { registration: [json.id] } });
	const contact = (await app.call("POST", "/api/contact", { body: aContact() })).json;
	expect((await stream.message()).changes).toEqual({ contact: [contact.id] });
	await stream.close();
});

test("a walk-in that the office enters is announced as added, as one from the website is", async () => {
	const { cookie } = await office();
	const stream = await listen(cookie);
	const entry = { source: "walk-in", language: "en", sendsConfirmation: false, hasAgreed: true };
	const body = { ...aRegistration(), ...entry };
	const { json } = await app.asAdmin("POST", "/api/admin/registrations", { body });
	expect(await stream.added("registration", json.id)).toContain(json.id);
	await stream.close();
});

test("changes from the admin area are told by their kinds", async () => {
	const { cookie } = await office();
	const ids = [await register(), await register()];
	await later(cookie);
	const stream = await listen(cookie);
	await stream.message();
	await app.asAdmin("POST", "/api/admin/registrations/bulk", {
		body: { records: ids.map((id) => ({ id, status: "accepted" })) },
	});
	expect((await stream.message()).changes).toMatchObject({ registration: [] });
	await app.asAdmin("PATCH", `/api/admin/registrations/${ids[0]}`, {
		body: { status: "rejected" },
	});
	expect((await stream.message()).changes).toMatchObject({ registration: [] });
	await stream.close();
});

test("a deleted course is announced with its facts, which go with it", async () => {
	const { cookie } = await office();
	const { json } = await app.asAdmin("POST", "/api/admin/courses", { body: aCourse() });
	const stream = await listen(cookie);
	await app.asAdmin("DELETE", `/api/admin/courses/${json.id}`);
	expect(await stream.added("fact")).toEqual([]);
	await stream.close();
});

const register = async () =>
	(await app.call("POST", "/api/register", { body: aRegistration() })).json.id as number;

/** Lets a minute pass in which everything is told that has happened, so that no stream that begins now tells it. */
async function later(cookie: string) {
	const stream = await listen(cookie);
	const body = {
		title: app.clock.now.toISOString(),
		language: "en",
		subject: "Hours",
		text: "Hello.",
	};
	const { id } = (await app.asAdmin("POST", "/api/admin/canned-replies", { body })).json;
	await stream.added("canned reply", id);
	await stream.close();
	app.clock.advance(60_000);
}

/** Returns the event id of a stream that begins now and ends at once. */
async function beginning(cookie: string): Promise<string> {
	const stream = await listen(cookie);
	const { id = "" } = (await stream.next()) ?? {};
	await stream.close();
	return id;
}

test("a reconnected stream receives the rows it missed", async () => {
	const { cookie } = await office();
	await register();
	await later(cookie);
	const id = await beginning(cookie);
	const registration = await register();
	const contact = (await app.call("POST", "/api/contact", { body: aContact() })).json.id;
	await later(cookie);
	const stream = await listen(cookie, { "last-event-id": id });
	expect(await stream.message()).toMatchObject({
		hello: true,
		changes: { registration: [registration], contact: [contact] },
	});
	await stream.close();
});

test("the first stream of a page is told how long ago each kind changed", async () => {
	const { cookie } = await office();
	await register();
	await later(cookie);
	await later(cookie);
	const first = await listen(cookie);
	const { agoMs, upMs } = await first.message();
	expect(agoMs).toMatchObject({ registration: 120_000 });
	expect(upMs).toBeGreaterThanOrEqual(120_000);
	await first.close();
	const next = await listen(cookie, { "last-event-id": await beginning(cookie) });
	expect(await next.message()).not.toHaveProperty("agoMs");
	await next.close();
});

test("of what was missed the newest 500 are told, and none of the archive", async () => {
	const { cookie } = await office();
	await later(cookie);
	const id = await beginning(cookie);
	const createdAt = app.clock.now.toISOString();
	const rows = Array.from({ length: 502 }, (_, n) => ({
		...{ ...aContact(), courseId: null, reference: `C-M${n}`, searchText: "", createdAt },
		archived: n === 501,
	}));
	const stored = await app.db.insertInto("contacts").values(rows).returning("id").execute();
	const stream = await listen(cookie, { "last-event-id": id });
	const { contact } = (await stream.message()).changes;
	const ids = stored.map((row) => row.id).sort((a, b) => b - a);
	expect(contact).toEqual(ids.slice(1, 501));
	await stream.close();
});

test("what was added while a stream was open is told by the next one too, for its message may have got lost", async () => {
	const { cookie } = await office();
	await later(cookie);
	const first = await listen(cookie);
	const { id = "" } = (await first.next()) ?? {};
	const lost = await register();
	await later(cookie);
	const told = await register();
	await later(cookie);
	await first.close();
	const second = await listen(cookie, { "last-event-id": id });
	expect((await second.message()).changes).toEqual({ registration: [told, lost] });
	await second.close();
});

test.each(["12,3,7-9.5", "2026-11-20T15:00:00.000Z", "-1", "99999999999999", "constructor"])(
	"a stream that resumes at %j, which is no event id of ours, has missed nothing",
	async (id) => {
		const { cookie } = await office();
		await register();
		await later(cookie);
		const stream = await listen(cookie, { "last-event-id": id });
		expect(await stream.message()).toMatchObject({ hello: true, changes: {} });
		await stream.close();
	},
);

// On SQLite one transaction writes at a time.
test.runIf(process.env.TEST_ENGINE === "postgres")(
	"a registration that is committed after a stream began, and before the next, is told by the next",
	async () => {
		const { cookie } = await office();
		await later(cookie);
		const [stored, committed] = [Promise.withResolvers<number>(), Promise.withResolvers<void>()];
		const slow = transaction(app.db, async (tx) => {
			const columns = { reference: "R-LATE", courseTitle: "CNA", searchText: "late" };
			const createdAt = app.clock.now.toISOString();
			const { id } = await tx
				.insertInto("registrations")
				.values({ ...aRegistration(), ...columns, createdAt })
				.returning("id")
				.executeTakeFirstOrThrow();
			stored.resolve(id);
			await committed.promise;
		});
		const late = await stored.promise;
		// As long as a call may have the database.
		app.clock.advance(4500);
		const id = await beginning(cookie);
		const after = await register();
		committed.resolve();
		await slow;
		await later(cookie);
		expect(late).toBeLessThan(after);
		const stream = await listen(cookie, { "last-event-id": id });
		expect((await stream.message()).changes).toEqual({ registration: [after, late] });
		await stream.close();
	},
);

test("a new EventSource sends its last event id in the query; a reconnection's header takes precedence", async () => {
	const { cookie } = await office();
	await later(cookie);
	const before = await beginning(cookie);
	const missed = await register();
	await later(cookie);
	const after = await beginning(cookie);
	const next = await register();
	await later(cookie);

	const second = await listen(cookie, {}, `?lastEventId=${before}`);
	expect((await second.message()).changes).toEqual({ registration: [next, missed] });
	await second.close();

	const third = await listen(cookie, { "last-event-id": after }, `?lastEventId=${before}`);
	expect((await third.message()).changes).toEqual({ registration: [next] });
	await third.close();
});

test.each([
	"garbage",
	"null",
	"[]",
	'{"registration":["1"]}',
	'{"registration":1}',
	'{"constructor":[1]}',
])("an invalid broadcast is logged and not forwarded: %s", async (payload) => {
	const warnings: string[] = [];
	const liveUpdates = new LiveUpdates({
		db: app.db,
		clock: () => app.clock.now,
		warn: (message) => warnings.push(message),
	});
	const stream = (await liveUpdates.listen("a session", null)).text.getReader();
	liveUpdates.receive(payload);
	liveUpdates.receive('{"contact":[7]}');
	const first = await stream.read();
	expect(first.value).toContain('"hello"');
	const second = await stream.read();
	expect(second.value).toContain('"changes":{"contact":[7]}');
	expect(second.value?.match(/data:/g)).toHaveLength(1);
	expect(warnings).toHaveLength(1);
	liveUpdates.end();
});

test("what happens at once is one message and one broadcast, which does not repeat what others have told", async () => {
	const broadcasts: string[] = [];
	const liveUpdates = new LiveUpdates({
		db: app.db,
		clock: () => app.clock.now,
		broadcast: async (text) => void broadcasts.push(text),
	});
	const stream = (await liveUpdates.listen("a session", null)).text.getReader();
	await stream.read();
	liveUpdates.announce({ registration: [7], person: [] });
	liveUpdates.receive('{"contact":[9]}');
	liveUpdates.announce({ registration: [8], course: [] });
	const { value = "" } = await stream.read();
	const { changes } = JSON.parse(value.replace("data:", ""));
	expect(changes).toEqual({ registration: [7, 8], person: [], course: [], contact: [9] });
	expect(broadcasts.map((text) => JSON.parse(text))).toEqual([
		{ registration: [7, 8], person: [], course: [] },
	]);
	liveUpdates.end();
});

test("a heartbeat keeps an idle stream open, and ends that of a session which has expired", async () => {
	const { cookie } = await office();
	await later(cookie);
	const stream = await listen(cookie);
	await stream.message();
	vi.advanceTimersByTime(20_000);
	const next = await register();
	await stream.added("registration", next);
	expect(stream.heartbeats()).toBe(1);
	app.clock.advance(365 * 24 * 60 * 60_000);
	vi.advanceTimersByTime(20_000);
	expect(await stream.next()).toEqual({ event: "end", data: "signed out" });
});

test("a stream ends at once with its session", async () => {
	const { cookie, token } = await office();
	const stream = await listen(cookie);
	await stream.message();
	expect((await app.call("POST", "/api/logout", { token })).status).toBe(204);
	for (let event = await stream.next(); event; event = await stream.next()) {
		if (event.event) expect(event).toEqual({ event: "end", data: "signed out" });
	}
	expect((await listen(cookie)).response.status).toBe(401);
});

test("a stream ends at once when its user is no longer an administrator", async () => {
	const gone = await signedInUser(app, { isAdmin: true });
	const stream = await listen(gone.cookie);
	await stream.message();
	await app.asAdmin("PATCH", `/api/admin/users/${gone.id}`, { body: { isAdmin: false } });
	let last: Record<string, string> | undefined;
	for (let event = await stream.next(); event; event = await stream.next()) last = event;
	expect(last).toEqual({ event: "end", data: "signed out" });
});

test("a visitor and a user who is not an administrator receive no updates", async () => {
	expect((await listen("session=none")).response.status).toBe(401);
	expect((await listen((await signedInUser(app)).cookie)).response.status).toBe(403);
});
