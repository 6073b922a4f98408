import { expect, test } from "vitest";
import { signedInUser, theApp } from "../../../test/app.ts";

const app = theApp();
const path = "/api/admin/canned-replies";

const aCanned = (change = {}) => ({
	title: "Parking",
	language: "en",
	subject: "Parking at {school}",
	text: "Hello {name},\n\nyou find us at {address}.",
	...change,
});
const create = async (change = {}) =>
	(await app.asAdmin("POST", path, { body: aCanned(change) })).json;
const one = (id: number) => app.asAdmin("GET", `${path}/${id}`);
const ifMatch = (version: number) => ({ headers: { "if-match": `"${version}"` } });

test("the site comes with six in each language, English first, by title", async () => {
	const { json } = await app.asAdmin("GET", path);
	const titles = json.map(({ language, title }: Record<string, string>) => `${language} ${title}`);
	expect(titles).toEqual([
		...["en Cost", "en Missed call", "en Next steps", "en Schedule", "en Visit", "en Waitlist"],
		"es Costo",
		"es Horario de clases",
		"es Lista de espera",
		"es Llamada perdida",
		"es Próximos pasos",
		"es Visita",
	]);
});

test("one is added, changed and deleted, each in the activity log", async () => {
	const created = await create();
	expect(created).toMatchObject({ ...aCanned(), version: 1 });
	const changed = await app.asAdmin("PATCH", `${path}/${created.id}`, {
		body: { title: "Where to park" },
		...ifMatch(1),
	});
	expect(changed.json).toMatchObject({ title: "Where to park", version: 2 });
	expect(changed.headers.get("etag")).toBe('"2"');
	const deleted = await app.asAdmin("DELETE", `${path}/${created.id}`, ifMatch(2));
	expect(deleted.status).toBe(204);
	expect((await one(created.id)).status).toBe(404);
	const { json } = await app.asAdmin(
		"GET",
		`/api/admin/activity?kind=canned%20reply&recordId=${created.id}`,
	);
	expect(json.map(({ action }: { action: string }) => action)).toEqual([
		"deleted",
		"changed",
		"created",
	]);
	expect(json[1]).toMatchObject({
		before: { title: "Parking" },
		after: { title: "Where to park" },
	});
});

test("what somebody else changed meanwhile is neither changed nor deleted: 412", async () => {
	const { id } = await create();
	await app.asAdmin("PATCH", `${path}/${id}`, { body: { title: "Theirs" } });
	const late = await app.asAdmin("PATCH", `${path}/${id}`, {
		body: { title: "Mine" },
		...ifMatch(1),
	});
	expect(late.status).toBe(412);
	expect((await app.asAdmin("DELETE", `${path}/${id}`, ifMatch(1))).status).toBe(412);
	expect((await one(id)).json.title).toBe("Theirs");
});

test("a change that changes nothing keeps version and log", async () => {
	const { id } = await create();
	await app.asAdmin("PATCH", `${path}/${id}`, { body: { title: "Parking" } });
	expect((await one(id)).json.version).toBe(1);
});

test.each([
	[
		"a placeholder that nothing fills in",
		{ text: "It costs {costs}." },
		"Nothing is named {costs}",
	],
	["a title of 61 characters", { title: "a".repeat(61) }, "Please use 60 characters or fewer"],
	["no text", { text: "" }, "Please write the text"],
	["another language", { language: "fr" }, "Please choose a language"],
])("%s is 400", async (_, change, message) => {
	const answer = await app.asAdmin("POST", path, { body: aCanned(change) });
	expect(answer.status).toBe(400);
	expect(answer.text).toContain(message);
});

test("a missing one is 404", async () => {
	expect((await one(999_999)).status).toBe(404);
	const body = { title: "New" };
	expect((await app.asAdmin("PATCH", `${path}/999999`, { body })).status).toBe(404);
	expect((await app.asAdmin("DELETE", `${path}/999999`)).status).toBe(404);
});

test.each([
	["full", 201, 200, 204],
	["desk", 403, 403, 403],
	["viewer", 403, 403, 403],
] as const)(
	"the role %s may add (%i), change (%i), delete (%i); every role reads",
	async (role, added, changed, deleted) => {
		const { token } = await signedInUser(app, { isAdmin: true, role });
		const { id } = await create();
		expect((await app.call("GET", path, { token })).status).toBe(200);
		expect((await app.call("GET", `${path}/${id}`, { token })).status).toBe(200);
		expect((await app.call("POST", path, { token, body: aCanned() })).status).toBe(added);
		const body = { title: "Changed" };
		expect((await app.call("PATCH", `${path}/${id}`, { token, body })).status).toBe(changed);
		expect((await app.call("DELETE", `${path}/${id}`, { token })).status).toBe(deleted);
	},
);
