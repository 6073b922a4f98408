import { expect, test } from "vitest";
import { LiveUpdates } from "#office/live-updates/live-updates.server.ts";
import { pendingCounts } from "#overview/dashboard/pending-counts.server.ts";
import { transaction } from "#platform/database/database.server.ts";
import { signedInUser, signIn, theApp } from "../../../test/app.ts";
import { aContact, aCourse, aRegistration } from "../../../test/factories.ts";

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
		close: () => reader.cancel(),
	};
}

async function office() {
	const { username, password } = await signedInUser(app, { isAdmin: true });
	return signIn(app, username, password);
}

test("a stream receives a new registration and a new message, with the pending counts", async () => {
	const { cookie } = await office();
	const stream = await listen(cookie);
	expect(stream.response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
	expect(stream.response.headers.get("cache-control")).toBe("no-store");
	const hello = await stream.message();
	expect(hello).toMatchObject({ kind: "hello", ids: [] });

	const { json } = await app.call("POST", "/api/register", { body: aRegistration() });
	expect(await stream.message()).toEqual({
		kind: "registration",
		change: "added",
		ids: [json.id],
		figures: {
			...hello.figures,
			pendingRegistrations: hello.figures.pendingRegistrations + 1,
			totalRegistrations: hello.figures.totalRegistrations + 1,
		},
	});
	const contact = (await app.call("POST", "/api/contact", { body: aContact() })).json;
	expect(await stream.message()).toMatchObject({ kind: "contact", ids: [contact.id] });
	await stream.close();
});

test("a walk-in that the office enters is announced as added, as one from the website is", async () => {
	const { cookie } = await office();
	const stream = await listen(cookie);
	const entry = { source: "walk-in", language: "en", sendsConfirmation: false, hasAgreed: true };
	const body = { ...aRegistration(), ...entry };
	const { json } = await app.asAdmin("POST", "/api/admin/registrations", { body });
	// Earlier rows may still be in transit.
	let message = await stream.message();
	while (!message.ids.includes(json.id)) message = await stream.message();
	expect(message).toMatchObject({ kind: "registration", change: "added", ids: [json.id] });
	await stream.close();
});

test("changes from the admin area are sent by id, and bulk changes in one message", async () => {
	const { cookie } = await office();
	const ids = [];
	for (let n = 0; n < 3; n++) {
		ids.push((await app.call("POST", "/api/register", { body: aRegistration() })).json.id);
	}
	const stream = await listen(cookie);
	await app.asAdmin("POST", "/api/admin/registrations/bulk", {
		body: { records: ids.map((id) => ({ id, status: "accepted" })) },
	});
	let message = await stream.message();
	// Earlier rows from visitors may still be in transit.
	while (message.change === "added") message = await stream.message();
	expect(message).toMatchObject({ kind: "registration", change: "changed", ids });
	await stream.close();
});

test("a deleted course is announced with its facts, which go with it", async () => {
	const { cookie } = await office();
	const { json } = await app.asAdmin("POST", "/api/admin/courses", { body: aCourse() });
	const stream = await listen(cookie);
	await app.asAdmin("DELETE", `/api/admin/courses/${json.id}`);
	// The registration comes after everything about the course.
	const last = (await app.call("POST", "/api/register", { body: aRegistration() })).json;
	const kinds: string[] = [];
	for (let ids: number[] = []; !ids.includes(last.id); ) {
		const message = await stream.message();
		kinds.push(message.kind);
		if (message.kind === "registration") ids = message.ids;
	}
	expect(kinds).toContain("fact");
	await stream.close();
});

test("a changed or deleted note names no person by its own id", async () => {
	const { cookie } = await office();
	const { json } = await app.call("POST", "/api/register", { body: aRegistration() });
	const { personId } = (await app.asAdmin("GET", `/api/admin/registrations/${json.id}`)).json;
	const stream = await listen(cookie);
	const note = { kind: "note", text: "Called." };
	const path = `/api/admin/people/${personId}/entries`;
	const { id } = (await app.asAdmin("POST", path, { body: note })).json;
	let message = await stream.message();
	// Earlier changes may still be in transit.
	while (message.kind !== "person") message = await stream.message();
	expect(message.ids).toEqual([personId]);
	await app.asAdmin("PATCH", `/api/admin/person-entries/${id}`, { body: { text: "Wrote." } });
	message = await stream.message();
	expect(message).toMatchObject({ kind: "person", change: "changed", ids: [] });
	await app.asAdmin("DELETE", `/api/admin/person-entries/${id}`);
	expect(await stream.message()).toMatchObject({ kind: "person", change: "changed", ids: [] });
	await stream.close();
});

const register = async () =>
	(await app.call("POST", "/api/register", { body: aRegistration() })).json.id as number;

/** Lets a minute pass in which everything is told that has happened, so that no stream that begins now tells it. */
async function later(cookie: string) {
	const stream = await listen(cookie);
	const body = { summary: `At ${app.clock.now.toISOString()}.` };
	await app.asAdmin("PATCH", "/api/admin/courses/4", { body });
	while ((await stream.message()).kind !== "course");
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

test("a reconnected stream receives the events it missed", async () => {
	const { cookie } = await office();
	await register();
	await later(cookie);
	const id = await beginning(cookie);
	const registration = await register();
	const contact = (await app.call("POST", "/api/contact", { body: aContact() })).json.id;
	await later(cookie);
	const stream = await listen(cookie, { "last-event-id": id });
	expect(await stream.message()).toMatchObject({ kind: "hello" });
	const added = { change: "added" };
	expect(await stream.message()).toMatchObject({
		...added,
		kind: "registration",
		ids: [registration],
	});
	expect(await stream.message()).toMatchObject({ ...added, kind: "contact", ids: [contact] });
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
	await second.next();
	expect((await second.message()).ids).toEqual([told, lost]);
	await second.close();
});

test.each(["12,3,7-9.5", "2026-11-20T15:00:00.000Z", "-1", "99999999999999", "constructor"])(
	"a stream that resumes at %j, which is no event id of ours, has missed nothing",
	async (id) => {
		const { cookie } = await office();
		await register();
		await later(cookie);
		const stream = await listen(cookie, { "last-event-id": id });
		expect(await stream.message()).toMatchObject({ kind: "hello" });
		const next = await register();
		expect(await stream.message()).toMatchObject({ ids: [next] });
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
		const stream = await listen(cookie, { "last-event-id": id });
		expect(await stream.message()).toMatchObject({ kind: "hello" });
		expect(late).toBeLessThan(after);
		expect((await stream.message()).ids).toEqual([after, late]);
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
	await second.next();
	expect((await second.message()).ids).toEqual([next, missed]);
	await second.close();

	const third = await listen(cookie, { "last-event-id": after }, `?lastEventId=${before}`);
	await third.next();
	expect((await third.message()).ids).toEqual([next]);
	await third.close();
});

test.each([
	"garbage",
	"null",
	"{}",
	"[null]",
	'[{"kind":"registration","change":"added","ids":["1"]}]',
	'[{"kind":"constructor","change":"added","ids":[1]}]',
])("an invalid broadcast is logged and not forwarded: %s", async (payload) => {
	const warnings: string[] = [];
	const liveUpdates = new LiveUpdates({
		db: app.db,
		clock: () => app.clock.now,
		figures: pendingCounts,
		warn: (message) => warnings.push(message),
	});
	const stream = await liveUpdates.listen("a session", null);
	liveUpdates.receive(payload);
	liveUpdates.receive('[{"kind":"contact","change":"changed","ids":[7]}]');
	const first = await stream.next();
	expect(first.value).toContain('"hello"');
	const second = await stream.next();
	expect(second.value).toContain('"ids":[7]');
	expect(second.value.match(/data:/g)).toHaveLength(1);
	expect(warnings).toHaveLength(1);
	liveUpdates.end();
});

test("a stream ends with its session", async () => {
	const { cookie, token } = await office();
	const stream = await listen(cookie);
	await stream.message();
	expect((await app.call("POST", "/api/logout", { token })).status).toBe(204);
	for (let event = await stream.next(); event; event = await stream.next()) {
		if (event.event) expect(event).toEqual({ event: "end", data: "signed out" });
	}
	// Immediately, not only at the next heartbeat.
	expect(stream.heartbeats()).toBe(0);
	expect((await listen(cookie)).response.status).toBe(401);
});

test("a stream ends when its user is no longer an administrator", async () => {
	const gone = await signedInUser(app, { isAdmin: true });
	const stream = await listen(gone.cookie);
	await stream.message();
	await app.asAdmin("PATCH", `/api/admin/users/${gone.id}`, { body: { isAdmin: false } });
	let last: Record<string, string> | undefined;
	for (let event = await stream.next(); event; event = await stream.next()) last = event;
	expect(last).toEqual({ event: "end", data: "signed out" });
	expect(stream.heartbeats()).toBe(0);
});

test("a visitor and a user who is not an administrator receive no updates", async () => {
	expect((await listen("session=none")).response.status).toBe(401);
	expect((await listen((await signedInUser(app)).cookie)).response.status).toBe(403);
});
