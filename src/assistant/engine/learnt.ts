import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Classifier, type Sample } from "#assistant/engine/classifier.ts";

/** Where the build writes a classifier: learning at every start would take seconds of a processor. */
const fileOf = (name: string): URL => new URL(`../../../build/server/${name}`, import.meta.url);

/** What is learnt, and how words are read. */
const SOURCES = ["../training/", "../knowledge/", "./", "../../platform/text/"];

let newest: number | undefined;

/** Whether a file was built after the last change of the sources, in development and in tests. */
function isFresh(file: URL): boolean {
	newest ??= Math.max(
		...SOURCES.map((folder) => new URL(folder, import.meta.url)).flatMap((folder) =>
			readdirSync(folder)
				.filter((name) => name.includes(".") && !name.endsWith(".test.ts"))
				.map((name) => statSync(new URL(name, folder)).mtimeMs),
		),
	);
	return newest < (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
}

/** A classifier that the build trains, by the name of its file. */
export class Learnt {
	readonly name: string;
	readonly #samples: () => Iterable<Sample>;
	#classifier: Classifier | undefined;

	constructor(name: string, samples: () => Iterable<Sample>) {
		this.name = name;
		this.#samples = samples;
	}

	/** Trains it and stores it in a folder, from which the build takes it for its servers. */
	store(folder: string): void {
		writeFileSync(join(folder, this.name), Classifier.trainedOn(this.#samples()).toBytes());
	}

	/** The classifier of the build; where that is older than its sources, trained at the first question. */
	get(): Classifier {
		const file = fileOf(this.name);
		this.#classifier ??=
			existsSync(file) && (process.env.NODE_ENV === "production" || isFresh(file))
				? Classifier.fromBytes(readFileSync(file))
				: Classifier.trainedOn(this.#samples());
		return this.#classifier;
	}
}
