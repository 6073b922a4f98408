import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import { formerDatabase } from "../../../test/legacy-database.ts";

test("who registered before is found without the letters that one's keys do not have", async () => {
	const { db, bringUpToDate, remove } = await formerDatabase("0007-chat");
	const at = "2026-11-20T15:00:00.000Z";
	const people = Array.from({ length: 1100 }, (_, n) => ({
		reference: `C-${n}`,
		name: "Łukasz",
		email: "l@mail.example",
		message: "Hello",
		createdAt: at,
		searchText: n % 2 ? "łukasz\tl@mail.example" : "ana\ta@mail.example",
	}));
	for (let start = 0; start < people.length; start += 100) {
		await db
			.insertInto("contacts")
			.values(people.slice(start, start + 100))
			.execute();
	}
	const line = { at, address: "203.0.113.7", action: "signed in", kind: "session" };
	const before = db as unknown as Kysely<{
		activity: typeof line & { username: string; label: string };
	}>;
	await before
		.insertInto("activity")
		.values({ ...line, username: "Søren", label: "Chrome" })
		.execute();

	await bringUpToDate();
	const found = await db.selectFrom("contacts").select("searchText").orderBy("id").execute();
	expect(found.map(({ searchText }) => searchText)).toEqual(
		people.map((_, n) => (n % 2 ? "lukasz\tl@mail.example" : "ana\ta@mail.example")),
	);
	expect(await db.selectFrom("activity").select("searchText").execute()).toEqual([
		{ searchText: "chrome soren signed in session 203.0.113.7" },
	]);
	await remove();
});
