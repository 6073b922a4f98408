import { deserialize, serialize } from "node:v8";

/** A question and the class it belongs to. */
export type Sample = { words: readonly string[]; label: string };
export type Guess = { label: string; share: number };

/** Share of a label among guesses. */
export const shareIn = (guesses: readonly Guess[], label: string): number =>
	guesses.find((guess) => guess.label === label)?.share ?? 0;

/** Passes over the samples. */
const PASSES = 5;
/** Units between words and classes: questions that mean the same in other words share some. */
const UNITS = 96;
/** In each pass this share of a sample's features is left out, so that no single one decides. */
const LEFT_OUT = 0.4;
/** How far a sample moves the weights in the first pass; in the last it is a fifth of that. */
const STEP = { features: 0.3, classes: 0.05, biases: 0.03 };
const LAST_STEP = 0.2;
/** Errors below this share are left alone. */
const SMALL = 0.0005;
/** What a unit passes on of a value below 0. */
const LEAK = 0.1;
const WORD = 1;
const PAIRS = 0.7;
const LETTERS = 0.4;
/** Letters of a group. */
const GROUP = 4;

/** The hash of nothing (FNV-1a, 32 bits). */
const EMPTY = 2_166_136_261 | 0;

/** Goes on with the hash of what stands before a text. */
function hashed(text: string, before = EMPTY): number {
	let hash = before;
	for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
	return hash;
}

/** Before a letter group, which is no word. */
const GROUPED = hashed("#");

/**
 * Words, neighbors and letter groups of a question: letter groups meet misspelt and inflected words. They stand by their
 * hashes: a table of numbers is a fraction of one of texts, and faster. Of 100,000 features one or two share theirs.
 */
function featuresOf(words: readonly string[]): Map<number, number> {
	const features = new Map<number, number>();
	let before = hashed("^ ");
	for (const word of words) {
		features.set(hashed(word, before), PAIRS);
		const own = hashed(word);
		features.set(own, WORD);
		before = hashed(" ", own);
		if (word.startsWith("«")) continue;
		const edged = `<${word}>`;
		for (let at = 0; at + GROUP <= edged.length; at++)
			features.set(hashed(edged.slice(at, at + GROUP), GROUPED), LETTERS);
	}
	features.set(hashed("$", before), PAIRS);
	return features;
}

type Vector = { at: Int32Array; values: Float32Array };

/** What a classifier has learnt. The number of a feature is its place. */
type Learnt = {
	labels: readonly string[];
	features: Int32Array;
	rarity: Float32Array;
	/** Of each feature to each unit, in parts of 127 of the largest of the feature: a quarter of the memory. */
	parts: Int8Array;
	largest: Float32Array;
	/** Of each unit to each class. */
	weights: Float32Array;
	/** How usual each class is. */
	biases: Float32Array;
};

/**
 * A network with one hidden layer over words, neighbors and letter groups. Trained from the tables, in a fixed order and
 * with random numbers that hang on the sample and the feature alone: the same tables give the same weights on every machine.
 */
export class Classifier {
	readonly labels: readonly string[];
	readonly #learnt: Learnt;
	readonly #places: ReadonlyMap<number, number>;

	private constructor(learnt: Learnt) {
		this.labels = learnt.labels;
		this.#learnt = learnt;
		this.#places = placesOf(learnt.features);
	}

	/** Learns from samples, which takes seconds. */
	static trainedOn(samples: Iterable<Sample>): Classifier {
		return new Classifier(train(samples));
	}

	/** Restores a classifier from the bytes that `toBytes` of the same version returned. */
	static fromBytes(bytes: Uint8Array): Classifier {
		return new Classifier(deserialize(bytes));
	}

	toBytes(): Uint8Array {
		return serialize(this.#learnt);
	}

	/** Whether any sample holds a word. */
	knows(word: string): boolean {
		return this.#places.has(hashed(word));
	}

	/** The classes with their shares (together 1), likeliest first. */
	guess(words: readonly string[]): Guess[] {
		const { rarity, parts, largest, weights, biases } = this.#learnt;
		const { at, values } = weighted(featuresOf(words), this.#places, rarity);
		const units = new Float32Array(UNITS);
		for (const [n, feature] of at.entries()) {
			const scale = ((values[n] as number) * (largest[feature] as number)) / LARGEST_PART;
			for (let j = 0; j < UNITS; j++)
				units[j] = (units[j] as number) + scale * (parts[feature * UNITS + j] as number);
		}
		const shares = sharesOf(units, weights, biases);
		return this.labels
			.map((label, k) => ({ label, share: shares[k] ?? 0 }))
			.sort((a, b) => b.share - a.share);
	}

	/** The same, with all alike where no word is known: parts of words alone can be of any word, such as the end of "forbid". */
	guessOfKnown(words: readonly string[]): Guess[] {
		if (words.some((word) => this.knows(word))) return this.guess(words);
		return this.labels.map((label) => ({ label, share: 1 / this.labels.length }));
	}
}

const placesOf = (features: Int32Array): Map<number, number> =>
	new Map(Array.from(features, (feature, place) => [feature, place]));

/** The known features of a message, rare ones more, with a length of 1. */
function weighted(
	features: ReadonlyMap<number, number>,
	places: ReadonlyMap<number, number>,
	rarity: Float32Array,
): Vector {
	const at: number[] = [];
	const values: number[] = [];
	for (const [feature, kind] of features) {
		const place = places.get(feature);
		if (place === undefined) continue;
		at.push(place);
		values.push(kind * (rarity[place] as number));
	}
	const length = Math.hypot(...values) || 1;
	return { at: Int32Array.from(at), values: Float32Array.from(values, (v) => v / length) };
}

/** Adds a row of a table, times a number, to `sums`. */
function addScaled(sums: Float32Array, table: Float32Array, from: number, scale: number): void {
	for (let j = 0; j < sums.length; j++)
		sums[j] = (sums[j] as number) + scale * (table[from + j] as number);
}

const passedOn = (value: number): number => (value > 0 ? value : LEAK * value);

/** The shares of the classes for the values of the units, together 1. */
function sharesOf(units: Float32Array, weights: Float32Array, biases: Float32Array): Float32Array {
	const shares = Float32Array.from(biases);
	for (let j = 0; j < units.length; j++)
		addScaled(shares, weights, j * shares.length, passedOn(units[j] as number));
	const top = shares.reduce((most, score) => Math.max(most, score), -Infinity);
	let total = 0;
	for (let k = 0; k < shares.length; k++) {
		shares[k] = Math.exp((shares[k] as number) - top);
		total += shares[k] as number;
	}
	for (let k = 0; k < shares.length; k++) shares[k] = (shares[k] as number) / total;
	return shares;
}

/** A number from 0 to 1 that looks random and hangs on two whole numbers alone. */
function random(one: number, other: number): number {
	let mixed = Math.imul(one ^ Math.imul(other + 1, 0x9e3779b1), 0x85ebca6b);
	mixed = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35);
	return ((mixed ^ (mixed >>> 13)) >>> 0) / 0x1_0000_0000;
}

/** What units weigh for the classes at first, at most. */
const SCATTERED = 0.1;
/** Steps shrink with use from here on. */
const UNUSED = 0.1;

const scattered = (seed: number, count: number, most: number): Float32Array =>
	Float32Array.from({ length: count }, (_, n) => (random(seed, n) * 2 - 1) * most);

/** Stochastic gradient descent with steps that shrink with use (AdaGrad) and features left out (dropout). */
function train(samples: Iterable<Sample>): Learnt {
	const all = Array.from(samples, ({ words, label }) => ({
		features: featuresOf(words),
		label,
		// In this order neighbors in the tables do not follow each other, and one more sample moves no others.
		order: hashed(`${words.join(" ")} ${label}`) >>> 0,
	}));
	const often = new Map<number, { count: number; kind: number }>();
	for (const { features } of all)
		for (const [feature, kind] of features) {
			const count = (often.get(feature)?.count ?? 0) + 1;
			often.set(feature, { count, kind });
		}
	// A pair or a letter group that stands in one sample only tells nothing about other messages.
	const kept = [...often].filter(([, { count, kind }]) => count > 1 || kind === WORD);
	const features = Int32Array.from(kept, ([feature]) => feature);
	const places = placesOf(features);
	const rarity = Float32Array.from(kept, ([, { count }]) => Math.log(1 + all.length / count));
	const labels = [...new Set(all.map(({ label }) => label))];
	const rank = new Map(labels.map((label, k) => [label, k]));
	const ordered = all
		.toSorted((a, b) => a.order - b.order)
		.map(({ features, label, order }) => ({
			...weighted(features, places, rarity),
			own: rank.get(label) as number,
			order,
		}));
	// Few classes alone would not tell units apart: then features begin with more.
	const most = 1 / labels.length;
	const table = new Float32Array(features.length * UNITS);
	for (const [n, feature] of features.entries())
		table.set(scattered(feature, UNITS, most), n * UNITS);
	const weights = scattered(UNITS, UNITS * labels.length, SCATTERED);
	const biases = new Float32Array(labels.length);
	const network = {
		...{ table, weights, biases },
		used: new Float32Array(features.length).fill(UNUSED),
		usedClasses: new Float32Array(labels.length).fill(UNUSED),
	};
	for (let pass = 0; pass < PASSES; pass++) {
		const pace = 1 - (pass / PASSES) * (1 - LAST_STEP);
		for (const sample of ordered) learn(network, thinned(sample, pass), sample.own, pace);
	}
	return { labels, features, rarity, ...packed(table), weights, biases };
}

/** A sample without some of its features, and with more of the others. */
function thinned({ at, values, order }: Vector & { order: number }, pass: number): Vector {
	const isKept = (_: number, n: number): boolean => random(order, n * PASSES + pass) >= LEFT_OUT;
	return { at: at.filter(isKept), values: values.filter(isKept).map((v) => v / (1 - LEFT_OUT)) };
}

type Network = {
	/** Of each feature to each unit. */
	table: Float32Array;
	weights: Float32Array;
	biases: Float32Array;
	used: Float32Array;
	usedClasses: Float32Array;
};

/** Moves the weights by the errors of the classes that one sample shows. */
function learn(network: Network, { at, values }: Vector, own: number, pace: number): void {
	const { table, weights, biases, used, usedClasses } = network;
	const units = new Float32Array(UNITS);
	for (let n = 0; n < at.length; n++)
		addScaled(units, table, (at[n] as number) * UNITS, values[n] as number);
	const errors = sharesOf(units, weights, biases);
	errors[own] = (errors[own] as number) - 1;
	const passed = units.map(passedOn);
	const strength = passed.reduce((sum, value) => sum + value * value, 0) / UNITS;
	const wrong: number[] = [];
	const steps: number[] = [];
	for (let k = 0; k < errors.length; k++) {
		const error = errors[k] as number;
		biases[k] = (biases[k] as number) - pace * STEP.biases * error;
		if (Math.abs(error) <= SMALL) continue;
		usedClasses[k] = (usedClasses[k] as number) + error * error * strength;
		wrong.push(k);
		steps.push((pace * STEP.classes * error) / Math.sqrt(usedClasses[k] as number));
	}
	const unitErrors = new Float32Array(UNITS);
	let size = 0;
	for (let j = 0; j < UNITS; j++) {
		const from = j * errors.length;
		const value = passed[j] as number;
		let unitError = 0;
		for (let n = 0; n < wrong.length; n++) {
			const k = wrong[n] as number;
			const weight = weights[from + k] as number;
			unitError += (errors[k] as number) * weight;
			weights[from + k] = weight - (steps[n] as number) * value;
		}
		unitErrors[j] = value > 0 ? unitError : LEAK * unitError;
		size += (unitErrors[j] as number) ** 2 / UNITS;
	}
	for (let n = 0; n < at.length; n++) {
		const feature = at[n] as number;
		const value = values[n] as number;
		used[feature] = (used[feature] as number) + size * value * value;
		const step = (pace * STEP.features * value) / Math.sqrt(used[feature] as number);
		for (let j = 0; j < UNITS; j++) {
			const place = feature * UNITS + j;
			table[place] = (table[place] as number) - step * (unitErrors[j] as number);
		}
	}
}

/** Whole numbers from -127 to 127 stand for the weights of a feature. */
const LARGEST_PART = 127;

/** Returns the weights of the features as parts of the largest of each. */
function packed(table: Float32Array): { parts: Int8Array; largest: Float32Array } {
	const largest = new Float32Array(table.length / UNITS);
	for (let at = 0; at < table.length; at++) {
		const feature = Math.floor(at / UNITS);
		largest[feature] = Math.max(largest[feature] as number, Math.abs(table[at] as number));
	}
	const parts = Int8Array.from(table, (weight, at) =>
		Math.round((weight / (largest[Math.floor(at / UNITS)] || 1)) * LARGEST_PART),
	);
	return { parts, largest };
}
