import { expect, test } from "vitest";
import { theApp } from "../../../test/app.ts";

const app = theApp();

const path = "/api/admin/chat/settings";

test("the settings of the chat are read, changed with the version that was read, and written down", async () => {
	const { json } = await app.asAdmin("GET", path);
	expect(json).toEqual({
		retentionDays: 365,
		modelCallsPerDay: 1000,
		modelCallsPerVisitor: 60,
		version: 1,
		hasModel: false,
	});
	const headers = { "if-match": '"1"' };
	const changed = await app.asAdmin("PATCH", path, { body: { retentionDays: 90 }, headers });
	expect(changed.json).toMatchObject({ retentionDays: 90, modelCallsPerDay: 1000, version: 2 });
	const written = await app.db
		.selectFrom("activity")
		.selectAll()
		.orderBy("id", "desc")
		.executeTakeFirstOrThrow();
	expect(written).toMatchObject({
		kind: "settings",
		recordId: "chat",
		before: '{"retentionDays":365}',
		after: '{"retentionDays":90}',
	});
	const stale = await app.asAdmin("PATCH", path, { body: { retentionDays: 1 }, headers });
	expect(stale.status).toBe(412);
});

test.each([
	{ retentionDays: 0 },
	{ retentionDays: 366 },
	{ retentionDays: "90" },
	{ modelCallsPerDay: -1 },
	{ modelCallsPerVisitor: 1.5 },
])("the settings of the chat refuse what cannot be: %j", async (body) => {
	expect((await app.asAdmin("PATCH", path, { body })).status).toBe(400);
});
