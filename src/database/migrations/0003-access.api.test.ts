import { createHash } from "node:crypto";
import type { Generated, Kysely } from "kysely";
import { expect, test } from "vitest";
import { authenticateToken } from "#auth/sessions.server.ts";
import { formerDatabase } from "../../../test/legacy-database.ts";

test("who was signed in before sessions had names stays signed in, confirmed when they signed in", async () => {
	const { db, bringUpToDate, remove } = await formerDatabase("0002-activity");
	const dana = { username: "dana", password: "", isAdmin: true };
	const { id: userId } = await (
		db as unknown as Kysely<{ users: typeof dana & { id: Generated<number> } }>
	)
		.insertInto("users")
		.values(dana)
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
	await bringUpToDate();
	const rows = await db.selectFrom("sessions").select(["id", "confirmedAt"]).execute();
	expect(rows.map(({ confirmedAt }) => confirmedAt)).toEqual([at, at]);
	expect(new Set(rows.map(({ id }) => id)).size).toBe(2);
	for (const { id } of rows) expect(id).toMatch(/^[0-9a-f]{16}$/);
	const caller = (minutes: number) =>
		authenticateToken(db, () => new Date(Date.parse(at) + minutes * 60_000), token);
	expect(await caller(14)).toMatchObject({ username: "dana", isConfirmed: true });
	expect(await caller(16)).toMatchObject({ username: "dana", isConfirmed: false });
	await remove();
});
