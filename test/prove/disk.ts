import { execFileSync } from "node:child_process";
import {
	closeSync,
	mkdtempSync,
	openSync,
	readFileSync,
	rmSync,
	statSync,
	truncateSync,
	writeFileSync,
	writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { aRegistration } from "../factories.ts";
import { startAndFail } from "../process.ts";
import { type Crowd, gather } from "./parts/crowd.ts";
import { compile } from "./parts/preloaded.ts";
import { Site } from "./parts/restarted-site.ts";
import { Tally } from "./parts/tally.ts";

// Fills the disk under twenty writers, makes the data folder read-only, damages the database file, and sets the clock back by an
// hour: each is one sentence, or does no harm, and nothing is stored in part. Needs Linux, root and gcc.

const TROUBLE = "We’re having trouble right now. Please try again in a minute.";
let failed = 0;

try {
	await proveFullDisk();
	await proveReadOnly();
	await proveDamage();
	await proveClock();
} catch (error) {
	console.error((error as Error).message);
	failed += 1;
}
console.log(failed === 0 ? "Disk and clock: all as it must be" : `Disk and clock: ${failed} wrong`);
if (failed > 0) process.exitCode = 1;

function expect(what: string, isRight: boolean, found = ""): void {
	console.log(`${isRight ? "right" : "WRONG"}: ${what}${found && ` (${found.trim()})`}`);
	if (!isRight) failed += 1;
}

async function proveFullDisk(): Promise<void> {
	const site = new Site();
	mount(site.dataDir, "size=32m");
	const ballast = join(site.dataDir, "ballast");
	try {
		await site.start();
		const crowd = await gather(site);
		const tally = new Tally("full disk", crowd);
		await writeFor(crowd, 2000);
		site.takeOutcomes();
		await crowd.writeDuring(async () => {
			fill(ballast);
			await pause(3000);
		});
		const statuses = new Set(site.takeOutcomes().map(({ status }) => status));
		expect(
			"full disk: writes are answered 503, and nothing worse",
			statuses.has(503) && !statuses.has(500) && !statuses.has(401) && !statuses.has(0),
			[...statuses].join(", "),
		);
		const refused = await site.send("POST", "/api/register", { body: aRegistration() });
		expect("full disk: the visitor reads one sentence", refused?.text === TROUBLE, refused?.text);
		const page = await site.send("GET", "/");
		expect("full disk: pages are served", page?.status === 200);
		expect("full disk: the log names the cause", /disk is full/.test(site.server.output()));
		await site.end("SIGKILL");
		fill(ballast);
		const { code, output } = await startAndFail(site);
		expect(
			"full disk: a start is one sentence",
			code === 1 && isSentence(output, /is full/),
			output,
		);
		rmSync(ballast);
		await site.start();
		await crowd.settle();
		expect("full disk: with space again, nothing is lost or partial", await tally.check("the end"));
		tally.report("the disk was full");
		await site.end();
	} finally {
		unmount(site.dataDir);
		site.remove();
	}
}

async function proveReadOnly(): Promise<void> {
	const site = new Site();
	mount(site.dataDir, "size=64m");
	try {
		await site.start();
		await site.end();
		execFileSync("mount", ["-o", "remount,ro", site.dataDir]);
		const { code, output } = await startAndFail(site);
		const isRight = code === 1 && isSentence(output, /^Cannot write to /);
		expect("read-only folder: a start is one sentence", isRight, output);
		execFileSync("mount", ["-o", "remount,rw", site.dataDir]);
		await site.start();
		expect("read-only folder: writable again, it starts", (await site.end()) === 0);
	} finally {
		unmount(site.dataDir);
		site.remove();
	}
}

async function proveDamage(): Promise<void> {
	const site = new Site();
	const file = join(site.dataDir, "school.db");
	await site.start();
	await site.end();
	const whole = readFileSync(file);
	const noise = Buffer.alloc(4096, 0xa5);
	const overwrite = (at: number, bytes: Buffer) => {
		const fd = openSync(file, "r+");
		writeSync(fd, bytes, 0, bytes.length, at);
		closeSync(fd);
	};
	const damages: [string, () => void][] = [
		["its header is overwritten", () => overwrite(0, noise.subarray(0, 100))],
		["its first page is overwritten", () => overwrite(0, noise)],
		["a page in the middle is overwritten", () => overwrite(4096 * 5, noise)],
		["it is cut in half", () => truncateSync(file, Math.floor(whole.length / 2))],
		["it is cut to a part of a page", () => truncateSync(file, 1000)],
	];
	for (const [what, damage] of damages) {
		writeFileSync(file, whole);
		damage();
		const before = readFileSync(file);
		const { code, output } = await startAndFail(site);
		const isRight = code === 1 && isSentence(output, /is damaged\. Restore a backup/);
		expect(`damaged file, ${what}: a start is one sentence`, isRight, output);
		expect(`damaged file, ${what}: it is left as it was`, before.equals(readFileSync(file)));
	}
	writeFileSync(file, whole);
	await site.start();
	expect("damaged file: the whole one starts again", (await site.end()) === 0);
	site.remove();
}

async function proveClock(): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), "school-clock-"));
	const library = join(folder, "clock.so");
	const file = join(folder, "shift");
	compile("clock.c", library);
	const shift = (seconds: number) => {
		const bytes = Buffer.alloc(8);
		bytes.writeBigInt64LE(BigInt(seconds));
		writeFileSync(file, bytes, { flag: statSync(file, { throwIfNoEntry: false }) ? "r+" : "w" });
	};
	shift(0);
	const site = new Site();
	await site.start({ LD_PRELOAD: library, CLOCK_FILE: file });
	const crowd = await gather(site);
	const tally = new Tally("clock", crowd);
	const body = aRegistration();
	const headers = { "idempotency-key": "before-the-clock-was-set-back" };
	const first = await site.send("POST", "/api/register", { body, headers });
	site.takeOutcomes();
	await crowd.writeDuring(async () => {
		await pause(1500);
		shift(-3600);
		await pause(3000);
	});
	const worse = site.takeOutcomes().filter(({ status }) => status === 0 || status >= 400);
	expect(
		"clock: every request before and after is answered with success",
		worse.length === 0,
		worse.map(({ call, status }) => `${call} ${status}`).join(", "),
	);
	const again = await site.send("POST", "/api/register", { body, headers });
	expect(
		"clock: a repeated submission is the same registration",
		first?.json().reference === again?.json().reference,
	);
	const newest = await site.send("POST", "/api/register", { body: aRegistration() });
	const created = Date.parse(newest?.json().createdAt);
	expect("clock: the site sees the new time", Math.abs(Date.now() - 3_600_000 - created) < 60_000);
	const me = await site.send("GET", "/api/admin/dashboard", { signedIn: true });
	expect("clock: the session is still valid", me?.status === 200);
	const path = "/api/admin/registrations?limit=1";
	const list = await site.send("GET", path, { signedIn: true });
	const isFirst = list?.json()[0]?.reference === newest?.json().reference;
	console.log(`clock: a new registration is ${isFirst ? "" : "not "}the first of the list`);
	await site.signIn();
	const signedIn = await site.send("GET", "/api/admin/dashboard", { signedIn: true });
	expect("clock: signing in works", signedIn?.status === 200);
	await site.end("SIGKILL");
	await site.start({ LD_PRELOAD: library, CLOCK_FILE: file });
	await crowd.settle();
	expect(
		"clock: after a restart nothing is lost, doubled or partial",
		await tally.check("the end"),
	);
	shift(0);
	expect("clock: it stops in order", (await site.end()) === 0);
	tally.report("the clock was set back by an hour");
	site.remove();
	rmSync(folder, { recursive: true });
}

function writeFor(crowd: Crowd, ms: number): Promise<void> {
	return crowd.writeDuring(() => pause(ms));
}

/** Writes until there is no space. */
function fill(file: string): void {
	const fd = openSync(file, "a");
	try {
		for (;;) writeSync(fd, Buffer.alloc(4096));
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
	} finally {
		// An open file keeps its space after it was removed.
		closeSync(fd);
	}
}

function isSentence(output: string, pattern: RegExp): boolean {
	return output.trim().split("\n").length === 1 && pattern.test(output);
}

function mount(folder: string, options: string): void {
	try {
		execFileSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder], { stdio: "pipe" });
	} catch {
		throw new Error("This proof needs Linux, and root for a disk of its own.");
	}
}

function unmount(folder: string): void {
	execFileSync("umount", ["-l", folder]);
}
