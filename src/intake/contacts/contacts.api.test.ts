import { describe, expect, test } from "vitest";
import { theApp } from "../../../test/app.ts";
import { aContact, newContact } from "../../../test/factories.ts";

const app = theApp();

const send = (change?: Record<string, unknown>) =>
	app.call("POST", "/api/contact", { body: aContact(change) });
const rows = () => app.db.selectFrom("contacts").selectAll().orderBy("id").execute();

test("a message is stored unread, with a reference number", async () => {
	const sent = aContact();
	const response = await app.call("POST", "/api/contact", { body: sent });
	expect(response.status).toBe(201);
	expect(response.json).toMatchObject({
		...sent,
		isRead: false,
		createdAt: app.clock.now.toISOString(),
	});
	expect(response.json.reference).toMatch(/^C-\d{6,8}$/);
	expect(Object.keys(response.json).sort()).toEqual(
		[
			...["id", "reference", "name", "email", "phone", "subject", "courseId"],
			...["message", "createdAt", "isRead"],
		].sort(),
	);
	const row = (await rows()).find(({ id }) => id === response.json.id);
	expect(row).toMatchObject({ ...sent, isRead: false, version: 1 });
});

test.each([undefined, null, "", "  "])(
	"phone, subject and course are optional: %j",
	async (nothing) => {
		const response = await send({ phone: nothing, subject: nothing, courseId: nothing });
		expect(response.status).toBe(201);
		expect(response.json).toMatchObject({ phone: null, subject: null, courseId: null });
	},
);

test.each([
	[{ name: "" }, "Required: please enter your name"],
	[{ name: undefined }, "Required: please enter your name"],
	[{ message: " \n" }, "Required: please enter your message"],
	[{ email: "nobody" }, "Please enter a valid email address"],
	[{ email: undefined }, "Please enter a valid email address"],
	[{ phone: "123" }, "Please enter a valid phone number"],
	[{ courseId: 999 }, "Please select a valid course"],
	[{ courseId: "1" }, "Please select a valid course"],
	[{ message: 5 }, "Invalid input: message"],
	[{ subject: ["x"] }, "Invalid input: subject"],
])("bad input is 400 and stores nothing: %j", async (change, detail) => {
	const before = await rows();
	const response = await send(change);
	expect(response.status).toBe(400);
	expect(response.text).toBe(detail);
	expect(await rows()).toEqual(before);
});

describe("marking read", () => {
	const sent = async () => (await send()).json;
	const path = (id: number) => `/api/admin/contacts/${id}`;

	test("needs no body and returns the whole updated record", async () => {
		const contact = await sent();
		const response = await app.asAdmin("PATCH", path(contact.id));
		expect(response.status).toBe(200);
		expect(response.json).toEqual({
			...contact,
			...newContact,
			personId: expect.any(Number),
			isRead: true,
			version: 2,
		});
		expect((await rows()).find(({ id }) => id === contact.id)?.isRead).toBe(true);
	});

	test.each(['{"isRead":false}', '{"isRead":"no","name":"x"}', "{broken", "[]", "x".repeat(100)])(
		"marks read whatever the body holds: %s",
		async (raw) => {
			const contact = await sent();
			for (const type of ["application/json", "text/plain"]) {
				const response = await app.asAdmin("PATCH", path(contact.id), {
					raw,
					headers: { "content-type": type },
				});
				expect(response.json).toEqual({
					...contact,
					...newContact,
					personId: expect.any(Number),
					isRead: true,
					version: 2,
				});
			}
		},
	);

	test("never goes back", async () => {
		const { id } = await sent();
		await app.asAdmin("PATCH", path(id));
		const again = await app.asAdmin("PATCH", path(id), { body: { isRead: false } });
		expect(again.json.isRead).toBe(true);
	});

	test("happens only by this call: reading one message and the list changes nothing", async () => {
		const { id } = await sent();
		expect((await app.asAdmin("GET", path(id))).json.isRead).toBe(false);
		await app.asAdmin("GET", "/api/admin/contacts");
		await app.asAdmin("GET", "/api/admin/contacts.csv");
		expect((await app.asAdmin("GET", path(id))).json).toMatchObject({ isRead: false, version: 1 });
	});
});
