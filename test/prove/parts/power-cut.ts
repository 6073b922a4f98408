import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compile } from "./preloaded.ts";

// Simulates power cuts for a process that was killed: of what it wrote after it last waited for the disk, nothing is
// left, or any sectors of it.

const SECTOR = 512;
/** Kind, file descriptor, offset and length, as `recorder.c` writes them. */
const HEAD = 24;

/** What the disk does with writes that nobody waited for. */
export type Fate = "dropped" | "kept in part";

interface File {
	/** What is on the disk for certain. */
	safe: Buffer;
	/** What may be on it, in the order in which it was written. */
	unsafe: ({ offset: number; bytes: Buffer } | { length: number })[];
	/** Whether its name is on the disk: whether somebody waited for the folder after it was made. */
	isNamed: boolean;
}

/** Records what the site writes into its data folder. */
export class DiskRecorder {
	readonly #folder: string;
	readonly #own = mkdtempSync(join(tmpdir(), "school-disk-"));
	readonly #library = join(this.#own, "recorder.so");
	readonly #record = join(this.#own, "record");
	#before = new Map<string, File>();

	/** @throws {Error} with a sentence, where it cannot work */
	constructor(folder: string) {
		this.#folder = folder;
		compile("recorder.c", this.#library);
	}

	/** Begins a new record, from what is in the folder while no process uses it. @returns variables for the process */
	begin(): Record<string, string> {
		rmSync(this.#record, { force: true });
		const names = readdirSync(this.#folder, { withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map(({ name }) => name);
		this.#before = new Map(
			names.map((name) => {
				const safe = readFileSync(join(this.#folder, name));
				return [name, { safe, unsafe: [], isNamed: true }];
			}),
		);
		return {
			LD_PRELOAD: this.#library,
			RECORDED_FOLDER: this.#folder,
			RECORD_FILE: this.#record,
		};
	}

	/** Leaves in the folder what a power cut at the end of the record leaves. @returns how many bytes nobody had waited for */
	cut(fate: Fate): number {
		const files = replay(this.#before, readFileSync(this.#record));
		let unsafe = 0;
		for (const [name, file] of files) {
			const path = join(this.#folder, name);
			for (const write of file.unsafe) unsafe += "bytes" in write ? write.bytes.length : 0;
			// The index of the log is memory that processes share, not a file that must last.
			const isLost = name.endsWith("-shm") || (!file.isNamed && (fate === "dropped" || coin()));
			if (isLost) rmSync(path, { force: true });
			else writeFileSync(path, fate === "dropped" ? file.safe : keptInPart(file));
		}
		return unsafe;
	}

	remove(): void {
		rmSync(this.#own, { recursive: true, force: true });
	}
}

function replay(before: ReadonlyMap<string, File>, record: Buffer): Map<string, File> {
	const files = new Map(before);
	const names = new Map<number, string>();
	for (let at = 0; at + HEAD <= record.length; ) {
		const kind = String.fromCharCode(record.readUInt32LE(at));
		const fd = record.readUInt32LE(at + 4);
		const offset = Number(record.readBigInt64LE(at + 8));
		const length = Number(record.readBigInt64LE(at + 16));
		const bytes = record.subarray(at + HEAD, at + HEAD + length);
		at += HEAD + length;
		if (kind === "o") {
			const name = bytes.toString();
			names.set(fd, name);
			if (name && !files.has(name)) {
				files.set(name, { safe: Buffer.alloc(0), unsafe: [], isNamed: false });
			}
		} else if (kind === "d") {
			files.delete(bytes.toString());
		} else {
			apply(files, names.get(fd) ?? "", kind, offset, bytes);
		}
	}
	return files;
}

function apply(
	files: Map<string, File>,
	name: string,
	kind: string,
	offset: number,
	bytes: Buffer,
): void {
	const file = files.get(name);
	if (name === "" && kind === "s") for (const other of files.values()) other.isNamed = true;
	else if (!file) return;
	else if (kind === "w") file.unsafe.push({ offset, bytes });
	else if (kind === "t") file.unsafe.push({ length: offset });
	else if (kind === "s") {
		file.safe = changed(file.safe, file.unsafe);
		file.unsafe = [];
	}
}

/** Applies changes in one go: a copy for each would take too long. */
function changed(safe: Buffer, changes: File["unsafe"]): Buffer {
	let length = safe.length;
	let longest = length;
	for (const change of changes) {
		length =
			"length" in change ? change.length : Math.max(length, change.offset + change.bytes.length);
		longest = Math.max(longest, length);
	}
	const result = Buffer.alloc(longest);
	safe.copy(result);
	let end = safe.length;
	for (const change of changes) {
		if ("length" in change) {
			result.fill(0, change.length);
			end = change.length;
		} else {
			change.bytes.copy(result, change.offset);
			end = Math.max(end, change.offset + change.bytes.length);
		}
	}
	return result.subarray(0, end);
}

/** Keeps any sectors, in any order. */
function keptInPart({ safe, unsafe }: File): Buffer {
	const sectors = unsafe.flatMap((write) => {
		if ("length" in write) return [write];
		const count = Math.ceil(write.bytes.length / SECTOR);
		return Array.from({ length: count }, (_, n) => ({
			offset: write.offset + n * SECTOR,
			bytes: write.bytes.subarray(n * SECTOR, (n + 1) * SECTOR),
		}));
	});
	const kept = sectors.filter(coin);
	for (let n = kept.length - 1; n > 0; n--) {
		const other = Math.floor(Math.random() * (n + 1));
		[kept[n], kept[other]] = [kept[other], kept[n]] as [(typeof kept)[0], (typeof kept)[0]];
	}
	return changed(safe, kept);
}

function coin(): boolean {
	return Math.random() < 0.5;
}

/** Makes a process never wait for the disk, as `synchronous = off` does. */
export function withoutWaiting(): Record<string, string> {
	const script = join(import.meta.dirname, "unsynchronized.mjs");
	return { NODE_OPTIONS: `--import=${script}` };
}
