import { setTimeout as pause } from "node:timers/promises";
import { startPostgres } from "../postgres.ts";
import { type Crowd, gather } from "./parts/crowd.ts";
import { readOptions } from "./parts/options.ts";
import { Site } from "./parts/restarted-site.ts";
import { Tally } from "./parts/tally.ts";

// Twenty writers of different kinds write without pause while the site is killed and stopped again and
// again. Everyone repeats what was not acknowledged, in the same words. After each start, everything
// acknowledged must be stored, once and with all that belongs to it.
//   --sqlite=N       kills on SQLite, instead of 100
//   --postgres=N     kills on PostgreSQL, instead of 50
//   --stops=N        stops by SIGTERM on each engine, instead of 20

const rounds = readOptions({ sqlite: 100, postgres: 50, stops: 20 });
/** A round is at least and at most so long, in milliseconds. */
const [SHORTEST, LONGEST] = [500, 2500];
/** How long the site waits for open requests. */
const DRAIN_MS = 30_000;

await proveOn("SQLite", undefined, rounds.sqlite);
const postgres = await startPostgres({ durable: true });
try {
	await proveOn("PostgreSQL", postgres.url, rounds.postgres);
} finally {
	await postgres.stop();
}

async function proveOn(engine: string, databaseUrl: string | undefined, kills: number) {
	const site = new Site(databaseUrl);
	await site.start();
	const crowd = await gather(site);
	const tally = new Tally(engine, crowd);
	for (let round = 1; round <= kills; round++) {
		await crowd.writeDuring(async () => {
			await someTime();
			await site.end("SIGKILL");
		});
		await site.start();
		await tally.check(`kill ${round} of ${kills}`);
	}
	site.takeOutcomes();
	const stops = { answered: 0, cut: 0, slowest: 0, failed: 0 };
	for (let round = 1; round <= rounds.stops; round++) {
		await stop(site, crowd, stops);
		await site.start();
		await tally.check(`stop ${round} of ${rounds.stops}`);
	}
	await crowd.settle();
	await tally.check("the end");
	await site.end();
	site.remove();
	tally.report(
		`${kills} kills; ${rounds.stops} stops: ${stops.answered} requests answered, ${stops.cut} cut, ${stops.failed} exit codes other than 0, the slowest stop took ${Math.round(stops.slowest)} ms`,
	);
	if (stops.cut + stops.failed > 0 || stops.slowest > DRAIN_MS) process.exitCode = 1;
}

/**
 * Stops the site under load; who is told that it restarts stays away until it has. A request without an answer was cut, unless its
 * connection was refused.
 */
async function stop(
	site: Site,
	crowd: Crowd,
	stops: { answered: number; cut: number; slowest: number; failed: number },
): Promise<void> {
	await crowd.writeDuring(async () => {
		await someTime();
		const started = performance.now();
		if ((await site.end("SIGTERM")) !== 0) stops.failed += 1;
		stops.slowest = Math.max(stops.slowest, performance.now() - started);
	}, "go away");
	const outcomes = site.takeOutcomes();
	const cut = outcomes.filter(({ error }) => error !== "" && error !== "ECONNREFUSED");
	for (const { call, error } of cut) console.log(`\ncut: ${call} ${error}`);
	stops.cut += cut.length;
	stops.answered += outcomes.filter(({ status }) => status !== 0).length;
}

function someTime(): Promise<void> {
	return pause(SHORTEST + Math.random() * (LONGEST - SHORTEST));
}
