import { expect, test } from "vitest";
import { signedInUser, signIn, theApp } from "../../../test/app.ts";

const app = theApp();
const HOUR = 60 * 60_000;
const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:146.0) Gecko/20100101 Firefox/146.0";
const list = (token: string) => app.call("GET", "/api/admin/sessions", { token });
const end = (token: string, id: string) =>
	app.call("DELETE", `/api/admin/sessions/${id}`, { token });
const works = async (token: string) =>
	(await app.call("GET", "/api/admin/dashboard", { token })).status === 200;

test("every session is listed with user, start, address, browser and whether it is this one", async () => {
	const ola = await signedInUser(app, { isAdmin: true });
	const startedAt = app.clock.now;
	app.clock.advance(HOUR);
	const { username, password } = ola;
	const other = await app.call("POST", "/api/login", {
		body: { username, password },
		headers: { "user-agent": firefox },
		from: { address: "2001:db8::7" },
	});
	const response = await list(ola.token);
	expect(response.status).toBe(200);
	expect(response.headers.get("x-total-count")).toBe(String(response.json.length));
	const userSessions = response.json.filter(
		(session: { username: string }) => session.username === username,
	);
	expect(userSessions).toHaveLength(2);
	const shared = {
		id: expect.stringMatching(/^[0-9a-f]{16}$/),
		username,
		lastSeenAt: app.clock.now.toISOString(),
	};
	expect(userSessions).toContainEqual({
		...shared,
		startedAt: app.clock.now.toISOString(),
		confirmedUntil: new Date(app.clock.now.getTime() + HOUR / 4).toISOString(),
		address: "2001:db8::7",
		browser: "Firefox on Windows",
		isThis: false,
	});
	expect(userSessions).toContainEqual({
		...shared,
		startedAt: startedAt.toISOString(),
		confirmedUntil: new Date(startedAt.getTime() + HOUR / 4).toISOString(),
		address: "203.0.113.7",
		browser: "Unknown device",
		isThis: true,
	});
	expect(response.text).not.toContain(ola.token);
	expect(response.text).not.toContain(other.json.token);
	const hashes = await app.db.selectFrom("sessions").select("hash").execute();
	for (const { hash } of hashes) expect(response.text).not.toContain(hash.slice(0, 16));
});

test("an expired session is not listed", async () => {
	const { username } = await signedInUser(app, { isAdmin: true });
	app.clock.advance(13 * HOUR);
	const { json } = await app.asAdmin("GET", "/api/admin/sessions");
	expect(json.map((session: { username: string }) => session.username)).not.toContain(username);
});

test("ending any session, your own included, is 204 and invalidates its token", async () => {
	const { token, username, password } = await signedInUser(app, { isAdmin: true });
	const second = await signIn(app, username, password);
	const stranger = await signedInUser(app, { isAdmin: true });
	const sessions = (await list(token)).json as { id: string; username: string; isThis: boolean }[];
	const others = sessions.filter(
		(session) => !session.isThis && [username, stranger.username].includes(session.username),
	);
	expect(others).toHaveLength(2);
	for (const { id } of others) {
		const response = await end(token, id);
		expect(response.status).toBe(204);
		expect(response.text).toBe("");
	}
	expect(await works(second.token)).toBe(false);
	expect(await works(stranger.token)).toBe(false);
	expect(await works(token)).toBe(true);
	const currentSession = sessions.find(({ isThis }) => isThis);
	expect((await end(token, `${currentSession?.id}`)).status).toBe(204);
	expect(await works(token)).toBe(false);
});

test("an unknown or malformed id, or the hash of a session, is 404 and ends no session", async () => {
	const { token } = await signedInUser(app, { isAdmin: true });
	const before = await app.db.selectFrom("sessions").select("hash").execute();
	const [{ hash } = { hash: "" }] = before;
	for (const id of ["0123456789abcdef", "1", "x".repeat(16), "%25", hash, hash.slice(0, 16)]) {
		expect((await end(token, id)).status).toBe(404);
	}
	expect(await app.db.selectFrom("sessions").select("hash").execute()).toEqual(before);
});

test("a signed-in user who is not an administrator can only sign out", async () => {
	const { token } = await signedInUser(app);
	for (const [method, path, body] of [
		["GET", "/api/admin/sessions", undefined],
		["POST", "/api/admin/confirm", { password: "quiet green lamp" }],
		[
			"POST",
			"/api/admin/password",
			{ currentPassword: "quiet green lamp", newPassword: "a lamp of my own" },
		],
	] as const) {
		const response = await app.call(method, path, { token, body });
		expect(response.status).toBe(403);
		expect(response.text).toBe("Only administrators can do this.");
	}
	expect((await app.call("POST", "/api/logout", { token })).status).toBe(204);
	expect((await list(token)).status).toBe(401);
});

test("a user of any role signs out everywhere else, and nobody else", async () => {
	const user = await signedInUser(app, { isAdmin: true, role: "viewer" });
	const other = await signedInUser(app, { isAdmin: true });
	const elsewhere = await signIn(app, user.username, user.password);
	const ended = await app.call("DELETE", "/api/admin/other-sessions", { token: user.token });
	expect(ended.status).toBe(204);
	const dashboard = async (token: string) =>
		(await app.call("GET", "/api/admin/dashboard", { token })).status;
	expect(await dashboard(elsewhere.token)).toBe(401);
	expect(await dashboard(user.token)).toBe(200);
	expect(await dashboard(other.token)).toBe(200);
	const { json } = await app.asAdmin("GET", "/api/admin/activity?action=ended other sessions");
	expect(json).toMatchObject([{ username: user.username, recordId: String(user.id) }]);
});
