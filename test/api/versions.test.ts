import { beforeAll, describe, expect, test } from "vitest";
import { signedInUser, theApp } from "../app.ts";
import { aContact, aCourse, aFact, aRegistration } from "../factories.ts";

const app = theApp();

/** Creates a record of each versioned kind, with a change for it. */
const kinds = {
	registrations: {
		make: async () => (await app.call("POST", "/api/register", { body: aRegistration() })).json.id,
		change: { status: "accepted" },
	},
	contacts: {
		make: async () => (await app.call("POST", "/api/contact", { body: aContact() })).json.id,
		change: {},
	},
	courses: {
		make: async () =>
			(await app.asAdmin("POST", "/api/admin/courses", { body: aCourse() })).json.id,
		change: { title: "Another title" },
	},
	facts: {
		make: async () => {
			const question = `Is there a lift? ${Math.random()}`;
			return (
				await app.asAdmin("POST", "/api/admin/facts", { body: aFact({ topic: "other", question }) })
			).json.id;
		},
		change: { answer: "Yes." },
	},
	users: { make: async () => (await signedInUser(app)).id, change: { isAdmin: true } },
};

describe.each(Object.entries(kinds))("%s", (kind, { make, change }) => {
	let path: string;
	const patch = (headers: Record<string, string> = {}) =>
		app.asAdmin("PATCH", path, { body: change, headers });

	beforeAll(async () => {
		path = `/api/admin/${kind}/${await make()}`;
	});

	test("carry version, and an ETag that names it; reading changes nothing", async () => {
		const first = await app.asAdmin("GET", path);
		const second = await app.asAdmin("GET", path);
		expect(first.json.version).toBe(1);
		expect(first.headers.get("etag")).toBe('"1"');
		expect(second.json).toEqual(first.json);
	});

	test.each([
		...[
			'"2"',
			'"999999999999999"',
			'"0"',
			"1",
			"abc",
			'""',
			'"1',
			'"1";',
			'"-1"',
			'"2", "3"',
			'"1,1"',
			",",
		],
		// Weak tags never match (RFC 9110, 13.1.1).
		...['W/"1"', 'W/"2"', 'w/"1"', 'W/"1", "2"'],
	])("a stale or malformed If-Match is 412 and changes nothing: %s", async (tag) => {
		const before = await app.asAdmin("GET", path);
		const response = await patch({ "if-match": tag });
		expect(response.status).toBe(412);
		expect(response.text).toBe(
			"Someone else changed this record after you opened it. Refresh and try again.",
		);
		expect((await app.asAdmin("GET", path)).json).toEqual(before.json);
	});

	test("the current version is accepted, and the response has the next", async () => {
		const response = await patch({ "if-match": '"1"' });
		expect(response.status).toBe(200);
		expect(response.json).toMatchObject({ ...change, version: 2 });
		expect(response.headers.get("etag")).toBe('"2"');
		expect((await patch({ "if-match": '"1"' })).status).toBe(412);
	});

	test("without the header, and with *, the update is unconditional", async () => {
		expect((await patch()).status).toBe(200);
		expect((await patch({ "if-match": "*" })).status).toBe(200);
	});

	test("of several tags any one is enough", async () => {
		for (const tagsOf of [
			(version: number) => `"${version}", "9"`,
			(version: number) => `"8","${version}"`,
			(version: number) => `W/"7" , "other,${version}", , "${version}"`,
		]) {
			const { version } = (await app.asAdmin("GET", path)).json;
			expect((await patch({ "if-match": tagsOf(version) })).status).toBe(200);
		}
	});
});

test.each(["registrations", "contacts", "courses", "facts", "users"] as const)(
	"%s are deleted only in the version that was read",
	async (kind) => {
		const path = `/api/admin/${kind}/${await kinds[kind].make()}`;
		// The second is more than PostgreSQL's integers hold.
		for (const tag of ['"2"', '"999999999999999"']) {
			const stale = await app.asAdmin("DELETE", path, { headers: { "if-match": tag } });
			expect(stale.status).toBe(412);
		}
		expect((await app.asAdmin("GET", path)).status).toBe(200);
		const several = { headers: { "if-match": '"2", "1"' } };
		expect((await app.asAdmin("DELETE", path, several)).status).toBe(204);
		expect((await app.asAdmin("GET", path)).status).toBe(404);
	},
);

test("of two concurrent changes of the same version, one wins and the other fails", async () => {
	const path = `/api/admin/registrations/${await kinds.registrations.make()}`;
	const send = (status: string) =>
		app.asAdmin("PATCH", path, { body: { status }, headers: { "if-match": '"1"' } });
	const responses = await Promise.all([send("accepted"), send("rejected")]);
	expect(responses.map(({ status }) => status).sort()).toEqual([200, 412]);
	const winner = responses.find(({ status }) => status === 200);
	expect((await app.asAdmin("GET", path)).json).toEqual(winner?.json);
});

test("marking read again is no change: the version stays", async () => {
	const path = `/api/admin/contacts/${await kinds.contacts.make()}`;
	expect((await app.asAdmin("PATCH", path)).json.version).toBe(2);
	expect((await app.asAdmin("PATCH", path)).json.version).toBe(2);
});

test("an empty change is no change, and still checks the version", async () => {
	const path = `/api/admin/courses/${await kinds.courses.make()}`;
	const same = await app.asAdmin("PATCH", path, { body: {}, headers: { "if-match": '"1"' } });
	expect(same.json.version).toBe(1);
	const stale = await app.asAdmin("PATCH", path, { body: {}, headers: { "if-match": '"9"' } });
	expect(stale.status).toBe(412);
});

test("rows of the lists carry their versions too", async () => {
	for (const kind of Object.keys(kinds)) {
		const { json } = await app.asAdmin("GET", `/api/admin/${kind}`);
		expect(json.length).toBeGreaterThan(0);
		for (const row of json) expect(row.version).toBeGreaterThan(0);
	}
});
