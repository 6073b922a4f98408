import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** nginx with one worker that serves one file. */
export interface NginxFile {
	url: string;
	pid: number;
	stop(): Promise<void>;
}

export const hasNginx = existsSync("/usr/sbin/nginx");

/** Serves bytes with their headers by nginx, from a file as it does best. */
export async function serveByNginx(
	bytes: Buffer,
	headers: Readonly<Record<string, string>>,
): Promise<NginxFile> {
	const folder = mkdtempSync(join(tmpdir(), "school-nginx-"));
	const port = await freePort();
	writeFileSync(join(folder, "page"), bytes);
	const { "content-type": type = "text/html", "content-length": _, etag: __, ...others } = headers;
	const lines = Object.entries(others).map(
		([name, value]) => `add_header ${name} ${JSON.stringify(value).replaceAll("$", "")};`,
	);
	writeFileSync(
		join(folder, "nginx.conf"),
		`${process.getuid?.() === 0 ? "user root;" : ""} daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 256; }
http {
	access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; server_tokens off;
	open_file_cache max=10; etag on;
	server {
		listen 127.0.0.1:${port};
		root ${folder};
		location / { types {} default_type "${type}"; ${lines.join(" ")} rewrite ^ /page break; }
	}
}`,
	);
	const master = spawn("/usr/sbin/nginx", [
		"-e",
		join(folder, "error.log"),
		"-c",
		join(folder, "nginx.conf"),
	]);
	await untilAnswers(`http://127.0.0.1:${port}/`, master, join(folder, "error.log"));
	return {
		url: `http://127.0.0.1:${port}/`,
		pid: workerOf(master.pid as number),
		async stop() {
			const closed = once(master, "close");
			master.kill("SIGTERM");
			await closed;
			rmSync(folder, { recursive: true });
		},
	};
}

function workerOf(master: number): number {
	const children = readFileSync(`/proc/${master}/task/${master}/children`, "utf8");
	return Number(children.trim().split(" ")[0]);
}

async function untilAnswers(url: string, process: ChildProcess, errorLog: string): Promise<void> {
	while (process.exitCode === null) {
		if ((await fetch(url).catch(() => undefined))?.ok) return;
		await pause(50);
	}
	throw new Error(`nginx did not start: ${readFileSync(errorLog, "utf8")}`);
}

async function freePort(): Promise<number> {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as { port: number };
	server.close();
	await once(server, "close");
	return port;
}
