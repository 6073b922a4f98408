import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { openDatabase } from "#platform/database/open.server.ts";
import { insertRows } from "#platform/database/table-rows.server.ts";
import { aRegistration } from "../factories.ts";
import { startPostgres } from "../postgres.ts";
import { nodeOptions, type ServerProcess, startServer } from "../process.ts";
import { readOptions } from "./parts/options.ts";

// Backs up, restores and moves a school with 100,000 registrations and 200 MB of pictures, on both engines, while people
// register; kills moves in the middle, of which nothing may be left, and makes them again.
//   --rows=N         registrations, instead of 100,000
//   --pictures=N     pictures of 200 KB, instead of 1,000

const { rows, pictures } = readOptions({ rows: 100_000, pictures: 1000 });
const root = join(import.meta.dirname, "../..");
const PEOPLE = 4;
const KILLS = 5;
const flags = nodeOptions("admin");
const quiet = { RATE_LIMITS: "off", LOG_LEVEL: "warn" };

interface Place {
	dataDir: string;
	databaseUrl: string | undefined;
}

const postgres = await startPostgres({ durable: true });
const folders: string[] = [];
try {
	const sqlite = newFolder();
	await fill(sqlite);
	await proveBackup("SQLite", sqlite);
	const moved = await proveMove("SQLite to PostgreSQL", sqlite, newDatabase);
	await proveBackup("PostgreSQL", moved);
	await proveMove("PostgreSQL to SQLite", moved, async () => newFolder());
} finally {
	await postgres.stop();
	for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

function newFolder(): Place {
	const dataDir = mkdtempSync(join(tmpdir(), "school-prove-"));
	folders.push(dataDir);
	return { dataDir, databaseUrl: undefined };
}

async function newDatabase(): Promise<Place> {
	const { url } = postgres;
	const name = `moved_${folders.length}`;
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	await client.query(`create database ${name}`);
	await client.end();
	return { ...newFolder(), databaseUrl: url.replace(/\/postgres$/, `/${name}`) };
}

async function fill(place: Place): Promise<void> {
	await (await startServer({ ...place, env: quiet })).end();
	const { db, engine, close } = await openDatabase(place);
	const insert = (table: string, made: Record<string, string | number | Uint8Array>[]) =>
		db.transaction().execute((tx) => {
			const shape = { name: table, columns: Object.keys(made[0] ?? {}) };
			return insertRows(
				tx,
				engine,
				shape,
				made.map((row) => Object.values(row)),
			);
		});
	for (let from = 0; from < rows; from += 5000) {
		const count = Math.min(5000, rows - from);
		await insert(
			"registrations",
			Array.from({ length: count }, (_, n) => registration(from + n)),
		);
	}
	const createdAt = new Date().toISOString();
	for (let n = 0; n < pictures; n++) {
		const hash = `picture ${n}`;
		await insert("pictures", [{ hash, width: 1600, height: 900, createdAt }]);
		await insert("picture_files", [{ name: `${n}.webp`, hash, width: 1600, bytes: noise(n) }]);
	}
	await close();
}

function registration(n: number) {
	const { fullName, email, phone, message } = aRegistration();
	return {
		reference: `R-${String(n).padStart(9, "0")}`,
		fullName,
		email,
		phone,
		courseId: (n % 9) + 1,
		courseTitle: "Certified Nursing Assistant (CNA)",
		message,
		createdAt: new Date(Date.UTC(2020, 0, 1) + n * 1_000_003).toISOString(),
		searchText: `${fullName} ${email}`.toLowerCase(),
	};
}

/** Bytes that no compression makes smaller, as those of a picture. */
function noise(seed: number): Uint8Array {
	const bytes = new Uint8Array(200_000);
	for (let at = 0, state = seed + 1; at < bytes.length; at++) {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		bytes[at] = state >>> 24;
	}
	return bytes;
}

/** Makes a backup while people register and look at pages, restores it, and compares who is in it. */
async function proveBackup(name: string, place: Place): Promise<void> {
	const before = await references(place);
	const server = await startServer({ ...place, env: quiet });
	const traffic = startTraffic(server);
	const file = join(place.dataDir, "proof.gz");
	const backup = await admin(place, "backup", file);
	const { acknowledged, times } = await traffic.stop();
	await server.end();
	say(`${name}: backup and its verification`, backup);
	const at = (share: number) => `${Math.round(times[Math.floor(times.length * share)] ?? 0)} ms`;
	console.log(
		`    meanwhile ${acknowledged.size} people registered; pages: p50 ${at(0.5)}, p99 ${at(0.99)}, slowest ${Math.round(times.at(-1) ?? 0)} ms; file: ${inMegabytes(statSync(file).size)}`,
	);
	say(`${name}: restore`, await admin(place, "restore", file));
	const restored = await references(place);
	const lost = before.difference(restored);
	const foreign = restored.difference(before).difference(acknowledged);
	console.log(
		`    ${lost.size} acknowledged before it are lost, ${foreign.size} were acknowledged to nobody; ${restored.size - before.size} of the ${acknowledged.size} are in it`,
	);
	if (lost.size + foreign.size > 0) process.exitCode = 1;
}

/** Moves a database at once; then into another one, after moves that were killed. Returns that one. */
async function proveMove(
	name: string,
	from: Place,
	newTarget: () => Promise<Place>,
): Promise<Place> {
	say(`${name}: move`, await admin(from, "move", asTarget(await newTarget())));
	if (!from.databaseUrl) renameMovedBack(from);
	const to = await newTarget();
	for (let kill = 1; kill <= KILLS; kill++) {
		const running = run(from, "move", asTarget(to));
		await running.said(copied(Math.floor((rows / (KILLS + 1)) * kill)));
		await delay(Math.random() * 300);
		running.child.kill("SIGKILL");
		if ((await running.ended).code === 0)
			throw new Error("The move was over before it was killed.");
		const refusal = await openDatabase(to).then(
			() => "none",
			(error: Error) => error.message,
		);
		if (!refusal.startsWith("Moving into this database was interrupted, and nothing is in it.")) {
			console.log(`    the site starts on what a killed move left: ${refusal}`);
			process.exitCode = 1;
		}
	}
	say(`${name}: a move after ${KILLS} that were killed`, await admin(from, "move", asTarget(to)));
	if (!from.databaseUrl) renameMovedBack(from);
	const [here, there] = [await references(from), await references(to)];
	const missing = here.symmetricDifference(there).size;
	console.log(`    ${there.size} registrations, ${missing} are not the same`);
	if (missing > 0) process.exitCode = 1;
	return to;
}

/** A move gives the file another name. */
function renameMovedBack({ dataDir }: Place): void {
	const [moved = ""] = readdirSync(dataDir).filter((name) => name.startsWith("school.db.moved-"));
	renameSync(join(dataDir, moved), join(dataDir, "school.db"));
}

function asTarget({ databaseUrl, dataDir }: Place): string {
	return databaseUrl ?? `sqlite:${dataDir}`;
}

/** Whether a line of progress says that this many registrations were copied. */
function copied(count: number): (line: string) => boolean {
	return (line) => {
		const [, done = ""] = /^registrations: ([\d,]+) rows/.exec(line) ?? [];
		return done !== "" && Number(done.replaceAll(",", "")) >= count;
	};
}

interface Ended {
	code: number | null;
	out: string;
	seconds: number;
	/** The most memory that it had, where the system tells. */
	megabytes: number;
}

/** Runs `npm run admin -- …` to its end. */
async function admin(place: Place, ...args: string[]): Promise<Ended> {
	const ended = await run(place, ...args).ended;
	if (ended.code !== 0) throw new Error(`${args[0]} ended with ${ended.code}:\n${ended.out}`);
	return ended;
}

function run({ dataDir, databaseUrl = "" }: Place, ...args: string[]) {
	const started = performance.now();
	const child = spawn(process.execPath, [...flags, "src/site/server/admin.ts", ...args], {
		cwd: root,
		env: {
			...process.env,
			NODE_COMPILE_CACHE: join(root, ".cache/compile"),
			DATA_DIR: dataDir,
			DATABASE_URL: databaseUrl,
		},
		stdio: ["ignore", "pipe", "inherit"],
	});
	let out = "";
	let peak = 0;
	const sampling = setInterval(() => {
		peak = Math.max(peak, peakMemory(child.pid));
	}, 50);
	const waiting: { matches: (line: string) => boolean; resolve: () => void }[] = [];
	createInterface({ input: child.stdout }).on("line", (line) => {
		out += `${line}\n`;
		for (const { matches, resolve } of waiting) if (matches(line)) resolve();
	});
	const ended = once(child, "close").then(([code]): Ended => {
		clearInterval(sampling);
		return { code, out, seconds: (performance.now() - started) / 1000, megabytes: peak };
	});
	const said = (matches: (line: string) => boolean) =>
		Promise.race([new Promise<void>((resolve) => waiting.push({ matches, resolve })), ended]);
	return { child, ended, said };
}

function peakMemory(pid: number | undefined): number {
	try {
		const [, kilobytes] =
			/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
		return Math.round(Number(kilobytes ?? 0) / 1024);
	} catch {
		return 0;
	}
}

/** Registers people and looks at pages until it is stopped. */
function startTraffic({ url }: ServerProcess) {
	const acknowledged = new Set<string>();
	const times: number[] = [];
	let isOver = false;
	const register = async () => {
		while (!isOver) {
			const answer = await fetch(`${url}/api/register`, {
				method: "POST",
				headers: { "content-type": "application/json" },
				body: JSON.stringify(aRegistration()),
			});
			const { reference } = await answer.json();
			if (answer.status === 201) acknowledged.add(reference);
			await delay(20);
		}
	};
	const look = async () => {
		while (!isOver) {
			const started = performance.now();
			await (await fetch(`${url}/courses/cna`)).arrayBuffer();
			times.push(performance.now() - started);
			await delay(10);
		}
	};
	const everyone = Promise.all([...Array.from({ length: PEOPLE }, register), look()]);
	return {
		async stop() {
			isOver = true;
			await everyone;
			return { acknowledged, times: times.sort((a, b) => a - b) };
		},
	};
}

/** Returns the reference numbers in a database while the site is stopped. */
async function references(place: Place): Promise<Set<string>> {
	const { db, close } = await openDatabase(place);
	const stored = await db.selectFrom("registrations").select("reference").execute();
	await close();
	return new Set(stored.map(({ reference }) => reference));
}

function inMegabytes(bytes: number): string {
	return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

function say(what: string, { seconds, megabytes: peak }: Ended): void {
	console.log(`${what}: ${seconds.toFixed(1)} s, at most ${peak} MB of memory`);
}
