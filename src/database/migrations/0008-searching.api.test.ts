import { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, test } from "vitest";
import { openEmbedded } from "#database/embedded.server.ts";
import { migrations } from "#database/migrations/index.server.ts";
import { createPool, postgresDialect } from "#database/postgres.server.ts";
import { sqliteDialect } from "#database/sqlite.server.ts";
import type { Tables } from "#database/tables.server.ts";
import { newPlace } from "../../../test/database.ts";

test("who registered before is found without the letters that one's keys do not have", async () => {
	const place = await newPlace();
	const engine = place.databaseUrl ? "postgres" : "sqlite";
	const embedded = place.databaseUrl ? undefined : await openEmbedded(place.dataDir);
	const db = new Kysely<Tables>({
		dialect: embedded
			? sqliteDialect(embedded.file)
			: postgresDialect(createPool(place.databaseUrl ?? "")),
	});
	const migrator = new Migrator({
		db,
		provider: { getMigrations: async () => migrations(engine) },
	});
	await migrator.migrateTo("0007-chat");
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

	const { error } = await migrator.migrateToLatest();
	expect(error).toBeUndefined();
	const found = await db.selectFrom("contacts").select("searchText").orderBy("id").execute();
	expect(found.map(({ searchText }) => searchText)).toEqual(
		people.map((_, n) => (n % 2 ? "lukasz\tl@mail.example" : "ana\ta@mail.example")),
	);
	expect(await db.selectFrom("activity").select("searchText").execute()).toEqual([
		{ searchText: "chrome soren signed in session 203.0.113.7" },
	]);
	await db.destroy();
	embedded?.release();
	await place.remove();
});
