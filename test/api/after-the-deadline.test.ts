import { sql } from "kysely";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { codeAt, stepAt } from "#office/auth/totp.server.ts";
import { Deadline, DeadlineExceeded } from "#platform/api/deadline.server.ts";
import { type Tx, transaction } from "#platform/database/database.server.ts";
import type { QueryObserver } from "#platform/database/query-observer.server.ts";
import { signedInUser, theApp } from "../app.ts";
import { aFact, aRegistration } from "../factories.ts";
import { waitingForLocks } from "../locks.ts";

const onPostgres = process.env.TEST_ENGINE === "postgres";
/** Called after each query of the app. */
let afterQuery: QueryObserver = () => {};
const app = theApp({ rateLimits: true, observe: (query) => afterQuery(query) });
afterEach(() => {
	afterQuery = () => {};
});

const TROUBLE = "We’re having trouble right now. Please try again in a minute.";
const SEND_AGAIN =
	"Your request may have been saved. Please send it again in a minute. It will be saved only once.";
const CHECK_FIRST =
	"Your request may have been saved. Please refresh the page and check before you send it again.";

/** A deadline that passes when the test says so. */
class Bell extends Deadline {
	readonly #rung = Promise.withResolvers<void>();
	ring() {
		this.#rung.resolve();
	}
	override waitFor<T>(work: Promise<T>, onPassed = () => {}): Promise<T> {
		const passed = this.#rung.promise.then(() => {
			onPassed();
			throw new DeadlineExceeded();
		});
		return Promise.race([work, passed]);
	}
}

/** Returns a deadline that passes after the first query of a kind. */
function bellAfter(query: RegExp): Bell {
	const bell = new Bell();
	afterQuery = ({ sql }) => {
		if (query.test(sql)) bell.ring();
	};
	return bell;
}

/** Holds locks. @returns ends that */
async function holding(lock: (tx: Tx) => Promise<unknown>) {
	const held = Promise.withResolvers<void>();
	const done = Promise.withResolvers<void>();
	const holder = transaction(app.db, async (tx) => {
		await lock(tx);
		held.resolve();
		await done.promise;
	});
	await held.promise;
	return () => {
		done.resolve();
		return holder;
	};
}

/** On SQLite every transaction waits for the one before. */
const holdRegistrations = () =>
	holding(async (tx) => {
		if (onPostgres) await sql`lock table registrations in access exclusive mode`.execute(tx);
	});

const waiting = () => waitingForLocks(app.db);

/** Waits until everything that was begun has committed or rolled back. */
async function untilIdle() {
	// SQLite carries out one transaction after the other.
	if (!onPostgres) return transaction(app.db, async () => undefined);
	const busy = () =>
		sql<{ n: number }>`select count(*) as n from pg_stat_activity where datname = current_database()
			and pid <> pg_backend_pid() and state <> 'idle'`.execute(app.db);
	return expect.poll(async () => (await busy()).rows[0]?.n).toBe(0);
}

const storedRegistrations = async () =>
	(await app.asAdmin("GET", "/api/admin/registrations/count")).json.total;

const register = (body: object, deadline: Deadline, key = "first") =>
	app.call("POST", "/api/register", {
		body,
		headers: { "idempotency-key": key },
		from: { deadline },
	});

test("a call that was answered 503 by the deadline stores nothing afterwards", async () => {
	const body = aRegistration();
	const before = await storedRegistrations();
	const release = await holdRegistrations();
	const answer = await register(body, new Deadline(300));
	expect(answer.status).toBe(503);
	expect(answer.text).toBe(TROUBLE);
	await release();
	await untilIdle();
	expect(await storedRegistrations()).toBe(before);

	expect((await register(body, new Deadline())).status).toBe(201);
	expect(await storedRegistrations()).toBe(before + 1);
});

test("several calls of which one was answered 503: the others are stored", async () => {
	const before = await storedRegistrations();
	const release = await holdRegistrations();
	const bell = new Bell();
	const stopped = register(aRegistration(), bell, "one");
	const others = ["two", "three"].map((key) => register(aRegistration(), new Bell(), key));
	bell.ring();
	expect((await stopped).text).toBe(TROUBLE);
	await release();
	expect((await Promise.all(others)).map(({ status }) => status)).toEqual([201, 201]);
	await untilIdle();
	expect(await storedRegistrations()).toBe(before + 2);
});

describe("what was written when the deadline passed is not committed:", () => {
	test("a registration", async () => {
		const before = await storedRegistrations();
		const last = onPostgres ? /^update "idempotency_keys"/ : /^release member/;
		const answer = await register(aRegistration(), bellAfter(last), "before-commit");
		expect(answer).toMatchObject({ status: 503, text: TROUBLE });
		await untilIdle();
		expect(await storedRegistrations()).toBe(before);
	});

	test("a change by the office", async () => {
		const facts = async () => (await app.asAdmin("GET", "/api/admin/facts")).json.length;
		const before = await facts();
		const answer = await app.asAdmin("POST", "/api/admin/facts", {
			body: aFact(),
			from: { deadline: bellAfter(/^select .* from "facts" where "id" = /) },
		});
		expect(answer).toMatchObject({ status: 503, text: TROUBLE });
		await untilIdle();
		expect(await facts()).toBe(before);
	});
});

describe("a sign-in that is refused has nothing that may have been saved:", () => {
	// Who has signed in from an address may still do so when an account is locked.
	const from = { address: "198.51.100.9" };
	const tryToSignIn = async (path: string, body: object, query: RegExp) => {
		const deadline = bellAfter(query);
		const answer = await app.call("POST", path, { body, from: { ...from, deadline } });
		expect(answer).toMatchObject({ status: 503, text: TROUBLE });
	};

	test("a wrong password", async () => {
		const body = { username: "nobody", password: "a wrong password" };
		await tryToSignIn("/api/login", body, /from "users"/);
	});

	test("a wrong password that locks the account", async () => {
		const { username } = await signedInUser(app);
		const body = { username, password: "a wrong password" };
		for (let n = 0; n < 9; n++) await app.call("POST", "/api/login", { body, from });
		await tryToSignIn("/api/login", body, /^insert into "activity"/);
		expect((await app.call("POST", "/api/login", { body, from })).status).toBe(429);
	});

	test("a wrong code", async () => {
		const { username, password, token } = await signedInUser(app, { isAdmin: true });
		const factors = "/api/admin/second-factors/app";
		const started = (await app.call("POST", `${factors}/start`, { token })).json;
		const code = codeAt(started.secret, stepAt(app.clock.now));
		const body = { token: started.token, name: "Phone", code };
		expect((await app.call("POST", factors, { token, body })).status).toBe(201);
		const { json } = await app.call("POST", "/api/login", {
			body: { username, password },
			headers: { accept: "application/json" },
		});
		const proof = { token: json.secondFactor.token, code: "000000" };
		await tryToSignIn("/api/login/second-factor", proof, /from "second_factors"/);
	});
});

test.runIf(onPostgres)(
	"a single write that PostgreSQL has not answered is said to be unknown",
	async () => {
		const { json } = await register(aRegistration(), new Deadline(), "of-an-applicant");
		const { id } = await app.db
			.insertInto("applicant_changes")
			.values({
				registrationId: json.id,
				at: app.clock.now.toISOString(),
				kind: "details",
				seenAt: null,
			})
			.returning("id")
			.executeTakeFirstOrThrow();
		const release = await holding((tx) =>
			tx.selectFrom("applicant_changes").select("id").where("id", "=", id).forUpdate().execute(),
		);
		const bell = new Bell();
		const answer = app.asAdmin("PUT", `/api/admin/registrations/${json.id}/applicant-news/seen`, {
			body: { ids: [id] },
			from: { deadline: bell },
		});
		await expect.poll(waiting).toHaveLength(1);
		bell.ring();
		expect(await answer).toMatchObject({ status: 503, text: CHECK_FIRST });
		await release();
		await untilIdle();
		const { seenAt } = await app.db
			.selectFrom("applicant_changes")
			.select("seenAt")
			.where("id", "=", id)
			.executeTakeFirstOrThrow();
		expect(seenAt).not.toBeNull();
	},
);

describe.runIf(onPostgres)("a commit that PostgreSQL has not answered", () => {
	/** Lets each commit of a registration wait for this lock. */
	const LOCK = 42;
	beforeAll(async () => {
		await sql`create function wait_for_test() returns trigger language plpgsql as
			${sql.raw(`'begin perform pg_advisory_xact_lock_shared(${LOCK}); return null; end'`)}`.execute(
			app.db,
		);
		await sql`create constraint trigger wait_at_commit after insert on registrations
			deferrable initially deferred for each row execute function wait_for_test()`.execute(app.db);
	});

	let end: () => Promise<unknown>;
	beforeEach(async () => {
		end = await holding((tx) => sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx));
	});

	test("is said to be unknown, and the same form again is stored once", async () => {
		const before = await storedRegistrations();
		const body = aRegistration();
		const bell = new Bell();
		const answer = register(body, bell, "at-commit");
		await expect.poll(waiting).toHaveLength(1);
		bell.ring();
		expect(await answer).toMatchObject({ status: 503, text: SEND_AGAIN });
		await end();
		expect((await register(body, new Deadline(), "at-commit")).status).toBe(201);
		expect(await storedRegistrations()).toBe(before + 1);
	});

	test("is said to be unknown when the connection is lost, also to who sent no key", async () => {
		const answer = app.call("POST", "/api/register", { body: aRegistration() });
		await expect.poll(waiting).toHaveLength(1);
		for (const pid of await waiting())
			await sql`select pg_terminate_backend(${pid})`.execute(app.db);
		expect(await answer).toMatchObject({ status: 503, text: CHECK_FIRST });
		await end();
	});
});
