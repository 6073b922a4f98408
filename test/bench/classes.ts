// Measures what classes and places cost the office, visitors and the mail worker, with 200 classes and 20,000 places.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { queueClassEmails } from "#intake/registrations/class-emails.server.ts";
import { addDays } from "#platform/calendar/days.ts";
import { newYorkClock } from "#platform/calendar/new-york.ts";
import { systemClock } from "#platform/database/clock.ts";
import { databaseFile } from "#platform/database/embedded.server.ts";
import { startServer } from "../process.ts";
import { fill } from "./parts/sample-records.ts";
import { onBothEngines, type Stage } from "./parts/stage.ts";
import { percentile, printTable } from "./parts/statistics.ts";

const CLASSES = 200;
const PLACES = 20_000;
const TIMES = 20;
const LIMIT = 100;
const ms = (time: number) => time.toFixed(1);
const { day: today } = newYorkClock(systemClock());

const calls: Record<string, (classId: number) => string> = {
	"classes of the office": () => "/api/admin/classes",
	"roster of a class": (id) => `/api/admin/classes/${id}/placements`,
	"roster as CSV": (id) => `/api/admin/classes/${id}/roster.csv`,
	"to do today": () => "/api/admin/tasks",
	registrations: () => "/api/admin/registrations?limit=50",
	"classes of visitors": () => "/api/classes",
};

/** Pages that show classes. */
const pages = ["/", "/courses/cna", "/classes"];

let slow = 0;
await onBothEngines(async (stage) => {
	await fill(stage, PLACES);
	const without = await measurePages(stage);
	const classId = await addClasses(stage);
	const withClasses = await measurePages(stage);
	const { asAdmin, db } = stage;
	const mail = { db, clock: systemClock, publicUrl: "https://school.example" };
	const results: [string, number[]][] = [];
	for (const [name, path] of Object.entries(calls)) {
		results.push([name, await measure(async () => (await asAdmin(path(classId))).status === 200)]);
	}
	results.push([
		"a look of the mail worker",
		await measure(async () => !(await queueClassEmails(mail)).hasMoved),
	]);
	console.log(
		`\n${stage.engine}, ${CLASSES} classes with ${PLACES.toLocaleString("en")} places: milliseconds on the server, p50 / p95 of ${TIMES}`,
	);
	printTable(
		["", "p50", "p95"],
		results.map(([name, times]) => [name, ms(percentile(times, 0.5)), ms(percentile(times, 0.95))]),
	);
	console.log(
		"\nPages from memory, without classes and with them: milliseconds, p50 / p95 of 1,000",
	);
	printTable(
		["", "p50", "p95", "p50 with", "p95 with"],
		pages.map((path, n) => [
			path,
			...[without[n], withClasses[n]].flatMap((times = []) => [
				percentile(times, 0.5).toFixed(2),
				percentile(times, 0.95).toFixed(2),
			]),
		]),
	);
	slow += results.filter(([, times]) => percentile(times, 0.95) > LIMIT).length;
});
console.log(`\n${slow === 0 ? "Nothing is" : `${slow} are`} above ${LIMIT} ms (p95).`);
process.exitCode = slow === 0 ? 0 : 1;

/** Loads public pages of a server of its own. @returns milliseconds for each path of {@link pages} */
async function measurePages({ db, databaseUrl }: Stage): Promise<number[][]> {
	const dataDir = mkdtempSync(join(tmpdir(), "school-pages-"));
	// An embedded database belongs to one process.
	if (!databaseUrl) await sql`vacuum into ${databaseFile(dataDir)}`.execute(db);
	const server = await startServer({ dataDir, databaseUrl });
	try {
		const times: number[][] = [];
		for (const path of pages) {
			const load = async () => {
				const answer = await fetch(server.url + path);
				await answer.bytes();
				return answer.status === 200;
			};
			times.push(await measure(load, 1000));
		}
		return times;
	} finally {
		await server.end();
		rmSync(dataDir, { recursive: true });
	}
}

/** Adds classes, most of them over, with meetings and places. @returns one that is open and full, with a queue */
async function addClasses({ db }: Stage): Promise<number> {
	const now = systemClock().toISOString();
	const registrations = await db.selectFrom("registrations").select("id").orderBy("id").execute();
	const each = PLACES / CLASSES;
	let open = 0;
	for (let n = 0; n < CLASSES; n++) {
		const firstDay = addDays(today, 7 * (20 - n) + 1);
		const { id } = await db
			.insertInto("classes")
			.values({
				courseId: 1 + (n % 9),
				firstDay,
				lastDay: addDays(firstDay, 60),
				state: "open",
				...{
					days: JSON.stringify([{ day: "tuesday", from: "18:00", to: "21:00" }]),
					language: "en",
				},
				seats: 60,
				tuition: 125_000,
				fees: "[]",
				label: "waiting list",
				createdAt: now,
				updatedAt: now,
			})
			.returning("id")
			.executeTakeFirstOrThrow();
		if (n < 20) open = id;
		const meetings = Array.from({ length: 18 }, (_, meeting) => ({
			classId: id,
			day: addDays(firstDay, 3 * meeting),
			kind: "classroom" as const,
			fromMinute: 1080,
			toMinute: 1260,
		}));
		await db.insertInto("class_meetings").values(meetings).execute();
		const places = registrations.slice(n * each, (n + 1) * each).map((one, at) => ({
			registrationId: one.id,
			courseId: 1 + (n % 9),
			classId: id,
			askedAt: now,
			state: stateOf(at),
		}));
		await db.insertInto("placements").values(places).execute();
	}
	return open;
}

function stateOf(place: number): "placed" | "waiting" | "released" {
	if (place < 60) return "placed";
	return place < 90 ? "waiting" : "released";
}

async function measure(work: () => Promise<boolean>, times = TIMES): Promise<number[]> {
	const measured: number[] = [];
	for (let time = 0; time <= times; time++) {
		const started = performance.now();
		if (!(await work())) throw new Error("A call did not answer as it should");
		// The first call has cold caches.
		if (time > 0) measured.push(performance.now() - started);
	}
	return measured;
}
