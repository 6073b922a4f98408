import { sql } from "kysely";
import { expect, test } from "vitest";
import { theApp } from "../../../test/app.ts";

const app = theApp();
const expected = process.env.POSTGRES_VERSION;

test.runIf(expected)("these tests run on the PostgreSQL that their project names", async () => {
	const { rows } = await sql<{ server_version: string }>`show server_version`.execute(app.db);
	expect(rows[0]?.server_version.split(".")[0]).toBe(expected);
});
