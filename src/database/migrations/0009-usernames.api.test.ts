import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import { formerDatabase } from "../../../test/legacy-database.ts";

test("of users whose names differed by case only, the later ones get their ids", async () => {
	const { db, bringUpToDate, remove } = await formerDatabase("0008-searching");
	const before = db as unknown as Kysely<{ users: { username: string; password: string } }>;
	for (const username of ["Dana", "René", "dana", "DANA", "RENÉ", "dana-4"]) {
		await before.insertInto("users").values({ username, password: "a hash" }).execute();
	}
	await bringUpToDate();
	const users = await db
		.selectFrom("users")
		.select(["username", "usernameKey"])
		.orderBy("id")
		.execute();
	expect(users).toEqual([
		{ username: "Dana", usernameKey: "dana" },
		{ username: "René", usernameKey: "rené" },
		{ username: "dana-3", usernameKey: "dana-3" },
		{ username: "DANA-4", usernameKey: "dana-4" },
		{ username: "RENÉ-5", usernameKey: "rené-5" },
		{ username: "dana-4-6", usernameKey: "dana-4-6" },
	]);
	await remove();
});
