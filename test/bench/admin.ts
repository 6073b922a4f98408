// Measures admin response times: lists, searches, dashboard and export, at three sizes, on the server
// and until the rows are painted in a browser.

import { availableParallelism, loadavg } from "node:os";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { fill } from "./parts/sample-records.ts";
import { measureScreen, screenActions } from "./parts/screen.ts";
import { onBothEngines, type Stage } from "./parts/stage.ts";
import { percentile, printTable } from "./parts/statistics.ts";

const sizes = [1000, 10_000, 100_000];
const TIMES = 20;
const LIMIT = 100;

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

const everything = "/api/admin/registrations.csv";
const list = "/api/admin/registrations?limit=50";
const cases: Record<string, (rows: number) => string> = {
	"first page": () => list,
	"page in the middle": (rows) => `${list}&offset=${rows / 2}`,
	"last page": (rows) => `${list}&offset=${rows - 50}`,
	"last page by name": (rows) => `${list}&sort=fullName&offset=${rows - 50}`,
	"last page by email": (rows) => `${list}&sort=email&offset=${rows - 50}`,
	"last page by course": (rows) => `${list}&sort=-courseTitle&offset=${rows - 50}`,
	"last page by status": (rows) => `${list}&sort=status&offset=${rows - 50}`,
	pending: () => `${list}&status=pending`,
	"pending, last page": (rows) => `${list}&status=pending&offset=${rows / 4 - 50}`,
	"two statuses": () => `${list}&status=pending,accepted`,
	"two statuses, last page": (rows) => `${list}&status=pending,accepted&offset=${rows / 2}`,
	"one program": () => `${list}&courseId=3`,
	"one program, pending, by name": () => `${list}&courseId=3&status=pending&sort=fullName`,
	"thirty days": () => `${list}&from=${daysAgo(60)}&to=${daysAgo(30)}`,
	"a year, by email": () => `${list}&from=${daysAgo(400)}&to=${daysAgo(35)}&sort=email`,
	"search: one person": (rows) => `${list}&q=vega ${rows - 8}`,
	"search: many people": () => `${list}&q=herrera`,
	"search: many, last page": (rows) => `${list}&q=mail&offset=${rows - 50}`,
	"search: nobody": () => `${list}&q=nobody of this name`,
	"search: a phone number": () => `${list}&q=(732) 555-0187`,
	"search, status, program, by name": () =>
		`${list}&q=noor&status=pending&courseId=5&sort=fullName`,
	"count of a view": () => "/api/admin/registrations/count?status=pending&q=grace",
	"messages, first page": () => "/api/admin/contacts?limit=50",
	"messages, unread": () => "/api/admin/contacts?limit=50&isRead=false",
	"messages, search": () => "/api/admin/contacts?limit=50&q=whitaker",
	dashboard: () => "/api/admin/dashboard",
	"who waits": () => "/api/admin/waiting",
	"due tasks": () => "/api/admin/due-tasks",
	trends: () => "/api/admin/trends",
	"new since a week": () => `/api/admin/arrivals?since=${daysAgo(7)}T12:00:00Z`,
};

let slow = 0;
await onBothEngines(async (stage) => {
	const results = new Map<string, number[][]>(Object.keys(cases).map((name) => [name, []]));
	const exports: string[][] = [];
	const screen = new Map<string, number[]>(screenActions.map((name) => [name, []]));
	for (const rows of sizes) {
		await fill(stage, rows);
		for (const [name, address] of Object.entries(cases)) {
			results.get(name)?.push(await measure(stage, address(rows)));
		}
		exports.push(await measureExport(stage, rows));
		for (const [name, one] of await measureScreen(stage)) screen.get(name)?.push(one);
	}
	console.log(`\n${stage.engine}: milliseconds on the server, p50 / p95 of ${TIMES}`);
	printTable(
		["", ...sizes.map((rows) => rows.toLocaleString("en")), "growth"],
		[...results].map(([name, measured]) => [
			name,
			...measured.map((one) => `${ms(percentile(one, 0.5))} / ${ms(percentile(one, 0.95))}`),
			`×${(percentile(measured.at(-1) ?? [], 0.5) / percentile(measured[0] ?? [], 0.5)).toFixed(1)}`,
		]),
	);
	console.log(`\n${stage.engine}: milliseconds until it is drawn in a browser, p50`);
	printTable(
		["", ...sizes.map((rows) => rows.toLocaleString("en")), "growth"],
		[...screen].map(([name, measured]) => [
			name,
			...measured.map(ms),
			`×${((measured.at(-1) ?? 0) / (measured[0] ?? 1)).toFixed(1)}`,
		]),
	);
	console.log();
	printTable(["export as CSV", "first byte ms", "whole ms", "MB", "held at most MB"], exports);
	console.log(
		`The machine had ${availableParallelism()} cores and a load of ${loadavg()[0]?.toFixed(1)}: above one per core, these times hold waiting for other programs.`,
	);
	slow += [...results.values()].filter((one) => percentile(one.at(-1) ?? [], 0.95) > LIMIT).length;
});
console.log(
	slow === 0
		? `\nNothing is above ${LIMIT} ms (p95) at ${sizes.at(-1)?.toLocaleString("en")} rows.`
		: `\n${slow} are above ${LIMIT} ms (p95) at ${sizes.at(-1)?.toLocaleString("en")} rows.`,
);
process.exitCode = slow === 0 ? 0 : 1;

async function measure({ asAdmin }: Stage, address: string): Promise<number[]> {
	const measured: number[] = [];
	for (let time = 0; time <= TIMES; time++) {
		const started = performance.now();
		const answer = await asAdmin(encodeURI(address));
		await answer.arrayBuffer();
		if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
		// The first call has cold caches.
		if (time > 0) measured.push(performance.now() - started);
	}
	return measured;
}

async function measureExport({ asAdmin }: Stage, rows: number): Promise<string[]> {
	const started = performance.now();
	let first = 0;
	let bytes = 0;
	for await (const piece of (await asAdmin(everything)).body ?? []) {
		first ||= performance.now() - started;
		bytes += piece.length;
	}
	const whole = performance.now() - started;
	return [
		rows.toLocaleString("en"),
		ms(first),
		ms(whole),
		(bytes / 1e6).toFixed(1),
		((await heldByExport(asAdmin)) / 1e6).toFixed(1),
	];
}

/** Returns the maximum live heap of an export, in bytes, measured after garbage collection. */
async function heldByExport(asAdmin: Stage["asAdmin"]): Promise<number> {
	collectGarbage();
	const before = process.memoryUsage().heapUsed;
	let highest = before;
	let unseen = 0;
	for await (const piece of (await asAdmin(everything)).body ?? []) {
		unseen += piece.length;
		if (unseen < 1e6) continue;
		unseen = 0;
		collectGarbage();
		highest = Math.max(highest, process.memoryUsage().heapUsed);
	}
	return highest - before;
}

function ms(milliseconds: number): string {
	return milliseconds.toFixed(milliseconds < 10 ? 1 : 0);
}

function daysAgo(days: number): string {
	return new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
