import { describe, expect, test } from "vitest";
import { signedInUser, signIn, theApp } from "../../../test/app.ts";
import { aContact, aCourse, aRegistration, aUser } from "../../../test/factories.ts";

const app = theApp();
const DAY = 24 * 60 * 60_000;

const read = async (query = "") => {
	const response = await app.asAdmin("GET", `/api/admin/activity${query}`);
	expect(`${query} ${response.status}`).toBe(`${query} 200`);
	return response.json;
};
const historyOf = (kind: string, id: number) => read(`?kind=${kind}&recordId=${id}`);
const newest = async () => (await read("?limit=1"))[0];
const isoNow = () => app.clock.now.toISOString();

const registration = async (change: object = {}) =>
	(await app.call("POST", "/api/register", { body: aRegistration({ courseId: 2, ...change }) }))
		.json;

describe("what is logged", () => {
	test("a changed registration status: user, time, address and only the changed fields", async () => {
		const { id, reference, fullName } = await registration();
		await app.asAdmin("PATCH", `/api/admin/registrations/${id}`, {
			body: { status: "accepted", fullName },
			from: { address: "192.0.2.44" },
		});
		expect(await historyOf("registration", id)).toEqual([
			{
				id: expect.any(Number),
				at: isoNow(),
				username: "dana",
				address: "192.0.2.44",
				action: "changed",
				kind: "registration",
				recordId: String(id),
				label: `${reference} ${fullName}`,
				before: { status: "pending" },
				after: { status: "accepted" },
			},
		]);
	});

	test("a registration moved to another course, with the course title", async () => {
		const { id } = await registration();
		await app.asAdmin("PATCH", `/api/admin/registrations/${id}`, { body: { courseId: 3 } });
		const [{ before, after }] = await historyOf("registration", id);
		expect(Object.keys(before)).toEqual(["courseId", "courseTitle"]);
		expect([before.courseId, after.courseId]).toEqual([2, 3]);
	});

	test("a message marked read, once", async () => {
		const { id, reference, name } = (await app.call("POST", "/api/contact", { body: aContact() }))
			.json;
		await app.asAdmin("PATCH", `/api/admin/contacts/${id}`);
		await app.asAdmin("PATCH", `/api/admin/contacts/${id}`);
		expect(await historyOf("contact", id)).toMatchObject([
			{
				action: "changed",
				label: `${reference} ${name}`,
				before: { isRead: false },
				after: { isRead: true },
			},
		]);
	});

	test("a course from creation to deletion", async () => {
		const input = aCourse();
		const { id } = (await app.asAdmin("POST", "/api/admin/courses", { body: input })).json;
		const path = `/api/admin/courses/${id}`;
		await app.asAdmin("PATCH", path, { body: { isActive: false, title: "Dental Aide" } });
		await app.asAdmin("DELETE", path);
		const { title } = input;
		expect(await historyOf("course", id)).toMatchObject([
			{ action: "deleted", label: "Dental Aide", before: { slug: input.slug }, after: null },
			{
				action: "changed",
				before: { title, isActive: true },
				after: { title: "Dental Aide", isActive: false },
			},
			{ action: "created", label: title, before: null, after: input },
		]);
	});

	test("a user from creation to deletion, never with a password or a hash", async () => {
		const input = aUser();
		const { id } = (await app.asAdmin("POST", "/api/admin/users", { body: input })).json;
		const path = `/api/admin/users/${id}`;
		await app.asAdmin("PATCH", path, { body: { isAdmin: true, password: "a green lamp of ours" } });
		await app.asAdmin("DELETE", path);
		const history = await historyOf("user", id);
		expect(history.map(({ action }: { action: string }) => action)).toEqual([
			"deleted",
			"changed password",
			"changed",
			"created",
		]);
		expect(history[2]).toMatchObject({ before: { isAdmin: false }, after: { isAdmin: true } });
		const rows = await app.db.selectFrom("activity").selectAll().execute();
		expect(JSON.stringify(rows)).not.toMatch(/argon2|green lamp/);
	});

	test("signing in and out, with address and browser", async () => {
		const { id, token } = await signedInUser(app, { isAdmin: true });
		await app.call("POST", "/api/logout", { token });
		expect(await historyOf("user", id)).toMatchObject([
			{ action: "signed out" },
			{ action: "signed in", address: "203.0.113.7", after: { browser: "Unknown device" } },
			{ action: "created" },
		]);
	});

	test("a changed password and an ended session", async () => {
		const { id, token, password, username } = await signedInUser(app, { isAdmin: true });
		const body = { currentPassword: password, newPassword: "a lamp of my own" };
		await app.call("POST", "/api/admin/password", { token, body });
		await signIn(app, username, "a lamp of my own");
		const { json } = await app.call("GET", "/api/admin/sessions", { token });
		const other = json.find(
			(session: { username: string; isThis: boolean }) =>
				session.username === username && !session.isThis,
		);
		await app.call("DELETE", `/api/admin/sessions/${other.id}`, { token });
		const [ended, , changed] = await historyOf("user", id);
		expect(ended).toMatchObject({ action: "ended session", username });
		expect(changed).toMatchObject({ action: "changed password", username });
	});

	test("an export: number of rows and filters", async () => {
		await registration();
		const response = await app.asAdmin("GET", "/api/admin/registrations.csv?status=pending&q=vega");
		expect(await newest()).toMatchObject({
			username: "dana",
			action: "exported",
			kind: "registration",
			recordId: null,
			label: "Registrations as CSV",
			after: {
				rows: Number(response.headers.get("x-total-count")),
				status: ["pending"],
				q: "vega",
			},
		});
		await app.asAdmin("GET", "/api/admin/contacts.csv");
		expect(await newest()).toMatchObject({ action: "exported", kind: "contact" });
	});
});

describe("what is not logged", () => {
	test("rejected requests and requests that changed no field", async () => {
		const { id, version } = (
			await app.asAdmin("GET", `/api/admin/registrations/${(await registration()).id}`)
		).json;
		const before = await read("?limit=500");
		const path = `/api/admin/registrations/${id}`;
		await app.asAdmin("PATCH", path, { body: { status: "pending" } });
		await app.asAdmin("PATCH", path, { body: {} });
		await app.asAdmin("PATCH", path, { body: { status: "gone" } });
		await app.asAdmin("PATCH", path, {
			body: { status: "rejected" },
			headers: { "if-match": `"${version + 7}"` },
		});
		await app.asAdmin("POST", "/api/admin/courses", { body: aCourse({ slug: "cna" }) });
		await app.asAdmin("DELETE", "/api/admin/courses/999999");
		await app.call("POST", "/api/login", { body: { username: "dana", password: "wrong again" } });
		expect(await read("?limit=500")).toEqual(before);
	});

	test("a HEAD request for an export, which sends no rows", async () => {
		await registration();
		const before = await read("?limit=500");
		for (const list of ["registrations", "contacts"]) {
			const head = await app.asAdmin("HEAD", `/api/admin/${list}.csv`);
			expect(head.status).toBe(200);
			expect(head.text).toBe("");
			expect(head.headers.get("content-disposition")).toContain(list);
		}
		expect(await read("?limit=500")).toEqual(before);
	});
});

describe("reading the log", () => {
	test("returns pages, newest or oldest first, with the total count", async () => {
		const all = await read("?limit=500");
		const ids = all.map(({ id }: { id: number }) => id);
		expect(ids).toEqual([...ids].sort((a, b) => b - a));
		const page = await app.asAdmin("GET", "/api/admin/activity?limit=2&offset=1");
		expect(page.headers.get("x-total-count")).toBe(String(all.length));
		expect(page.json).toEqual(all.slice(1, 3));
		expect((await read("?sort=at&limit=1"))[0]).toEqual(all.at(-1));
	});

	test("returns 50 entries by default", async () => {
		const { id } = await registration();
		for (let n = 0; n < 51; n++) {
			const status = n % 2 ? "accepted" : "rejected";
			await app.asAdmin("PATCH", `/api/admin/registrations/${id}`, { body: { status } });
		}
		const response = await app.asAdmin(
			"GET",
			`/api/admin/activity?kind=registration&recordId=${id}`,
		);
		expect(response.json).toHaveLength(50);
		expect(response.headers.get("x-total-count")).toBe("51");
	});

	test("filters by username, action, kind, day and search text", async () => {
		const { username, token } = await signedInUser(app, { isAdmin: true });
		app.clock.advance(40 * DAY);
		const day = isoNow().slice(0, 10);
		const session = await signIn(app, username, "quiet green lamp");
		const { id } = await registration();
		const body = { status: "accepted" };
		await app.call("PATCH", `/api/admin/registrations/${id}`, { token: session.token, body });
		expect(token).not.toBe(session.token);
		const userEntries = await read(`?username=${username}&from=${day}&to=${day}`);
		expect(userEntries.map(({ action }: { action: string }) => action)).toEqual([
			"changed",
			"signed in",
		]);
		expect(await read(`?username=${username}&from=${day}&action=changed`)).toHaveLength(1);
		expect(await read(`?username=${username}&from=${day}&kind=user`)).toHaveLength(1);
		expect(await read(`?username=${username.toUpperCase()}&from=${day}`)).toEqual(userEntries);
		expect(await read(`?username=${username}&q=SIGNED`)).toHaveLength(2);
		expect(await read(`?from=${day}&q=vega%20changed`)).toHaveLength(1);
		const renamed = await registration({ fullName: "JOSÉ Łuk" });
		await app.asAdmin("PATCH", `/api/admin/registrations/${renamed.id}`, { body });
		for (const q of ["josé łuk", "jose luk", "José ŁUK"]) {
			expect(await read(`?from=${day}&q=${encodeURIComponent(q)}`), q).toHaveLength(1);
		}
		expect(await read("?q=100%25")).toEqual([]);
		expect(await read("?to=2020-01-01")).toEqual([]);
	});

	test("finds what was added by that word, however it is stored", async () => {
		app.clock.advance(40 * DAY);
		const day = isoNow().slice(0, 10);
		await app.asAdmin("POST", "/api/admin/courses", { body: aCourse() });
		const told = { source: "walk-in", language: "en", sendsConfirmation: false, hasAgreed: true };
		const entry = { ...aRegistration({ courseId: 2 }), ...told };
		const { json } = await app.asAdmin("POST", "/api/admin/registrations", { body: entry });
		await app.asAdmin("PATCH", `/api/admin/registrations/${json.id}`, {
			body: { status: "accepted" },
		});
		for (const query of ["action=created", "q=added"]) {
			const found = await read(`?from=${day}&${query}`);
			expect(found.map(({ action }: { action: string }) => action).sort(), query).toEqual([
				"created",
				"entered",
			]);
		}
	});

	test.each(["limit=0", "limit=501", "offset=-1", "sort=username", "from=yesterday"])(
		"%s is 400",
		async (query) => {
			expect((await app.asAdmin("GET", `/api/admin/activity?${query}`)).status).toBe(400);
		},
	);

	test("offers no way to change or delete an entry", async () => {
		const before = await app.db.selectFrom("activity").selectAll().orderBy("id").execute();
		for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
			const response = await app.asAdmin(method, "/api/admin/activity", { body: {} });
			expect(response.status).toBe(405);
			expect((await app.asAdmin(method, "/api/admin/activity/1", { body: {} })).status).toBe(404);
		}
		const after = await app.db.selectFrom("activity").selectAll().orderBy("id").execute();
		expect(after).toEqual(before);
	});

	test("requires an administrator", async () => {
		const { token } = await signedInUser(app);
		expect((await app.call("GET", "/api/admin/activity", { token })).status).toBe(403);
		expect((await app.call("GET", "/api/admin/activity")).status).toBe(401);
	});
});

test("a filter with signs that no text has finds nothing, and fails nowhere", async () => {
	expect(
		await read("?username=%01%00dana%00&action=%00%ED%A0%80x&kind=%00none&recordId=%00"),
	).toEqual([]);
});
