import { describe, expect, test } from "vitest";
import { beginSession } from "#office/auth/sessions.server.ts";
import { codeAt, stepAt } from "#office/auth/totp.server.ts";
import { signedInUser, signIn, theApp } from "../../../test/app.ts";
import { aPasskey } from "../../../test/authenticator.ts";

const app = theApp();
const MINUTE = 60_000;
const json = { accept: "application/json" };

const post = (token: string, path: string, body?: object) =>
	app.call("POST", `/api/admin/second-factors/${path}`, { token, ...(body && { body }) });
const own = async (token: string) =>
	(await app.call("GET", "/api/admin/second-factors", { token })).json;
const codeOf = (secret: string, steps = 0) => codeAt(secret, stepAt(app.clock.now) + steps);

/** Adds an authenticator app; the clock moves on, so that the next code is a new one. */
async function withApp(token: string, name = "My phone") {
	const { token: step, secret, uri } = (await post(token, "app/start")).json;
	const added = await post(token, "app", { token: step, name, code: codeOf(secret) });
	expect(added.status).toBe(201);
	app.clock.advance(MINUTE);
	return { secret, uri, ...added.json };
}

async function withPasskey(token: string, name = "My laptop") {
	const passkey = aPasskey();
	const { token: step, options } = (await post(token, "passkey/start")).json;
	const body = { token: step, name, passkey: passkey.create(options) };
	const added = await post(token, "passkey", body);
	expect(added.status).toBe(201);
	return { passkey, options, body, ...added.json };
}

/** An administrator with an authenticator app. */
async function userWithApp() {
	const user = await signedInUser(app, { isAdmin: true });
	return { ...user, ...(await withApp(user.token)) };
}

/** The password is right: returns how to go on. */
async function firstStep({ username, password }: { username: string; password: string }) {
	const answer = await app.call("POST", "/api/login", {
		body: { username, password },
		headers: json,
	});
	expect(answer.status).toBe(401);
	return answer.json.secondFactor as {
		token: string;
		kinds: string[];
		passkey: { challenge: string; rpId: string; allowCredentials: { id: string }[] } | null;
	};
}

const prove = (body: object) => app.call("POST", "/api/login/second-factor", { body });
const actionsOf = async (id: number) =>
	(await app.asAdmin("GET", `/api/admin/activity?kind=user&recordId=${id}`)).json;

describe("signing in without a second factor", () => {
	test("answers as ever", async () => {
		const { username, password } = await signedInUser(app, { isAdmin: true });
		const answer = await app.call("POST", "/api/login", { body: { username, password } });
		expect(answer.status).toBe(200);
		expect(answer.json).toEqual({
			token: expect.stringMatching(/^[\w-]{43}$/),
			user: { username, isAdmin: true },
		});
	});
});

describe("signing in with an authenticator app", () => {
	test("the password alone gives no session, but a problem that says how to go on", async () => {
		const user = await userWithApp();
		const before = await app.db.selectFrom("sessions").selectAll().execute();
		const { username, password } = user;
		const plain = await app.call("POST", "/api/login", { body: { username, password } });
		expect(plain.status).toBe(401);
		expect(plain.text).toBe("Confirm it’s you with your second factor.");
		expect(plain.headers.get("set-cookie")).toBeNull();
		const { headers, json: problem } = await app.call("POST", "/api/login", {
			body: { username, password },
			headers: json,
		});
		expect(headers.get("content-type")).toMatch(/^application\/problem\+json/);
		expect(problem).toEqual({
			type: "second-factor-required",
			title: "Unauthorized",
			status: 401,
			detail: "Confirm it’s you with your second factor.",
			secondFactor: { token: expect.stringMatching(/^[\w-]{43}$/), kinds: ["app"], passkey: null },
		});
		expect(await app.db.selectFrom("sessions").selectAll().execute()).toEqual(before);
		for (const token of [problem.secondFactor.token]) {
			expect((await app.call("GET", "/api/admin/dashboard", { token })).status).toBe(401);
		}
	});

	test("a wrong password says nothing about a second factor", async () => {
		const { username } = await userWithApp();
		const answer = await app.call("POST", "/api/login", {
			body: { username, password: "not the password" },
			headers: json,
		});
		expect(answer.status).toBe(401);
		expect(answer.json).toMatchObject({
			type: "about:blank",
			detail: "Invalid username or password",
		});
		expect(answer.json.secondFactor).toBeUndefined();
	});

	test("its code finishes the sign-in: token, cookie, and an entry in the log", async () => {
		const user = await userWithApp();
		const { token } = await firstStep(user);
		const answer = await prove({ token, code: codeOf(user.secret) });
		expect(answer.status).toBe(200);
		expect(answer.json).toEqual({
			token: expect.any(String),
			user: { username: user.username, isAdmin: true },
		});
		expect(answer.headers.get("set-cookie")).toMatch(/^session=[\w-]{43}; Path=\/api; HttpOnly/);
		expect(
			(await app.call("GET", "/api/admin/dashboard", { token: answer.json.token })).status,
		).toBe(200);
		const [newest] = await actionsOf(user.id);
		expect(newest).toMatchObject({
			action: "signed in",
			after: { secondFactor: "authenticator app" },
		});
	});

	test("a code with a blank in the middle counts, as apps show it", async () => {
		const user = await userWithApp();
		const { token } = await firstStep(user);
		const code = codeOf(user.secret).replace(/^(...)/, "$1 ");
		expect((await prove({ token, code })).status).toBe(200);
	});

	test("a code counts once, and so does no earlier one; nor does the code that set it up", async () => {
		const user = await signedInUser(app, { isAdmin: true });
		const { token: step, secret } = (await post(user.token, "app/start")).json;
		const setUp = codeOf(secret);
		await post(user.token, "app", { token: step, name: "My phone", code: setUp });
		const replayed = await prove({ token: (await firstStep(user)).token, code: setUp });
		expect(replayed.status).toBe(401);
		expect(replayed.text).toBe("That code is incorrect");
		app.clock.advance(MINUTE);
		const code = codeOf(secret);
		const earlier = codeOf(secret, -1);
		expect((await prove({ token: (await firstStep(user)).token, code })).status).toBe(200);
		for (const again of [code, earlier]) {
			expect((await prove({ token: (await firstStep(user)).token, code: again })).status).toBe(401);
		}
		const next = codeOf(secret, 1);
		expect((await prove({ token: (await firstStep(user)).token, code: next })).status).toBe(200);
	});

	test("the same code twice at the same time: one comes in", async () => {
		const user = await userWithApp();
		const steps = [await firstStep(user), await firstStep(user)];
		const code = codeOf(user.secret);
		const answers = await Promise.all(steps.map(({ token }) => prove({ token, code })));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
	});

	test("a step ends with the sign-in, and after five minutes", async () => {
		const user = await userWithApp();
		const { token } = await firstStep(user);
		expect((await prove({ token, code: codeOf(user.secret) })).status).toBe(200);
		const late = await firstStep(user);
		app.clock.advance(5 * MINUTE);
		for (const ended of [token, late.token, "A".repeat(43), ""]) {
			const answer = await prove({ token: ended, code: codeOf(user.secret) });
			expect(answer.status).toBe(401);
			expect(answer.text).toBe("That took too long. Please start again.");
		}
	});

	test("a new password in between ends the step", async () => {
		const user = await userWithApp();
		const { token } = await firstStep(user);
		await app.asAdmin("PATCH", `/api/admin/users/${user.id}`, {
			body: { password: "another good password" },
		});
		expect((await prove({ token, code: codeOf(user.secret) })).status).toBe(401);
	});

	test.each([
		[{}, 400],
		[{ code: "123456", passkey: {} }, 400],
		[{ code: "" }, 400],
		[{ code: 123456 }, 400],
		[{ code: "1".repeat(101) }, 400],
		[{ code: "12345" }, 401],
		[{ code: "１２３４５６" }, 401],
		[{ passkey: { id: "x" } }, 400],
	])("%j is no proof", async (body, status) => {
		const user = await userWithApp();
		const { token } = await firstStep(user);
		expect((await prove({ token, ...body })).status).toBe(status);
		// A mistake may be corrected.
		expect((await prove({ token, code: codeOf(user.secret) })).status).toBe(200);
	});

	test("another user's code is wrong", async () => {
		const user = await userWithApp();
		const other = await userWithApp();
		const { token } = await firstStep(user);
		expect((await prove({ token, code: codeOf(other.secret) })).status).toBe(401);
	});
});

describe("recovery codes", () => {
	test("ten come with the first factor, in this one response, and are stored as hashes", async () => {
		const user = await userWithApp();
		expect(user.recoveryCodes).toHaveLength(10);
		expect(new Set(user.recoveryCodes).size).toBe(10);
		for (const code of user.recoveryCodes) expect(code).toMatch(/^([a-z2-9]{4}-){5}[a-z2-9]{4}$/);
		const second = await withApp(user.token, "Tablet");
		expect(second.recoveryCodes).toBeNull();
		const stored = JSON.stringify(await app.db.selectFrom("recovery_codes").selectAll().execute());
		for (const code of user.recoveryCodes) expect(stored).not.toContain(code);
		expect(await own(user.token)).toMatchObject({ recoveryCodesLeft: 10 });
	});

	test("one replaces the app's code, once, however it is written", async () => {
		const user = await userWithApp();
		const [first, second] = user.recoveryCodes;
		const code = ` ${first.toUpperCase().replaceAll("-", " ")} `;
		expect((await prove({ token: (await firstStep(user)).token, code })).status).toBe(200);
		expect((await prove({ token: (await firstStep(user)).token, code: first })).status).toBe(401);
		expect((await prove({ token: (await firstStep(user)).token, code: second })).status).toBe(200);
		expect(await own(user.token)).toMatchObject({ recoveryCodesLeft: 8 });
		const [newest] = await actionsOf(user.id);
		expect(newest).toMatchObject({ after: { secondFactor: "recovery code" } });
	});

	test("two parallel uses of one: one comes in", async () => {
		const user = await userWithApp();
		const [code] = user.recoveryCodes;
		const steps = [await firstStep(user), await firstStep(user), await firstStep(user)];
		const answers = await Promise.all(steps.map(({ token }) => prove({ token, code })));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
		expect(await own(user.token)).toMatchObject({ recoveryCodesLeft: 9 });
	});

	test("another user's does not count", async () => {
		const user = await userWithApp();
		const other = await userWithApp();
		const { token } = await firstStep(user);
		expect((await prove({ token, code: other.recoveryCodes[0] })).status).toBe(401);
	});

	test("new ones end the old ones; without a factor there are none: 409", async () => {
		const user = await userWithApp();
		const renewed = await app.call("POST", "/api/admin/recovery-codes", { token: user.token });
		expect(renewed.status).toBe(200);
		expect(renewed.json.recoveryCodes).toHaveLength(10);
		const [old] = user.recoveryCodes;
		expect((await prove({ token: (await firstStep(user)).token, code: old })).status).toBe(401);
		const code = renewed.json.recoveryCodes[9];
		expect((await prove({ token: (await firstStep(user)).token, code })).status).toBe(200);
		const without = await signedInUser(app, { isAdmin: true });
		const refused = await app.call("POST", "/api/admin/recovery-codes", { token: without.token });
		expect(refused.status).toBe(409);
		expect(refused.text).toBe("Set up a passkey or an authenticator app first.");
	});
});

describe("passkeys", () => {
	test("one is made for the public origin and signs the next sign-in", async () => {
		const user = await signedInUser(app, { isAdmin: true });
		const { passkey, options, factor, recoveryCodes } = await withPasskey(user.token);
		expect(options).toMatchObject({
			rp: { id: "school.example" },
			user: { name: user.username },
			attestation: "none",
		});
		expect(factor).toMatchObject({ kind: "passkey", name: "My laptop", lastUsedAt: null });
		expect(recoveryCodes).toHaveLength(10);
		const step = await firstStep(user);
		expect(step.kinds).toEqual(["passkey"]);
		expect(step.passkey).toMatchObject({
			rpId: "school.example",
			allowCredentials: [{ id: passkey.id }],
		});
		const signed = passkey.sign(step.passkey as { challenge: string });
		const answer = await prove({ token: step.token, passkey: signed });
		expect(answer.status).toBe(200);
		const { factors } = await own(answer.json.token);
		expect(factors[0].lastUsedAt).toBe(app.clock.now.toISOString());
		// The same signature again, for its own step and for the next one.
		for (const token of [step.token, (await firstStep(user)).token]) {
			expect((await prove({ token, passkey: signed })).status).toBe(401);
		}
	});

	test.each([
		["another website's", { origin: "https://schoo1.example" }],
		["another domain's", { domain: "schoo1.example" }],
		["one without encryption", { origin: "http://school.example" }],
		["one whose count goes back, as of a copy", { count: 1 }],
	])("%s signature is 401", async (_, change) => {
		const user = await signedInUser(app, { isAdmin: true });
		const { passkey } = await withPasskey(user.token);
		const first = await firstStep(user);
		const options = first.passkey as { challenge: string };
		const fine = { token: first.token, passkey: passkey.sign(options, { count: 5 }) };
		expect((await prove(fine)).status).toBe(200);
		const step = await firstStep(user);
		const challenge = step.passkey as { challenge: string };
		const answer = await prove({ token: step.token, passkey: passkey.sign(challenge, change) });
		expect(answer.status).toBe(401);
		expect(answer.text).toBe("This passkey could not be verified. Please try again.");
	});

	test("another user's passkey is 401, and garbage too", async () => {
		const user = await signedInUser(app, { isAdmin: true });
		await withPasskey(user.token);
		const stranger = aPasskey();
		const step = await firstStep(user);
		const signed = stranger.sign(step.passkey as { challenge: string }) as { response: object };
		expect((await prove({ token: step.token, passkey: signed })).status).toBe(401);
		const garbage = { ...signed, id: step.passkey?.allowCredentials[0]?.id };
		const broken = { ...garbage, response: { ...signed.response, authenticatorData: "AAAA" } };
		for (const passkey of [garbage, broken]) {
			expect((await prove({ token: step.token, passkey })).status).toBe(401);
		}
	});

	test("a new one is refused if it was made for another website, is broken or known already", async () => {
		const user = await signedInUser(app, { isAdmin: true });
		const start = async () => (await post(user.token, "passkey/start")).json;
		const passkey = aPasskey();
		const { token, options } = await start();
		const elsewhere = passkey.create(options, { origin: "https://schoo1.example" });
		const broken = {
			...passkey.create(options),
			response: { clientDataJSON: "AA", attestationObject: "AA" },
		};
		for (const wrong of [elsewhere, broken]) {
			const answer = await post(user.token, "passkey", { token, name: "Laptop", passkey: wrong });
			expect(answer.status).toBe(400);
		}
		const body = { token, name: "Laptop", passkey: passkey.create(options) };
		expect((await post(user.token, "passkey", body)).status).toBe(201);
		expect((await post(user.token, "passkey", body)).status).toBe(409);
		const again = await start();
		expect(again.options.excludeCredentials).toMatchObject([{ id: passkey.id }]);
		const known = await post(user.token, "passkey", {
			token: again.token,
			name: "Laptop",
			passkey: passkey.create(again.options),
		});
		expect(known.status).toBe(409);
		expect(known.text).toBe("This passkey is already set up.");
		expect((await own(user.token)).factors).toHaveLength(1);
	});
});

describe("one's own factors", () => {
	test("are listed without secrets, renamed and removed; all of it is in the log", async () => {
		const user = await userWithApp();
		const { factor: passkey } = await withPasskey(user.token);
		const listed = await app.call("GET", "/api/admin/second-factors", { token: user.token });
		expect(
			listed.json.factors.map(({ kind, name }: { kind: string; name: string }) => [kind, name]),
		).toEqual([
			["app", "My phone"],
			["passkey", "My laptop"],
		]);
		expect(listed.text).not.toContain(user.secret);
		expect(Object.keys(listed.json.factors[0]).sort()).toEqual(
			["createdAt", "id", "kind", "lastUsedAt", "name"].sort(),
		);
		const path = `/api/admin/second-factors/${passkey.id}`;
		const renamed = await app.call("PATCH", path, {
			token: user.token,
			body: { name: "Front desk" },
		});
		expect(renamed.json).toMatchObject({ id: passkey.id, name: "Front desk" });
		expect((await app.call("DELETE", path, { token: user.token })).status).toBe(204);
		const entries = await actionsOf(user.id);
		expect(entries.map(({ action }: { action: string }) => action).slice(0, 4)).toEqual([
			"removed second factor",
			"renamed second factor",
			"added second factor",
			"added second factor",
		]);
		expect(JSON.stringify(entries)).not.toContain(user.secret);
	});

	test("another user's is 404, to rename and to remove", async () => {
		const { factor } = await userWithApp();
		const { token } = await signedInUser(app, { isAdmin: true });
		const path = `/api/admin/second-factors/${factor.id}`;
		expect((await app.call("PATCH", path, { token, body: { name: "Mine" } })).status).toBe(404);
		expect((await app.call("DELETE", path, { token })).status).toBe(404);
	});

	test("another user can't finish what one began", async () => {
		const user = await signedInUser(app, { isAdmin: true });
		const other = await signedInUser(app, { isAdmin: true });
		const { token, secret } = (await post(user.token, "app/start")).json;
		const body = { token, name: "Mine", code: codeOf(secret) };
		expect((await post(other.token, "app", body)).status).toBe(409);
		expect((await own(other.token)).factors).toEqual([]);
	});

	test("a wrong code adds nothing and can be corrected; a name is required", async () => {
		const user = await signedInUser(app, { isAdmin: true });
		const { token, secret } = (await post(user.token, "app/start")).json;
		const code = codeOf(secret);
		const wrong = await post(user.token, "app", { token, name: "Phone", code: codeOf(secret, 5) });
		expect(wrong.status).toBe(400);
		expect(wrong.text).toBe("That code is incorrect");
		expect((await post(user.token, "app", { token, name: " ", code })).status).toBe(400);
		expect((await own(user.token)).factors).toEqual([]);
		expect((await post(user.token, "app", { token, name: "Phone", code })).status).toBe(201);
	});

	test("removing one ends nothing else; with the last one the recovery codes go", async () => {
		const user = await userWithApp();
		const elsewhere = await beginSession(app.db, () => app.clock.now, {
			userId: user.id,
			address: "",
			userAgent: "",
		});
		const path = `/api/admin/second-factors/${user.factor.id}`;
		expect((await app.call("DELETE", path, { token: user.token })).status).toBe(204);
		for (const token of [user.token, elsewhere]) {
			expect((await app.call("GET", "/api/admin/dashboard", { token })).status).toBe(200);
		}
		expect(await own(user.token)).toEqual({ factors: [], recoveryCodesLeft: 0 });
		await signIn(app, user.username, user.password);
	});

	test("one that is removed while it signs someone in: both are done, in one order", async () => {
		const user = await userWithApp();
		for (let round = 0; round < 6; round++) {
			const { factor, passkey } = await withPasskey(user.token, `Key ${round}`);
			const step = await firstStep(user);
			const signed = passkey.sign(step.passkey as { challenge: string });
			const path = `/api/admin/second-factors/${factor.id}`;
			const [signedIn, removed] = await Promise.all([
				prove({ token: step.token, passkey: signed }),
				app.call("DELETE", path, { token: user.token }),
			]);
			expect([200, 401]).toContain(signedIn.status);
			expect(removed.status).toBe(204);
		}
	});

	test("adding, removing and new codes need a fresh password", async () => {
		const user = await userWithApp();
		app.clock.advance(15 * MINUTE);
		const path = `/api/admin/second-factors/${user.factor.id}`;
		for (const answer of [
			await post(user.token, "app/start"),
			await post(user.token, "passkey/start"),
			await app.call("DELETE", path, { token: user.token }),
			await app.call("POST", "/api/admin/recovery-codes", { token: user.token }),
		]) {
			expect(answer.status).toBe(403);
			expect(answer.text).toBe("Please confirm your password");
		}
		expect((await own(user.token)).factors).toHaveLength(1);
	});

	test("there are at most ten", async () => {
		const user = await userWithApp();
		for (let n = 2; n <= 10; n++) await withPasskey(user.token, `Key ${n}`);
		const { token, secret } = (await post(user.token, "app/start")).json;
		const answer = await post(user.token, "app", { token, name: "Eleven", code: codeOf(secret) });
		expect(answer.status).toBe(409);
		expect((await own(user.token)).factors).toHaveLength(10);
	});
});

describe("another user's factors", () => {
	test("are removed by an administrator with full access, who sees who has some", async () => {
		const user = await userWithApp();
		const path = `/api/admin/users/${user.id}/second-factors`;
		const hasFactor = async () =>
			(await app.asAdmin("GET", "/api/admin/users")).json.find(
				({ id }: { id: number }) => id === user.id,
			).hasSecondFactor;
		expect(await hasFactor()).toBe(true);
		expect((await app.asAdmin("DELETE", path)).status).toBe(204);
		expect((await app.asAdmin("DELETE", path)).status).toBe(204);
		expect(await hasFactor()).toBe(false);
		await signIn(app, user.username, user.password);
		const entries = (await actionsOf(user.id)).filter(
			({ action }: { action: string }) => action === "removed second factor",
		);
		expect(entries).toMatchObject([{ username: "dana" }]);
	});

	test("one's own are not removed this way: 409; an unknown user is 404", async () => {
		const user = await userWithApp();
		const path = `/api/admin/users/${user.id}/second-factors`;
		expect((await app.call("DELETE", path, { token: user.token })).status).toBe(409);
		expect((await app.asAdmin("DELETE", "/api/admin/users/999999/second-factors")).status).toBe(
			404,
		);
	});

	test("go with the user", async () => {
		const user = await userWithApp();
		await firstStep(user);
		expect((await app.asAdmin("DELETE", `/api/admin/users/${user.id}`)).status).toBe(204);
		for (const table of ["second_factors", "recovery_codes", "pending_proofs"] as const) {
			const left = app.db.selectFrom(table).select("userId").where("userId", "=", user.id);
			expect(await left.execute()).toEqual([]);
		}
	});
});
