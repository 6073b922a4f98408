import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { adminPassword } from "../../admin-password.ts";
import { startPostgres } from "../../postgres.ts";

const root = join(import.meta.dirname, "../../..");

/** The site as `npm start` runs it, with the flags that limit its memory. */
export interface ProvenSite {
	port: number;
	/** Resident memory in MB, as the operating system reports it. */
	residentMB(): number;
	/** Whether the process still runs. */
	isAlive(): boolean;
	/** Stops it and removes its data. @returns its exit code, or the name of the signal that ended it */
	stop(): Promise<number | string>;
}

/** Starts the site on an empty database of its own, without rate limits. */
export async function startProvenSite({ isOnPostgres = false } = {}): Promise<ProvenSite> {
	const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
	const dataDir = mkdtempSync(join(tmpdir(), "school-prove-"));
	const postgres = isOnPostgres ? await startPostgres({ durable: true }) : undefined;
	const child = spawn("sh", ["-c", scripts.start], {
		cwd: root,
		env: {
			...process.env,
			PORT: "0",
			DATA_DIR: dataDir,
			RATE_LIMITS: "off",
			ADMIN_PASSWORD: adminPassword,
			...(postgres && { DATABASE_URL: postgres.url }),
		},
		stdio: ["ignore", "pipe", "inherit"],
	});
	const ready = Promise.withResolvers<number>();
	createInterface({ input: child.stdout }).on("line", (line) => {
		const port = /^The site is ready at http:\/\/localhost:(\d+)$/.exec(line)?.[1];
		if (port) ready.resolve(Number(port));
		// A warning says why a request failed.
		else if (line.startsWith("{")) console.log(line.slice(0, 300));
	});
	const ended = once(child, "close").then(([code, signal]) => (code ?? signal) as number | string);
	ended.then(() => ready.reject(new Error("The site did not start.")));
	return {
		port: await ready.promise,
		residentMB: () => residentMB(child.pid as number),
		isAlive: () => child.exitCode === null && child.signalCode === null,
		async stop() {
			child.kill("SIGTERM");
			const code = await ended;
			await postgres?.stop();
			rmSync(dataDir, { recursive: true, force: true });
			return code;
		},
	};
}

function residentMB(pid: number): number {
	const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
	return Math.round(Number(kilobytes) / 1024);
}
