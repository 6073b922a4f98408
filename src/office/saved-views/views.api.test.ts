import { expect, test } from "vitest";
import { signedInUser, theApp } from "../../../test/app.ts";

const app = theApp();

const save = (view: Record<string, unknown>, token?: string) =>
	app.asAdmin("POST", "/api/admin/views", {
		body: { list: "registrations", name: "CNA, evening", query: "courseId=2", ...view },
		...(token ? { token } : {}),
	});
const names = async (query = "", token?: string) =>
	(await app.asAdmin("GET", `/api/admin/views${query}`, token ? { token } : {})).json.map(
		({ name }: { name: string }) => name,
	);

test("a view is saved without paging, listed by name, and deleted", async () => {
	const saved = await save({ query: "?status=pending,accepted&limit=50&offset=100&q=o%27neil" });
	expect(saved.status).toBe(201);
	expect(saved.json).toEqual({
		id: saved.json.id,
		list: "registrations",
		name: "CNA, evening",
		query: "status=pending%2Caccepted&q=o%27neil",
		shared: false,
		username: "dana",
		isOwn: true,
	});
	await save({ name: "Ärzte" });
	await save({ name: "Unread", list: "contacts", query: "isRead=false" });
	expect(await names()).toEqual(["Ärzte", "CNA, evening", "Unread"]);
	expect(await names("?list=contacts")).toEqual(["Unread"]);

	expect((await app.asAdmin("DELETE", `/api/admin/views/${saved.json.id}`)).status).toBe(204);
	expect((await app.asAdmin("DELETE", `/api/admin/views/${saved.json.id}`)).status).toBe(404);
	expect(await names("?list=registrations")).toEqual(["Ärzte"]);
});

test("other administrators see and delete a view only when it is shared", async () => {
	const own = (await save({ name: "Mine alone" })).json.id;
	const shared = (await save({ name: "For all", shared: true })).json.id;
	const { token } = await signedInUser(app, { isAdmin: true });
	const seen = (await app.call("GET", "/api/admin/views", { token })).json;
	expect(seen).toMatchObject([{ name: "For all", isOwn: false, username: "dana" }]);
	expect((await app.call("DELETE", `/api/admin/views/${own}`, { token })).status).toBe(404);
	expect((await app.call("DELETE", `/api/admin/views/${shared}`, { token })).status).toBe(204);
	expect(await names()).not.toContain("For all");
});

test.each([
	[{ name: "" }, "Please enter a name for the view"],
	[{ list: "users" }, "list must be one of registrations, contacts"],
	[{ query: "status=maybe" }, "status must be one of pending, accepted, rejected"],
	[{ query: "sort=salary" }, /^sort must be one of/],
	[{ list: "contacts", query: "isRead=perhaps" }, "Please enter true or false"],
])("a view with invalid filters is rejected: %j", async (view, detail) => {
	const response = await save(view);
	expect(response.status).toBe(400);
	expect(response.text).toMatch(detail);
});

test("a second view of the same name is rejected for the same user and list", async () => {
	await save({ name: "Twice" });
	const again = await save({ name: "Twice" });
	expect(again.status).toBe(409);
	expect(again.text).toBe("You already have a view with this name.");
	expect((await save({ name: "Twice", list: "contacts", query: "" })).status).toBe(201);
	const { token } = await signedInUser(app, { isAdmin: true });
	expect((await save({ name: "Twice" }, token)).status).toBe(201);
});

test("a deleted user's views are deleted too", async () => {
	const gone = await signedInUser(app, { isAdmin: true });
	await save({ name: "Left behind", shared: true }, gone.token);
	await app.asAdmin("DELETE", `/api/admin/users/${gone.id}`);
	expect(await names()).not.toContain("Left behind");
});
