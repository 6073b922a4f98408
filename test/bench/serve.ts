import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { nodeOptions, startServer } from "../process.ts";
import { generator, type Load, type Measured, send } from "./parts/load.ts";
import { hasNginx, serveByNginx } from "./parts/nginx-file.ts";
import { processorSeconds, residentMB } from "./parts/processor-time.ts";
import { percentile, printTable } from "./parts/statistics.ts";

// What it costs to serve the site: requests per second of the server's processor time, next to references that are
// started in the same run. All alternate, so that other load affects all equally. Linux only.

const ROUNDS = 5;
const SECONDS = 2;
const parts = join(import.meta.dirname, "parts");
const flags = nodeOptions("start");

interface Subject {
	name: string;
	pid: number;
	load: Load;
	measured: (Measured & { perSecond: number })[];
}

const dataDir = mkdtempSync(join(tmpdir(), "school-serve-"));
const site = await startServer({ dataDir, flags, env: { RATE_LIMITS: "off", LOG_LEVEL: "warn" } });
const pid = site.child.pid as number;
const br = { "accept-encoding": "br" };
const url = `http://127.0.0.1:${site.port}`;
const of = (name: string, path: string, load: Omit<Load, "url">): Subject => ({
	name,
	pid,
	load: { url: url + path, ...load },
	measured: [],
});
const started = residentMB(pid);
try {
	for (const path of ["/courses/cna", "/api/courses"]) await fetch(url + path);
	const home = await bestCompressed(`${url}/`);
	const bare = await startBare(home, { isCollected: false });
	const collected = await startBare(home, { isCollected: true });
	const nginx = hasNginx ? await serveByNginx(home.bytes, home.headers) : undefined;
	const subjects: Subject[] = [
		...(nginx
			? [
					{
						name: "nginx, the home page's bytes",
						pid: nginx.pid,
						load: { url: nginx.url, headers: br },
						measured: [],
					},
				]
			: []),
		{
			name: "bare node:http, the same bytes",
			pid: bare.pid,
			load: { url: bare.url, headers: br },
			measured: [],
		},
		{
			name: "the same, its heap collected once",
			pid: collected.pid,
			load: { url: collected.url, headers: br },
			measured: [],
		},
		of("home page", "/", { headers: br }),
		of("home page, 304", "/", { headers: { ...br, "if-none-match": home.headers.etag ?? "" } }),
		of("course page", "/courses/cna", { headers: br }),
		of("GET /api/courses", "/api/courses", { headers: br }),
		of("page rendered per request", "/contact?sent=C-482915", { headers: br }),
		of("registration, stored durably", "/api/register", {
			headers: { "content-type": "application/json" },
			post: {
				script: join(parts, "register.lua"),
				body: '{"fullName":"Marisol Vega [<id>]","email":"[<id>]@mail.example","phone":"732[<id>]","courseId":1}',
			},
		}),
	];
	for (const { load } of subjects) await send(load, 1);
	for (let round = 0; round < ROUNDS; round++) {
		for (const subject of subjects) await measure(subject);
	}
	report(subjects);
	bare.stop();
	collected.stop();
	await nginx?.stop();
} finally {
	await site.end();
	rmSync(dataDir, { recursive: true, force: true });
}

async function measure({ pid, load, measured }: Subject): Promise<void> {
	const before = processorSeconds(pid);
	const result = await send(load, SECONDS);
	measured.push({ ...result, perSecond: result.requests / (processorSeconds(pid) - before) });
}

function report(subjects: readonly Subject[]): void {
	const rate = ({ measured }: Subject) =>
		percentile(
			measured.map(({ perSecond }) => perSecond),
			0.5,
		);
	const reference = (name: string) => subjects.find((subject) => subject.name.startsWith(name));
	const share = (subject: Subject, name: string) => {
		const other = reference(name);
		return other ? (rate(subject) / rate(other)).toFixed(2) : "–";
	};
	console.log(
		`\nRequests per second of processor time, ${generator}, median of ${ROUNDS} rounds of ${SECONDS} s`,
	);
	printTable(
		["", "per second", "of nginx", "of bare", "of home page", "p50 ms", "p99 ms", "errors"],
		subjects.map((subject) => [
			subject.name,
			rate(subject).toFixed(0),
			share(subject, "nginx"),
			share(subject, "bare"),
			share(subject, "home page"),
			percentile(
				subject.measured.map(({ p50 }) => p50),
				0.5,
			).toFixed(2),
			percentile(
				subject.measured.map(({ p99 }) => p99),
				0.5,
			).toFixed(2),
			String(subject.measured.reduce((sum, { errors }) => sum + errors, 0)),
		]),
	);
	console.log(
		`Resident memory of the site: ${started} MB at its start, ${residentMB(pid)} MB after the load`,
	);
}

/** Returns what the site answers once the best compression has taken the place of the quick one. */
async function bestCompressed(address: string) {
	for (;;) {
		const answer = await answerOf(address);
		const best = brotliCompressSync(brotliDecompressSync(answer.bytes));
		// The site also says that it is text, so the sizes differ by some bytes.
		if (answer.bytes.length < best.length * 1.02) return answer;
		await delay(100);
	}
}

/** Returns what the site answers, compressed as it is sent. */
async function answerOf(address: string) {
	const sent = request(address, { headers: br }).end();
	const [response] = await once(sent, "response");
	const chunks: Buffer[] = [];
	for await (const chunk of response) chunks.push(chunk);
	const { date: _, connection: __, "keep-alive": ___, ...headers } = response.headers;
	return {
		status: response.statusCode as number,
		headers: headers as Record<string, string>,
		bytes: Buffer.concat(chunks),
	};
}

async function startBare(
	{ status, headers, bytes }: Awaited<ReturnType<typeof answerOf>>,
	{ isCollected }: { isCollected: boolean },
) {
	const child = fork(join(parts, "bare-server.ts"), { execArgv: flags });
	child.send({ status, headers, body: bytes.toString("base64"), isCollected });
	const [{ port }] = (await once(child, "message")) as [AddressInfo];
	return {
		pid: child.pid as number,
		url: `http://127.0.0.1:${port}/`,
		stop: () => child.disconnect(),
	};
}
