// Registrations stored per second, each in a durable transaction of its own, next to what the bare
// database does with the same row. Both alternate, so that other load affects both equally.

import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { getRequestListener } from "@hono/node-server";
import pg from "pg";
import { searchTextOf } from "#platform/database/search.server.ts";
import { onBothEngines, type Stage } from "./parts/stage.ts";
import { percentile, printTable } from "./parts/statistics.ts";

const TURNS = 5;
const TURN_MS = 1500;
const CALLERS = 32;
const from = { address: "203.0.113.7", secure: false, host: "school.example", requestId: "bench" };

/** What several concurrent callers got from one way to store. */
class Measured {
	/** Calls per second, of each turn. */
	readonly rates: number[] = [];
	/** Milliseconds of each call. */
	readonly times: number[] = [];

	async turn(store: () => Promise<void>): Promise<void> {
		const before = this.times.length;
		const started = performance.now();
		const caller = async () => {
			while (performance.now() - started < TURN_MS) {
				const called = performance.now();
				await store();
				this.times.push(performance.now() - called);
			}
		};
		await Promise.all(Array.from({ length: CALLERS }, caller));
		this.rates.push(((this.times.length - before) / (performance.now() - started)) * 1000);
	}
}

let answered = 0;
let count = 0;

function body(): string {
	count++;
	return JSON.stringify({
		fullName: `Marisol Vega ${count}`,
		email: `marisol${count}@mail.example`,
		phone: phoneOf(count),
		courseId: (count % 9) + 1,
		message: "I work until 4 PM. Is there an evening class?",
	});
}

const json = { "content-type": "application/json" };

function expectStored(status: number): void {
	if (status !== 201) throw new Error(`POST /api/register answered ${status}`);
	answered++;
}

async function inProcess({ api }: Stage): Promise<void> {
	const answer = await api.request(
		"/api/register",
		{ method: "POST", headers: json, body: body() },
		from,
	);
	await answer.text();
	expectStored(answer.status);
}

async function overHttp({ api }: Stage) {
	const server = createServer(
		getRequestListener((request) => api.fetch(request, from), { overrideGlobalObjects: false }),
	);
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/register`;
	return {
		async register() {
			const answer = await fetch(url, { method: "POST", headers: json, body: body() });
			await answer.text();
			expectStored(answer.status);
		},
		async close() {
			server.close();
			server.closeAllConnections();
		},
	};
}

/** Another person's phone. */
const phoneOf = (n: number) => `732-${String(n).padStart(7, "0")}`;

const columns =
	'"reference","fullName","email","phone","courseId","courseTitle","message","createdAt","searchText"';

function row(): (string | number)[] {
	count++;
	const name = `Marisol Vega ${count}`;
	const email = `marisol${count}@mail.example`;
	return [
		`R-${10_000_000 + count}`,
		...[name, email, phoneOf(count), (count % 9) + 1, "Program"],
		"I work until 4 PM. Is there an evening class?",
		new Date().toISOString(),
		searchTextOf([name, email, `R-${10_000_000 + count}`], phoneOf(count)),
	];
}

/** The same table with its indexes in a separate file, without the product's code. */
function bareSqlite({ dataDir }: Stage) {
	const source = new DatabaseSync(join(dataDir, "school.db"), { readOnly: true });
	const file = new DatabaseSync(join(dataDir, "bare.db"));
	file.exec("pragma journal_mode = wal; pragma synchronous = full");
	// Without triggers and what they fill.
	file.exec("pragma foreign_keys = off");
	const definitions = source
		.prepare(
			"select sql from sqlite_master where tbl_name = 'registrations' and type in ('table', 'index') and sql is not null",
		)
		.all();
	for (const { sql } of definitions) file.exec(String(sql));
	source.close();
	const insert = file.prepare(
		`insert into registrations (${columns}) values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
	);
	return {
		async insert() {
			insert.run(...row());
		},
		async close() {
			file.close();
		},
	};
}

/** The same table with its indexes, over the same driver. */
async function barePostgres({ databaseUrl }: Stage) {
	const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
	await pool.query("create table bare (like registrations including all)");
	const places = row().map((_, at) => `$${at + 1}`);
	return {
		async insert() {
			await pool.query({
				name: "bare",
				text: `insert into bare (${columns}) values (${places.join(",")})`,
				values: row(),
			});
		},
		close: () => pool.end(),
	};
}

await onBothEngines(async (stage) => {
	const bare = stage.engine === "sqlite" ? bareSqlite(stage) : await barePostgres(stage);
	const http = await overHttp(stage);
	const ways: Record<string, () => Promise<void>> = {
		"bare insert and commit": bare.insert,
		"POST /api/register, in process": () => inProcess(stage),
		"POST /api/register, over HTTP": http.register,
	};
	const measured = Object.entries(ways).map(([name, store]) => ({
		name,
		store,
		of: new Measured(),
	}));
	for (let turn = 0; turn < TURNS; turn++) {
		for (const { store, of } of measured) await of.turn(store);
	}
	await http.close();
	await bare.close();

	const { n: stored } = await stage.db
		.selectFrom("registrations")
		.select((eb) => eb.fn.countAll<number>().as("n"))
		.executeTakeFirstOrThrow();
	if (stored !== answered) throw new Error(`${answered} answered with 201, ${stored} stored`);
	answered = 0;
	const rateOf = ({ rates }: Measured) => percentile(rates, 0.5);
	const base = rateOf((measured[0] as (typeof measured)[0]).of);
	console.log(`\n${stage.engine}: ${CALLERS} callers, median of ${TURNS} turns`);
	printTable(
		["", "per second", "of the bare database", "p50 ms", "p99 ms"],
		measured.map(({ name, of }) => [
			name,
			rateOf(of).toFixed(0),
			`${((rateOf(of) / base) * 100).toFixed(0)} %`,
			percentile(of.times, 0.5).toFixed(0),
			percentile(of.times, 0.99).toFixed(0),
		]),
	);
});
