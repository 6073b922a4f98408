import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { Classifier, type Sample } from "#assistant/engine/classifier.ts";

/** Where the build writes a classifier: learning at every start would take seconds of a processor. */
const fileOf = (name: string): URL => new URL(`../../../build/server/${name}`, import.meta.url);

/** A classifier that the build trains, by the name of its file. */
export class Learnt {
	readonly #name: string;
	readonly #samples: () => Iterable<Sample>;
	#classifier: Classifier | undefined;

	constructor(name: string, samples: () => Iterable<Sample>) {
		this.#name = name;
		this.#samples = samples;
	}

	/** Trains it and stores it for the servers of this build. */
	store(): void {
		writeFileSync(fileOf(this.#name), Classifier.trainedOn(this.#samples()).toBytes());
	}

	/** The classifier; in development and in tests, where a build may be older than its data, trained at the first question. */
	get(): Classifier {
		this.#classifier ??=
			process.env.NODE_ENV === "production" && existsSync(fileOf(this.#name))
				? Classifier.fromBytes(readFileSync(fileOf(this.#name)))
				: Classifier.trainedOn(this.#samples());
		return this.#classifier;
	}
}
