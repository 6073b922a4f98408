import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";

const run = promisify(execFile);
const CONNECTIONS = 32;

/** Requests of one kind, sent again and again. */
export interface Load {
	url: string;
	headers: Readonly<Record<string, string>>;
	/** A script for wrk that makes each request, and the body that autocannon sends instead. */
	post?: { script: string; body: string };
}

/** What a load generator measured. */
export interface Measured {
	requests: number;
	/** Milliseconds. */
	p50: number;
	p99: number;
	/** Answers that are neither success nor 304, and connections that failed. */
	errors: number;
}

/** The load generator of this machine: wrk takes less of the processor than what it measures. */
export const generator = existsSync("/usr/bin/wrk") ? "wrk" : "autocannon";

/** Sends a load over 32 connections for some seconds. */
export function send(load: Load, seconds: number): Promise<Measured> {
	return generator === "wrk" ? byWrk(load, seconds) : byAutocannon(load, seconds);
}

async function byWrk({ url, headers, post }: Load, seconds: number): Promise<Measured> {
	const { stdout } = await run("/usr/bin/wrk", [
		...["--threads", "1", "--connections", String(CONNECTIONS), "--latency"],
		...["--duration", `${seconds}s`],
		...(post ? ["--script", post.script] : []),
		...Object.entries(headers).flatMap(([name, value]) => ["--header", `${name}: ${value}`]),
		url,
	]);
	const found = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0);
	const sockets = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(
		stdout,
	);
	return {
		requests: found(/(\d+) requests in/),
		p50: milliseconds(/50%\s+([\d.]+)(us|ms|s)/.exec(stdout)),
		p99: milliseconds(/99%\s+([\d.]+)(us|ms|s)/.exec(stdout)),
		errors:
			found(/Non-2xx or 3xx responses: (\d+)/) +
			(sockets?.slice(1).reduce((sum, count) => sum + Number(count), 0) ?? 0),
	};
}

function milliseconds(match: RegExpExecArray | null): number {
	const [, value = "0", unit = "ms"] = match ?? [];
	return Number(value) * { us: 0.001, ms: 1, s: 1000 }[unit as "us" | "ms" | "s"];
}

async function byAutocannon({ url, headers, post }: Load, duration: number): Promise<Measured> {
	const { default: autocannon } = await import("autocannon");
	const result = await autocannon({
		url,
		headers,
		duration,
		connections: CONNECTIONS,
		...(post && { method: "POST" as const, body: post.body, idReplacement: true }),
	});
	return {
		requests: result.requests.total,
		p50: result.latency.p50,
		p99: result.latency.p99,
		errors: result.errors + result["4xx"] + result["5xx"],
	};
}
