// Measures for how long erasing keeps the event loop from taking a turn, among 20,000 registrations and 5,000 messages: by
// hand, one person after the other, and in a night's retention of 1,000 registrations. Visitors wait that long for a page.

import { availableParallelism, loadavg } from "node:os";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as delay } from "node:timers/promises";
import { erasePerson } from "#overview/personal-data/erase.server.ts";
import { retentionRuns } from "#overview/retention/run.server.ts";
import { fillSchool } from "./parts/search-school.ts";
import { onBothEngines, type Stage } from "./parts/stage.ts";
import { printTable } from "./parts/statistics.ts";

const SIZE = { registrations: 20_000, messages: 5000 };
const PEOPLE = 20;
const OLD = 1000;
const LIMIT = 50;

/** After the nightly backup, when retention runs. */
const clock = () => new Date("2026-11-22T10:00:00Z");
const actor = { userId: 1, username: "dana", address: "" };

let isGood = true;
const rows: string[][] = [];
await onBothEngines(async (stage) => {
	await fillSchool(stage, SIZE, []);
	for (const [name, work] of Object.entries({
		[`${PEOPLE} people`]: eraseSome,
		[`retention of ${OLD}`]: retain,
	})) {
		const { total, longest } = await measure(() => work(stage));
		rows.push([`${stage.engine}, ${name}`, total.toFixed(0), longest.toFixed(1)]);
		if (longest > LIMIT) isGood = false;
	}
});
printTable(["", "in total ms", "longest block ms"], rows);
console.log(
	`\nThe machine had ${availableParallelism()} cores and a load of ${loadavg()[0]?.toFixed(1)}: above one per core, these times hold waiting for other programs.`,
);
process.exitCode = isGood ? 0 : 1;

async function measure(work: () => Promise<void>): Promise<{ total: number; longest: number }> {
	const blocked = monitorEventLoopDelay({ resolution: 1 });
	blocked.enable();
	// Its first turns are not counted.
	await delay(20);
	blocked.reset();
	const started = performance.now();
	await work();
	const total = performance.now() - started;
	await delay(20);
	blocked.disable();
	return { total, longest: blocked.max / 1e6 };
}

function oldest({ db }: Stage, limit: number) {
	return db
		.selectFrom("registrations")
		.select(["id", "personId", "fullName"])
		.orderBy("id")
		.limit(limit)
		.execute();
}

async function eraseSome(stage: Stage): Promise<void> {
	for (const { personId, fullName: name } of await oldest(stage, PEOPLE)) {
		const person = { params: { id: personId ?? 0 }, ifMatch: undefined };
		const call = { ...person, body: { name, askedOn: null }, actor };
		const failure = await erasePerson({ db: stage.db, clock }, call);
		if (failure) throw new Error(failure.detail);
	}
}

async function retain(stage: Stage): Promise<void> {
	const { db } = stage;
	const ids = (await oldest(stage, OLD)).map(({ id }) => id);
	await db
		.updateTable("registrations")
		.set({ createdAt: "2015-01-01T00:00:00.000Z" })
		.where("id", "in", ids)
		.execute();
	await db
		.updateTable("retention_rules")
		.set({ inForce: "7 years", announced: null, announcedFrom: null })
		.where("kind", "=", "registrations")
		.execute();
	const signal = new AbortController().signal;
	await retentionRuns({ db, clock, deleted: () => {}, signal })();
	const left = await db.selectFrom("registrations").select("id").where("id", "in", ids).execute();
	if (left.length > 0) throw new Error(`${left.length} registrations were not deleted`);
}
