import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { gather } from "./parts/crowd.ts";
import { readOptions } from "./parts/options.ts";
import { DiskRecorder, type Fate, withoutWaiting } from "./parts/power-cut.ts";
import { Site } from "./parts/restarted-site.ts";
import { Tally } from "./parts/tally.ts";

// Cuts the power of a site on SQLite while twenty writers write: everything that it wrote and had not waited for is
// dropped, or kept in part and in any order. Then everything acknowledged must be stored and the file sound. The same
// with a site that never waits for the disk must lose something, or this proves nothing.
//   --rounds=N       power cuts, instead of 20
//   --control=N      at most so many with a site that does not wait, instead of 5

const { rounds, control } = readOptions({ rounds: 20, control: 5 });
/** A round is at least and at most so long, in milliseconds. */
const [SHORTEST, LONGEST] = [1000, 3000];

try {
	await prove();
} catch (error) {
	console.error((error as Error).message);
	process.exitCode = 1;
}

async function prove(): Promise<void> {
	const site = new Site();
	const recorder = new DiskRecorder(site.dataDir);
	await site.start();
	const crowd = await gather(site);
	await site.end();
	const tally = new Tally("SQLite", crowd);
	let unsafe = 0;
	for (let round = 1; round <= rounds; round++) {
		unsafe += await cutPower(round % 2 === 0 ? "dropped" : "kept in part", {});
		await site.start();
		await tally.check(`power cut ${round} of ${rounds}`);
		await site.end();
	}
	let noticed = 0;
	for (let round = 1; noticed === 0 && round <= control; round++) {
		const acknowledged = crowd.acknowledged;
		await cutPower("dropped", withoutWaiting());
		noticed = (await isSound()) ? 0 : crowd.acknowledged - acknowledged;
	}
	recorder.remove();
	site.remove();
	tally.report(
		`${rounds} power cuts, ${Math.round(unsafe / 1024)} KB were not on the disk; ${noticed > 0 ? "a site that does not wait for the disk is found out" : "A SITE THAT DOES NOT WAIT FOR THE DISK WAS NOT FOUND OUT"}`,
	);
	if (control > 0 && noticed === 0) process.exitCode = 1;

	async function cutPower(fate: Fate, env: Record<string, string>): Promise<number> {
		await site.start({ ...recorder.begin(), ...env });
		await crowd.writeDuring(async () => {
			await pause(SHORTEST + Math.random() * (LONGEST - SHORTEST));
			await site.end("SIGKILL");
		});
		return recorder.cut(fate);
	}

	/** Whether everything is stored; in a copy, because the next round needs a sound file. */
	async function isSound(): Promise<boolean> {
		const copy = mkdtempSync(join(tmpdir(), "school-prove-"));
		cpSync(site.dataDir, copy, { recursive: true });
		try {
			const { lost, partial } = await crowd.check({ dataDir: copy, databaseUrl: undefined });
			return lost.length + partial.length === 0;
		} catch {
			return false;
		} finally {
			rmSync(copy, { recursive: true, force: true });
		}
	}
}
