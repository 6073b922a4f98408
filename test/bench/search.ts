// Measures the search of the office among 100,000 registrations and 20,000 messages: whether the right one comes first, and
// how long the server takes. The first list of queries is the one that the ranking was made with; the second was not seen.

import { availableParallelism, loadavg } from "node:os";
import type { HitGroup } from "#overview/search/contract.ts";
import { others, people, type SearchCase, tuned, unseen } from "./parts/search-cases.ts";
import { fillSchool } from "./parts/search-school.ts";
import { onBothEngines, type Stage } from "./parts/stage.ts";
import { percentile, printTable } from "./parts/statistics.ts";

const SIZE = { registrations: 100_000, messages: 20_000 };
const TIMES = 5;
const LIMIT = 100;
const LEAST = 0.95;

const lists: Record<string, readonly SearchCase[]> = { "tuned on": tuned, unseen };

let isGood = true;
await onBothEngines(async (stage) => {
	await fillSchool(stage, SIZE, [...people, ...others]);
	for (const [name, cases] of Object.entries(lists)) {
		const measured = await measure(stage, cases);
		print(`${stage.engine}, the list ${name}`, measured);
		const hits = measured.filter(({ isHit }) => isHit).length / measured.length;
		if (hits < LEAST || percentile(timesOf(measured), 0.95) > LIMIT) isGood = false;
	}
});
console.log(
	`\nThe machine had ${availableParallelism()} cores and a load of ${loadavg()[0]?.toFixed(1)}: above one per core, these times hold waiting for other programs.`,
);
process.exitCode = isGood ? 0 : 1;

interface Measured extends SearchCase {
	isHit: boolean;
	found: string;
	times: number[];
}

async function measure({ asAdmin }: Stage, cases: readonly SearchCase[]): Promise<Measured[]> {
	const measured: Measured[] = [];
	for (const one of cases) {
		const times: number[] = [];
		let groups: HitGroup[] = [];
		for (let time = 0; time < TIMES; time++) {
			const started = performance.now();
			const answer = await asAdmin(`/api/admin/search?q=${encodeURIComponent(one.typed)}`);
			groups = await answer.json();
			times.push(performance.now() - started);
			if (answer.status !== 200) throw new Error(`“${one.typed}” answered ${answer.status}`);
		}
		const title = groups[0]?.hits[0]?.title.map(({ text }) => text).join("");
		const found = title ? `${groups[0]?.kind}: ${title}` : "nothing";
		measured.push({
			...one,
			times,
			found,
			isHit: found === `${one.kind ?? "person"}: ${one.first}`,
		});
	}
	return measured;
}

function timesOf(measured: readonly Measured[]): number[] {
	return measured.flatMap(({ times }) => times);
}

function print(title: string, measured: readonly Measured[]): void {
	const classes = [...Map.groupBy(measured, ({ what }) => what), ["all", measured] as const];
	console.log(`\n${title}: the right one first, and milliseconds on the server`);
	printTable(
		["", "first", "of", "p50", "p95"],
		classes.map(([what, some]) => [
			what,
			String(some.filter(({ isHit }) => isHit).length),
			String(some.length),
			percentile(timesOf(some), 0.5).toFixed(1),
			percentile(timesOf(some), 0.95).toFixed(1),
		]),
	);
	for (const { isHit, typed, kind, first, found } of measured) {
		if (!isHit) console.log(`  “${typed}” should find ${kind}: ${first}, found ${found}`);
	}
}
