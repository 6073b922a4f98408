import { describe, expect, test } from "vitest";
import { signedInUser, theApp } from "../app.ts";
import { aContact, aCourse, aRegistration } from "../factories.ts";

const app = theApp();
const asJson = { "content-type": "application/json" };

/** Sends this to every endpoint that reads JSON, with the required access, and returns the responses. */
async function toEveryReader(raw: BodyInit, headers: Record<string, string> = asJson) {
	const readers = app.endpoints.filter(({ body, upload }) => body && upload === undefined);
	const responses = new Map<string, string>();
	for (const { method, path } of readers) {
		const response = await app.asAdmin(
			method,
			path.replace("{slot}", "about.lead").replace(/\{\w+\}/g, "1"),
			{ raw, headers },
		);
		responses.set(`${method} ${path}`, `${response.status} ${response.text}`);
	}
	expect(responses.size).toBeGreaterThanOrEqual(8);
	return responses;
}

const everywhere = (responses: Map<string, string>, expected: string) =>
	expect(Object.fromEntries(responses)).toEqual(
		Object.fromEntries([...responses.keys()].map((name) => [name, expected])),
	);

describe("every endpoint that reads a body", () => {
	test.each(["{", '{"a":1', "nonsense", '{"a":1}}', "{'a':1}", "\u0000", "[1,"])(
		"refuses JSON that is malformed or cut off: %j",
		async (raw) => {
			everywhere(await toEveryReader(raw), "400 The request body is not valid JSON.");
		},
	);

	test("refuses bytes that are not UTF-8", async () => {
		const raw = new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]);
		everywhere(await toEveryReader(raw), "400 The request body is not valid JSON.");
	});

	test.each(["null", "[]", '"text"', "7", "true", ""])(
		"refuses JSON that is no object, and no body at all: %j",
		async (raw) => {
			everywhere(await toEveryReader(raw), "400 The request body must be a JSON object.");
		},
	);

	test.each([
		"text/plain",
		"application/x-www-form-urlencoded",
		"multipart/form-data; boundary=x",
		"application/xml",
		"application/jsonp",
		"application/json; charset=utf-16",
	])("refuses another content type: %s", async (type) => {
		everywhere(
			await toEveryReader("{}", { "content-type": type }),
			"415 Please send JSON (Content-Type: application/json).",
		);
	});

	test("refuses a body without a content type", async () => {
		const raw = new Uint8Array([0x7b, 0x7d]);
		everywhere(
			await toEveryReader(raw, {}),
			"415 Please send JSON (Content-Type: application/json).",
		);
	});
});

test.each([
	"application/json; charset=utf-8",
	"Application/JSON",
	'application/json;charset="UTF-8"',
])("%s is JSON", async (type) => {
	const response = await app.call("POST", "/api/register", {
		raw: JSON.stringify(aRegistration()),
		headers: { "content-type": type },
	});
	expect(response.status).toBe(201);
});

test("a visitor may send 64 KB and not a byte more", async () => {
	const body = JSON.stringify(aContact());
	const padded = (size: number) => body + " ".repeat(size - body.length);
	const most = await app.call("POST", "/api/contact", { raw: padded(65_536), headers: asJson });
	expect(most.status).toBe(201);
	const more = await app.call("POST", "/api/contact", { raw: padded(65_537), headers: asJson });
	expect(more.status).toBe(413);
});

test("an administrator may send 256 KB and not a byte more", async () => {
	const send = (size: number) => {
		const body = JSON.stringify(aCourse());
		return app.asAdmin("POST", "/api/admin/courses", {
			raw: body + " ".repeat(size - body.length),
			headers: asJson,
		});
	};
	expect((await send(262_144)).status).toBe(201);
	expect((await send(262_145)).status).toBe(413);
});

test("a body that exceeds its declared length is stopped at the same size", async () => {
	let left = 100;
	const raw = new ReadableStream({
		pull(controller) {
			if (left-- > 0) controller.enqueue(Buffer.alloc(1024, " "));
			else controller.close();
		},
	});
	const response = await app.call("POST", "/api/register", { raw, headers: asJson });
	expect(response.status).toBe(413);
});

test("a name of a million characters is 413", async () => {
	const response = await app.call("POST", "/api/register", {
		body: aRegistration({ fullName: "M".repeat(1_000_000) }),
	});
	expect(response.status).toBe(413);
});

test("a body that breaks off on its way is 400 and stores nothing", async () => {
	const count = () => app.db.selectFrom("registrations").select("id").execute();
	const before = await count();
	const raw = new ReadableStream({
		start: (controller) => controller.enqueue(Buffer.from(JSON.stringify(aRegistration()))),
		pull: (controller) => controller.error(new Error("aborted")),
	});
	const response = await app.call("POST", "/api/register", { raw, headers: asJson });
	expect(response.status).toBe(400);
	expect(response.text).toBe("The request ended before its body was complete.");
	expect(await count()).toEqual(before);
});

test("JSON of thirty thousand levels gets a response", async () => {
	const deep = `{"fullName":${"[".repeat(30_000)}${"]".repeat(30_000)}}`;
	const response = await app.call("POST", "/api/register", { raw: deep, headers: asJson });
	expect(response.status).toBe(400);
});

test.each(["__proto__", "constructor", "prototype"])(
	"a field named %s is ignored and poisons nothing",
	async (name) => {
		const sent = JSON.stringify({ ...aRegistration(), x: 1 }).replace(
			'"x":1',
			`"${name}":{"status":"accepted","isAdmin":true,"polluted":true}`,
		);
		const response = await app.call("POST", "/api/register", { raw: sent, headers: asJson });
		expect(response.status).toBe(201);
		expect(response.json.status).toBe("pending");
		expect(({} as Record<string, unknown>).polluted).toBeUndefined();
		expect(response.json.polluted).toBeUndefined();
	},
);

test("a query parameter named __proto__ is ignored", async () => {
	const response = await app.asAdmin("GET", "/api/admin/registrations?__proto__=1&constructor=2");
	expect(response.status).toBe(200);
});

test("unknown fields are ignored and never assigned", async () => {
	const registered = await app.call("POST", "/api/register", {
		body: {
			...aRegistration(),
			id: 77_777,
			status: "accepted",
			reference: "R-1",
			courseTitle: "Mine",
			createdAt: "2001-01-01T00:00:00Z",
			version: 9,
			searchText: "x",
		},
	});
	expect(registered.json).toMatchObject({ status: "pending", createdAt: app.clock.now.toJSON() });
	expect(registered.json.id).not.toBe(77_777);
	const row = await app.db
		.selectFrom("registrations")
		.selectAll()
		.where("id", "=", registered.json.id)
		.executeTakeFirstOrThrow();
	expect(row).toMatchObject({ version: 1, status: "pending" });
	expect(row.courseTitle).not.toBe("Mine");

	const contact = await app.call("POST", "/api/contact", {
		body: { ...aContact(), isRead: true, id: 88_888 },
	});
	expect(contact.json).toMatchObject({ isRead: false });
	expect(contact.json.id).not.toBe(88_888);

	const course = await app.asAdmin("POST", "/api/admin/courses", {
		body: { ...aCourse(), id: 99_999, version: 5, position: 0 },
	});
	expect(course.json).toMatchObject({ version: 1 });
	expect(course.json.id).not.toBe(99_999);

	const { id } = await signedInUser(app);
	const user = await app.asAdmin("PATCH", `/api/admin/users/${id}`, {
		body: { id: 1, version: 40, rank: "owner" },
	});
	expect(user.json).toMatchObject({ id, version: 1, isAdmin: false });
});
