import { expect, test } from "vitest";
import { cellsOf, theApp } from "../../../test/app.ts";
import { aContact } from "../../../test/factories.ts";

const app = theApp();

const sent = async (change?: Record<string, unknown>) =>
	(await app.call("POST", "/api/contact", { body: aContact(change) })).json;
const bulk = (records: object[]) =>
	app.asAdmin("POST", "/api/admin/contacts/bulk", { body: { records } });
const contactAt = async (id: number) =>
	(await app.asAdmin("GET", `/api/admin/contacts/${id}`)).json;

test("a bulk change marks messages as read and returns their former values", async () => {
	const [a, b] = [await sent(), await sent()];
	await app.asAdmin("PATCH", `/api/admin/contacts/${b.id}`);
	const act = await bulk([
		{ id: a.id, version: 1, isRead: true },
		{ id: b.id, version: 2, isRead: true },
	]);
	const read = { isRead: true, isSpam: false, answerState: "open", archived: false };
	expect(act.json).toEqual({
		changed: [
			{ id: a.id, version: 2, before: { ...read, isRead: false }, after: read },
			{ id: b.id, version: 2, before: read, after: read },
		],
		refused: [],
	});
	expect(await contactAt(a.id)).toMatchObject({ isRead: true });
});

test("a message that was read never goes back", async () => {
	const { id } = await sent();
	const response = await bulk([{ id, isRead: false }]);
	expect(response.status).toBe(400);
	expect(response.text).toBe("A message can’t be marked unread");
});

test("archived messages leave the list and the dashboard, and come back", async () => {
	const { id } = await sent();
	const unread = async () => (await app.asAdmin("GET", "/api/admin/dashboard")).json.unreadContacts;
	const before = await unread();
	const act = await bulk([{ id, archived: true }]);
	expect(await unread()).toBe(before - 1);
	const list = await app.asAdmin("GET", "/api/admin/contacts?archived=true");
	expect(list.json.map((row: { id: number }) => row.id)).toEqual([id]);
	await bulk([{ id, version: act.json.changed[0].version, archived: false }]);
	expect(await unread()).toBe(before);
	expect((await app.asAdmin("GET", "/api/admin/contacts/count?isRead=false")).json.total).toBe(
		before,
	);
});

test("a selection of messages is exported by its numbers", async () => {
	const [a] = [await sent(), await sent()];
	const { text } = await app.asAdmin("GET", `/api/admin/contacts.csv?ids=${a.id}`);
	expect(cellsOf(text).map(([id]) => id)).toEqual(["ID", String(a.id)]);
});

test("an erased message is deleted, and the log has only its reference", async () => {
	const { id, reference } = await sent({ name: "Nobody Known" });
	await bulk([{ id, isRead: true }]);
	expect((await app.asAdmin("DELETE", `/api/admin/contacts/${id}`)).status).toBe(204);
	expect((await app.asAdmin("DELETE", `/api/admin/contacts/${id}`)).status).toBe(404);
	const log = await app.db.selectFrom("activity").selectAll().orderBy("id").execute();
	expect(JSON.stringify(log)).not.toMatch(/Nobody Known/i);
	const entries = log.filter(({ kind, recordId }) => kind === "contact" && recordId === String(id));
	expect(entries.at(-1)).toMatchObject({ action: "erased", label: reference });
});
