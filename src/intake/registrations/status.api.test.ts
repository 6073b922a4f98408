import { expect, test } from "vitest";
import { updateRegistration } from "#intake/registrations/contract.ts";
import { changesOf } from "#office/live-updates/changes.server.ts";
import { theApp } from "../../../test/app.ts";
import { aRegistration, newRegistration } from "../../../test/factories.ts";

const app = theApp();

const registered = async (change?: Record<string, unknown>) =>
	(await app.call("POST", "/api/register", { body: aRegistration(change) })).json;
const patch = (id: number, body: unknown) =>
	app.asAdmin("PATCH", `/api/admin/registrations/${id}`, { body });
const row = (id: number) =>
	app.db.selectFrom("registrations").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

test("an administrator sets any status after any other, and gets the whole record", async () => {
	const { id, ...sent } = await registered();
	for (const status of [
		...["accepted", "rejected", "pending", "rejected", "accepted", "pending"],
		...["pending"],
	]) {
		const response = await patch(id, { status });
		expect(response.status).toBe(200);
		expect(response.json).toMatchObject({ ...sent, status });
		expect((await row(id)).status).toBe(status);
	}
});

test.each(["Accepted", "done", "", null, 1, ["accepted"]])(
	"a status that is none is 400 and changes nothing: %j",
	async (status) => {
		const { id } = await registered();
		const response = await patch(id, { status });
		expect(response.status).toBe(400);
		expect(response.text).toBe("Invalid input: status");
		expect(await row(id)).toMatchObject({ status: "pending", version: 1 });
	},
);

test("a status that the contract does not know cannot get into the table by any way", async () => {
	const { id } = await registered();
	await expect(
		app.db
			.updateTable("registrations")
			.set({ status: "lost" as never })
			.where("id", "=", id)
			.execute(),
	).rejects.toThrow(/check/i);
});

test("any subset of the fields can be corrected, the rest stays", async () => {
	const sent = await registered();
	const response = await patch(sent.id, { email: " new@mail.example ", phone: "908-555-0199" });
	expect(response.json).toEqual({
		...sent,
		email: "new@mail.example",
		phone: "908-555-0199",
		...newRegistration,
		personId: expect.any(Number),
		detailsState: "confirmed",
		version: 2,
	});
});

test("a message is cleared by null or an empty text, and stays if it is omitted", async () => {
	const { id } = await registered();
	expect((await patch(id, { status: "accepted" })).json.message).not.toBeNull();
	expect((await patch(id, { message: "" })).json.message).toBeNull();
	expect((await patch(id, { message: "Back" })).json.message).toBe("Back");
	expect((await patch(id, { message: null })).json.message).toBeNull();
});

test.each([
	[{ email: "nobody" }, "Please enter a valid email address"],
	[{ phone: "1" }, "Please enter a valid phone number"],
	[{ fullName: null }, "Please enter your full name"],
	[{ courseId: 999 }, "Please select a valid course"],
	[{ status: "accepted", fullName: "" }, "Please enter your full name"],
])("a wrong correction is 400 and nothing of it is stored: %j", async (change, detail) => {
	const { id } = await registered();
	const before = await row(id);
	const response = await patch(id, change);
	expect(response.status).toBe(400);
	expect(response.text).toBe(detail);
	expect(await row(id)).toEqual(before);
});

test("moved to another course, even an inactive one, it carries that course's title", async () => {
	const { id } = await registered({ courseId: 1 });
	await app.asAdmin("PATCH", "/api/admin/courses/6", { body: { isActive: false } });
	const response = await patch(id, { courseId: 6 });
	expect(response.json).toMatchObject({ courseId: 6, courseTitle: "Patient Care Technician" });
});

test("a search matches a corrected name, email or phone, and no longer the old one", async () => {
	const { id } = await registered({ fullName: "Wronska", phone: "201-555-0111" });
	await patch(id, { fullName: "Rightova" });
	await patch(id, { phone: "201-555-0222" });
	const search = async (q: string) =>
		(await app.asAdmin("GET", `/api/admin/registrations?q=${q}`)).json.map(
			(row: { id: number }) => row.id,
		);
	expect(await search("rightova")).toEqual([id]);
	expect(await search("2015550222")).toEqual([id]);
	expect(await search("wronska")).toEqual([]);
	expect(await search("2015550111")).toEqual([]);
});

test("fields that administrators can't set are ignored", async () => {
	const sent = await registered();
	const response = await patch(sent.id, {
		id: 1,
		reference: "R-1",
		createdAt: "2001-01-01T00:00:00Z",
		courseTitle: "Mine",
		version: 7,
	});
	expect(response.status).toBe(200);
	expect(response.json).toEqual({ ...sent, ...newRegistration, personId: expect.any(Number) });
});

test("open screens hear that a correction changes the registration, its person and their messages", () => {
	expect(changesOf(updateRegistration, { id: 7 })).toEqual({
		registration: [],
		contact: [],
		person: [],
	});
});
