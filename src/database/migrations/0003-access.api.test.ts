import { createHash } from "node:crypto";
import { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, test } from "vitest";
import { callerOf } from "#auth/sessions.server.ts";
import { openEmbedded } from "#database/embedded.server.ts";
import { migrations } from "#database/migrations/index.server.ts";
import { createPool, postgresDialect } from "#database/postgres.server.ts";
import { sqliteDialect } from "#database/sqlite.server.ts";
import type { Tables } from "#database/tables.server.ts";
import { newPlace } from "../../../test/database.ts";

test("who was signed in before sessions had names stays signed in, confirmed when they signed in", async () => {
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
	await migrator.migrateTo("0002-activity");
	const { id: userId } = await db
		.insertInto("users")
		.values({ username: "dana", password: "", isAdmin: true })
		.returning("id")
		.executeTakeFirstOrThrow();
	const token = "A".repeat(43);
	const hash = createHash("sha256").update(token).digest("hex");
	const at = "2026-11-20T15:00:00.000Z";
	const old = { userId, createdAt: at, lastSeenAt: at, address: "", userAgent: "" };
	const before = db as unknown as Kysely<{ sessions: typeof old & { hash: string } }>;
	for (const name of [hash, "another"]) {
		await before
			.insertInto("sessions")
			.values({ ...old, hash: name })
			.execute();
	}
	const { error } = await migrator.migrateToLatest();
	expect(error).toBeUndefined();
	const rows = await db.selectFrom("sessions").select(["id", "confirmedAt"]).execute();
	expect(rows.map(({ confirmedAt }) => confirmedAt)).toEqual([at, at]);
	expect(new Set(rows.map(({ id }) => id)).size).toBe(2);
	for (const { id } of rows) expect(id).toMatch(/^[0-9a-f]{16}$/);
	const caller = (minutes: number) =>
		callerOf(db, () => new Date(Date.parse(at) + minutes * 60_000), token);
	expect(await caller(14)).toMatchObject({ username: "dana", isConfirmed: true });
	expect(await caller(16)).toMatchObject({ username: "dana", isConfirmed: false });
	await db.destroy();
	embedded?.release();
	await place.remove();
});
