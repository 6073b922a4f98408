import { Agent } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { percentile } from "../bench/parts/statistics.ts";
import { readOptions } from "./parts/options.ts";
import { startProvenSite } from "./parts/site.ts";
import { Traffic } from "./parts/traffic.ts";

// Mixed traffic of visitors and the office for half an hour. First it is measured how much the site
// can take, with callers that wait for each answer; then 70 % of that comes at a fixed rate, whatever
// becomes of the requests before.
//   --minutes=N      how long, instead of 30
//   --postgres       on PostgreSQL instead of SQLite
//   --limit=MB       maximum of resident memory, instead of 220
//   --load=PERCENT   instead of 70
//   --measure=N      seconds in which the capacity is measured, instead of 20

const options = readOptions({ minutes: 30, postgres: 0, limit: 220, load: 70, measure: 20 });
const CALLERS = 16;
/** Requests: each kind as often as in the mix. */
const WARM_UP = 1000;
const SAMPLE_MS = 10_000;
/** More requests under way than this are more than the site takes. */
const MAX_PENDING = 5000;
/** What memory may grow in the second half of a run, in MB. */
const MAX_GROWTH = 15;

const agent = new Agent({ keepAlive: true, maxSockets: 256 });
const site = await startProvenSite({ isOnPostgres: options.postgres > 0 });
const traffic = new Traffic(agent, site.port);
const errors = new Map<string, number>();
/** Milliseconds until the answers, by the minute in which the request was due. */
const minutes: number[][] = [];
let code: number | string = "";
try {
	await traffic.begin();
	// Renders the pages and lets the assistant learn, which happens once.
	await eachCaller(() => traffic.sent < WARM_UP);
	const capacity = await measure(options.measure);
	const rate = (capacity * options.load) / 100;
	console.log(
		`${capacity.toFixed(0)} requests/s at most, ${rate.toFixed(0)} requests/s from now on`,
	);
	const sampling = sampleMemory();
	await sendAtRate(rate, options.minutes * 60);
	const samples = sampling.stop();
	await traffic.end().catch(note);
	report(samples);
} finally {
	code = await site.stop();
	agent.destroy();
}
if (code !== 0) {
	console.log(`The site ended with ${code}.`);
	process.exitCode = 1;
}

/** Returns how many requests a second the site answers. */
async function measure(seconds: number): Promise<number> {
	const started = performance.now();
	const before = traffic.sent;
	await eachCaller(() => performance.now() - started < seconds * 1000);
	return ((traffic.sent - before) / (performance.now() - started)) * 1000;
}

/** Sends requests one after the other as several callers, while `goesOn`. */
async function eachCaller(goesOn: () => boolean): Promise<void> {
	const caller = async () => {
		while (goesOn()) await traffic.next().catch(note);
	};
	await Promise.all(Array.from({ length: CALLERS }, caller));
}

async function sendAtRate(rate: number, seconds: number): Promise<void> {
	const started = performance.now();
	let pending = 0;
	let answered = () => {};
	const nextAnswer = () =>
		new Promise<void>((resolve) => {
			answered = resolve;
		});
	for (let n = 0; n < rate * seconds && site.isAlive(); n++) {
		const due = started + (n * 1000) / rate;
		const early = due - performance.now();
		if (early > 0) await delay(early);
		if (pending >= MAX_PENDING) {
			note(new Error(`${MAX_PENDING} requests were waiting for an answer`));
			await nextAnswer();
		}
		pending++;
		traffic
			.next()
			.then(() => {
				const minute = Math.floor((due - started) / 60_000);
				minutes[minute] ??= [];
				minutes[minute].push(performance.now() - due);
			}, note)
			.finally(() => {
				pending--;
				answered();
			});
	}
	while (pending > 0) await nextAnswer();
}

function note(error: unknown): void {
	const text = error instanceof Error ? error.message : String(error);
	errors.set(text, (errors.get(text) ?? 0) + 1);
}

function sampleMemory() {
	const samples = [site.residentMB()];
	const timer = setInterval(() => {
		if (site.isAlive()) samples.push(site.residentMB());
	}, SAMPLE_MS);
	return {
		stop() {
			clearInterval(timer);
			if (site.isAlive()) samples.push(site.residentMB());
			return samples;
		},
	};
}

function report(samples: readonly number[]): void {
	const times = minutes.flat();
	const failed = [...errors.values()].reduce((sum, n) => sum + n, 0);
	const secondHalf = samples.slice(Math.floor(samples.length / 2));
	const slope = slopeOf(secondHalf);
	const growth = slope * (secondHalf.length - 1);
	const perHour = (slope * 3_600_000) / SAMPLE_MS;
	const most = Math.max(...samples);
	console.log(
		`${options.postgres ? "PostgreSQL" : "SQLite"}, ${options.minutes} minutes: ${times.length} requests answered, ${failed} errors, ` +
			`p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms, ${(traffic.streamed / 1024).toFixed(0)} kB of live updates; ` +
			`memory ${samples[0]} MB at the start, ${percentile(samples, 0.5)} MB median, ${most} MB at most, ${perHour.toFixed(1)} MB an hour in the second half`,
	);
	const slowest = minutes.map((one) => percentile(one, 0.99).toFixed(0));
	console.log(`p99 of each minute: ${slowest.join(", ")} ms`);
	for (const [text, n] of errors) console.log(`${n} × ${text}`);
	const isTooLarge = most > options.limit;
	if (isTooLarge) console.log(`More than ${options.limit} MB.`);
	// A short run is still warming up.
	const grows = options.minutes >= 10 && growth > MAX_GROWTH;
	if (grows) console.log(`Memory grew by ${growth.toFixed(0)} MB in the second half.`);
	if (failed > 0 || isTooLarge || grows) process.exitCode = 1;
}

/** Returns the slope of the line through evenly spaced values (least squares). */
function slopeOf(values: readonly number[]): number {
	const middle = (values.length - 1) / 2;
	const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
	let above = 0;
	let below = 0;
	for (const [at, value] of values.entries()) {
		above += (at - middle) * (value - mean);
		below += (at - middle) ** 2;
	}
	return below === 0 ? 0 : above / below;
}
