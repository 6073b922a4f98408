// Milliseconds until a registration is answered while emails are sent: without a mail server, with one
// that works, one that is down and one that takes connections and says nothing. The four alternate, so
// that other load affects all of them equally.

import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { MailService } from "#intake/mail/mail-service.server.ts";
import { queueEmail } from "#intake/mail/queue.server.ts";
import { smtpTransport } from "#intake/mail/transport.server.ts";
import { MailWorker } from "#intake/mail/worker.server.ts";
import { systemClock } from "#platform/database/clock.ts";
import { buildApi } from "#site/server/api.ts";
import { anEmail } from "../emails.ts";
import { onBothEngines, type Stage } from "./parts/stage.ts";
import { percentile, printTable } from "./parts/statistics.ts";

const TURNS = 6;
const PER_TURN = 30;
/** One registration every so many milliseconds: far above what a school has. */
const EVERY_MS = 200;
const DOWN = "smtp://127.0.0.1:9";
const from = { address: "203.0.113.7", secure: false, host: "school.example", requestId: "bench" };

let count = 0;
const processes: ChildProcess[] = [];
const servers: Record<string, string | null> = {
	"no mail server": null,
	"mail server up": await mailServer(),
	"mail server down": DOWN,
	"mail server hanging": await mailServer("silent"),
};

await onBothEngines(async (stage) => {
	const measured = new Map<string, number[]>(Object.keys(servers).map((name) => [name, []]));
	let sent = 0;
	for (let turn = 0; turn < TURNS; turn++) {
		for (const [name, url] of Object.entries(servers)) {
			const result = await measure(stage, url);
			// The first turn compiles the code.
			if (turn > 0) measured.get(name)?.push(...result.times);
			if (name === "mail server up") sent += result.sent;
		}
	}
	if (sent === 0) throw new Error("No email was sent, so nothing was measured.");
	console.log(
		`\n${stage.engine}: milliseconds until a registration is answered, ${(TURNS - 1) * PER_TURN} each, ${sent} emails sent`,
	);
	const without = measured.get("no mail server") ?? [];
	printTable(
		["", "p50", "p95", "p99", "paired difference, p50"],
		[...measured].map(([name, times]) => [
			name,
			...[0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(1)),
			percentile(
				times.map((time, at) => time - (without[at] ?? 0)),
				0.5,
			).toFixed(1),
		]),
	);
});
for (const child of processes) child.kill();

/** Registers people at a steady pace while a worker sends. */
async function measure(
	{ db, engine }: Stage,
	url: string | null,
): Promise<{ times: number[]; sent: number }> {
	const transport = url === null ? null : smtpTransport(url);
	let sent = 0;
	const worker = new MailWorker({
		db,
		clock: systemClock,
		transport,
		mailFrom: undefined,
		changed: () => {},
		log: {
			info: () => {
				sent++;
			},
			warn: () => {},
			error: (entry, message) => console.error(message, entry),
		},
	});
	const mail: MailService = { transport, mailFrom: undefined, worker };
	const api = buildApi({
		db,
		engine,
		clock: systemClock,
		publicUrl: "https://school.example",
		emailjs: { publicKey: "", serviceId: "", templateId: "" },
		rateLimits: false,
		mail,
	});
	worker.start();
	const calls: Promise<number>[] = [];
	for (let n = 0; n < PER_TURN; n++) {
		calls.push(register());
		await pause(EVERY_MS);
	}
	const times = await Promise.all(calls);
	await worker.stop();
	await db.deleteFrom("emails").execute();
	return { times, sent };

	async function register(): Promise<number> {
		const started = performance.now();
		const answer = await api.request(
			"/api/register",
			{ method: "POST", headers: { "content-type": "application/json" }, body: body() },
			from,
		);
		const { reference } = await answer.json();
		const time = performance.now() - started;
		if (answer.status !== 201) throw new Error(`POST /api/register answered ${answer.status}`);
		await ensureEmail(reference);
		return time;
	}

	/** Queues an email if the registration itself queued none, so that there is work. */
	async function ensureEmail(reference: string): Promise<void> {
		const queued = await db
			.selectFrom("emails")
			.select("id")
			.where("reference", "=", reference)
			.executeTakeFirst();
		if (!queued) await queueEmail(db, systemClock, anEmail({ about: { reference } }));
	}
}

function body(): string {
	count++;
	return JSON.stringify({
		fullName: `Marisol Vega ${count}`,
		email: `marisol${count}@mail.example`,
		phone: `732${1_000_000 + count}`,
		courseId: (count % 9) + 1,
		message: `Is there an evening class in room ${count}?`,
	});
}

async function mailServer(...behavior: string[]): Promise<string> {
	const child = fork(join(import.meta.dirname, "parts/mail-server.ts"), behavior);
	processes.push(child);
	const [url] = await once(child, "message");
	return url;
}
