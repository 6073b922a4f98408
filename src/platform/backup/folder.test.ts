import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	rmSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { isOnDataDisk, removeLeftovers, removeOldBackups } from "./folder.server.ts";

const dataDir = mkdtempSync(join(tmpdir(), "school-folder-"));
afterAll(() => rmSync(dataDir, { recursive: true }));

test("a folder below the data is on its disk, also before it is made", () => {
	const backupDir = join(dataDir, "not/there/yet");
	expect(isOnDataDisk({ databaseUrl: undefined, dataDir, backupDir })).toBe(true);
});

// A file system of its own on Linux.
test.runIf(existsSync("/proc/self"))(
	"a folder on another disk is not; nor is PostgreSQL's data known to be",
	() => {
		expect(isOnDataDisk({ databaseUrl: undefined, dataDir, backupDir: "/proc" })).toBe(false);
		const databaseUrl = "postgres://localhost/school";
		expect(isOnDataDisk({ databaseUrl, dataDir, backupDir: dataDir })).toBe(false);
	},
);

test("what a dead process left is removed after two hours; other files stay", () => {
	const folder = join(dataDir, "backups");
	mkdirSync(folder);
	const partial = "school-2026-11-22-081000-nightly.ndjson.gz.partial";
	const others = ["school-2026-11-22-081000-nightly.ndjson.gz", "notes.partial", "school.db"];
	for (const name of [partial, ...others]) {
		writeFileSync(join(folder, name), "");
		utimesSync(join(folder, name), 1_000_000, 1_000_000);
	}
	removeLeftovers(folder, () => new Date(1_000_000_000 + 2 * 60 * 60 * 1000));
	expect(readdirSync(folder)).toHaveLength(4);
	removeLeftovers(folder, () => new Date(1_000_000_001 + 2 * 60 * 60 * 1000));
	expect(readdirSync(folder)).toEqual(others.sort());
});

test("two sites with one folder keep 14 nights each", () => {
	const folder = join(dataDir, "shared");
	mkdirSync(folder);
	const night = (n: number) =>
		["081003", "081047"].map((time) => `school-2026-11-${n}-${time}-nightly.ndjson.gz`);
	const nights = Array.from({ length: 17 }, (_, n) => night(n + 10));
	for (const name of nights.flat()) writeFileSync(join(folder, name), "");
	removeOldBackups(folder, () => new Date("2026-11-26T08:15:00Z"));
	expect(readdirSync(folder).sort()).toEqual(nights.slice(-14).flat());
});

test("of those before upgrades five are kept, for 14 days", () => {
	const folder = join(dataDir, "upgrades");
	mkdirSync(folder);
	const on = (day: string) => `school-2026-11-${day}-120000-before-0005-backups.ndjson.gz`;
	const byHand = "school-2026-11-01-120000-manual.ndjson.gz";
	const days = ["07", "08", "09", "10", "11", "12", "13"];
	for (const name of [byHand, ...days.map(on)]) writeFileSync(join(folder, name), "");
	removeOldBackups(folder, () => new Date("2026-11-14T08:15:00Z"));
	expect(readdirSync(folder).sort()).toEqual([byHand, ...days.slice(-5).map(on)]);
	removeOldBackups(folder, () => new Date("2026-11-26T08:15:00Z"));
	expect(readdirSync(folder).sort()).toEqual([byHand, on("12"), on("13")]);
});
