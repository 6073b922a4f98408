import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { beginSession } from "#office/auth/sessions.server.ts";
import type { ApiApp } from "#platform/api/handler.server.ts";
import { systemClock } from "#platform/database/clock.ts";
import type { Database, Engine } from "#platform/database/database.server.ts";
import { openDatabase } from "#platform/database/open.server.ts";
import { seedCourses } from "#school/courses/seed.server.ts";
import { buildApi } from "#site/server/api.ts";
import { startPostgres } from "../../postgres.ts";

/** One instance of the product's API on its own durable database. */
export interface Stage {
	engine: Engine;
	api: ApiApp;
	db: Database;
	dataDir: string;
	databaseUrl: string | undefined;
	/** Session token of an administrator. */
	token: string;
	/** Makes a call as an administrator. */
	asAdmin(path: string): Promise<Response>;
	close(): Promise<void>;
}

const from = { address: "203.0.113.7", secure: false, host: "school.example", requestId: "bench" };

/** Opens an empty school on each engine in turn, and removes it after `work`. */
export async function onBothEngines(work: (stage: Stage) => Promise<void>): Promise<void> {
	await onStage("sqlite", undefined, work);
	const server = await startPostgres({ durable: true });
	try {
		await onStage("postgres", server.url, work);
	} finally {
		await server.stop();
	}
}

async function onStage(
	engine: Engine,
	server: string | undefined,
	work: (stage: Stage) => Promise<void>,
): Promise<void> {
	const dataDir = mkdtempSync(join(tmpdir(), "school-bench-"));
	const databaseUrl = server && (await newDatabase(server));
	const opened = await openDatabase({ dataDir, databaseUrl });
	const { db } = opened;
	await seedCourses(db, systemClock);
	const { id: userId } = await db
		.insertInto("users")
		.values({ username: "dana", usernameKey: "dana", password: "none", isAdmin: true })
		.returning("id")
		.executeTakeFirstOrThrow();
	const token = await beginSession(db, systemClock, { userId, address: "", userAgent: "" });
	const emailjs = { publicKey: "", serviceId: "", templateId: "" };
	const publicUrl = "https://school.example";
	const api = buildApi({ db, engine, clock: systemClock, publicUrl, emailjs, rateLimits: false });
	try {
		await work({
			engine,
			api,
			db,
			dataDir,
			databaseUrl,
			token,
			asAdmin: async (path) =>
				api.request(path, { headers: { authorization: `Bearer ${token}` } }, from),
			close: opened.close,
		});
	} finally {
		await opened.close();
		rmSync(dataDir, { recursive: true, force: true });
	}
}

let databases = 0;
async function newDatabase(server: string): Promise<string> {
	const name = `bench_${process.pid}_${++databases}`;
	const client = new pg.Client({ connectionString: server });
	await client.connect();
	await client.query(`create database ${name}`);
	await client.end();
	return server.replace(/\/postgres$/, `/${name}`);
}
