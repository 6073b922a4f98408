import { expect, test } from "vitest";
import { theApp } from "../../../test/app.ts";

const app = theApp();

const path = "/api/admin/settings";
const read = async () => (await app.asAdmin("GET", path)).json;

test("the assistant’s settings are read and changed with the others: one version, one record", async () => {
	const before = await read();
	expect(before).toMatchObject({
		settings: { retentionDays: 365, modelCallsPerDay: 1000, modelCallsPerVisitor: 60 },
		customizedSections: [],
		hasModel: false,
	});
	const headers = { "if-match": `"${before.version}"` };
	const body = { retentionDays: 90, phone: "732-555-0188" };
	const { json } = await app.asAdmin("PATCH", path, { body, headers });
	expect(json).toMatchObject({
		version: before.version + 1,
		settings: { retentionDays: 90, modelCallsPerDay: 1000, phone: "732-555-0188" },
		customizedSections: ["phone", "retentionDays"],
	});
	const recorded = await app.db
		.selectFrom("activity")
		.selectAll()
		.where("kind", "=", "settings")
		.execute();
	expect(recorded).toMatchObject([{ label: "Settings: phone, chat retention" }]);
	expect(JSON.parse(recorded[0]?.after ?? "")).toEqual({
		phone: "732-555-0188",
		retentionDays: 90,
	});

	expect((await app.asAdmin("PATCH", path, { body: { retentionDays: 1 }, headers })).status).toBe(
		412,
	);
	expect((await read()).settings.retentionDays).toBe(90);
});

test("null takes one back to what was delivered, and the school’s own JSON holds none of them", async () => {
	await app.asAdmin("PATCH", path, { body: { modelCallsPerDay: 5, retentionDays: null } });
	expect((await read()).settings).toMatchObject({ modelCallsPerDay: 5, retentionDays: 365 });
	const { values } = await app.db.selectFrom("settings").select("values").executeTakeFirstOrThrow();
	expect(Object.keys(JSON.parse(values))).toEqual(["phone"]);
	const school = (await app.call("GET", "/api/school")).json;
	expect(Object.keys(school)).not.toContain("retentionDays");
});

test.each([
	{ retentionDays: 0 },
	{ retentionDays: 366 },
	{ retentionDays: "90" },
	{ modelCallsPerDay: -1 },
	{ modelCallsPerVisitor: 1.5 },
])("what cannot be is refused: %j", async (body) => {
	expect((await app.asAdmin("PATCH", path, { body })).status).toBe(400);
});
