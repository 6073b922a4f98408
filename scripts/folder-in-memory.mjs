import { readFileSync, statfsSync } from "node:fs";

const FOLDER = "/dev/shm";
/** Three times what all tests together have written at once. */
const ROOM = 2 * 1024 ** 3;

/**
 * Returns a folder in memory for what tests write; undefined if this machine has none with enough room. Nothing of it has to
 * survive a power cut, and a commit that a disk confirms takes several times as long.
 */
export function folderInMemory() {
	if (process.platform !== "linux" || process.availableMemory() < 2 * ROOM) return undefined;
	const mount = readFileSync("/proc/mounts", "utf8")
		.split("\n")
		.map((line) => line.split(" "))
		.findLast(([, path]) => path === FOLDER);
	// Tests unpack and run releases there.
	const [, , type, options = ""] = mount ?? [];
	if (type !== "tmpfs" || options.split(",").includes("noexec")) return undefined;
	const { bavail, bsize } = statfsSync(FOLDER);
	return bavail * bsize >= ROOM ? FOLDER : undefined;
}
