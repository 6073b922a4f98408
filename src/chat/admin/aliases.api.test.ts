import { describe, expect, test } from "vitest";
import { theApp } from "../../../test/app.ts";

const app = theApp();

const lastActivity = () =>
	app.db.selectFrom("activity").selectAll().orderBy("id", "desc").executeTakeFirstOrThrow();

describe("other names of a course", () => {
	const set = (id: number, aliases: unknown) =>
		app.asAdmin("PATCH", `/api/admin/chat/aliases/${id}`, { body: { aliases } });

	test("are set as a whole, folded, and written down", async () => {
		expect((await set(5, ["Vampire  Class", "vampire class", "Sangría"])).json).toMatchObject({
			courseId: 5,
			aliases: ["sangria", "vampire class"],
		});
		expect((await set(5, ["vampire class"])).json.aliases).toEqual(["vampire class"]);
		expect(await lastActivity()).toMatchObject({
			kind: "course",
			recordId: "5",
			before: '{"aliases":["sangria","vampire class"]}',
			after: '{"aliases":["vampire class"]}',
		});
		expect((await app.asAdmin("GET", "/api/admin/chat/aliases")).json[4].aliases).toEqual([
			"vampire class",
		]);
	});

	test("belong to one course only", async () => {
		await set(4, ["pulse class"]);
		const { status, text } = await set(3, ["Pulse Class"]);
		expect(status).toBe(409);
		expect(text).toMatch(/^“pulse class” is already used for .*\.$/);
	});

	test("are refused for no course, and when they are no names", async () => {
		expect((await set(999, ["x"])).status).toBe(404);
		expect((await set(4, "x")).status).toBe(400);
		expect((await set(4, [" "])).status).toBe(400);
		expect((await set(4, ["x".repeat(61)])).status).toBe(400);
	});
});
