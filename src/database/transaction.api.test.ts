import { afterEach, beforeEach, expect, test } from "vitest";
import { transaction } from "#database/database.server.ts";
import { type OpenDatabase, openDatabase } from "#database/open.server.ts";
import { newPlace, type Place } from "../../test/database.ts";

let place: Place;
let database: OpenDatabase;
beforeEach(async () => {
	place = await newPlace();
	database = await openDatabase(place);
});
afterEach(async () => {
	await database.close();
	await place.remove();
});

const raise = { version: 7 };

test("a transaction inside a transaction is refused, and what was done before is taken back", async () => {
	const { db } = database;
	const nested = transaction(db, async (tx) => {
		await tx.updateTable("content_version").set(raise).execute();
		await transaction(db, (inner) => inner.deleteFrom("content_version").execute());
	});
	await expect(nested).rejects.toThrow("A transaction cannot begin inside another one.");
	expect(await versionNow()).not.toBe(raise.version);
});

test("after a refused transaction queries and transactions go on as before", async () => {
	const { db } = database;
	for (let n = 0; n < 12; n++) {
		await expect(transaction(db, () => transaction(db, async () => undefined))).rejects.toThrow();
	}
	await transaction(db, (tx) => tx.updateTable("content_version").set(raise).execute());
	expect(await versionNow()).toBe(raise.version);
});

async function versionNow(): Promise<number> {
	const { version } = await database.db
		.selectFrom("content_version")
		.select("version")
		.executeTakeFirstOrThrow();
	return version;
}
