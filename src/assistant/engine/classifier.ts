import { deserialize, serialize } from "node:v8";

/** A question and the class it belongs to. */
export type Sample = { words: readonly string[]; label: string };
export type Guess = { label: string; share: number };

/** Passes over the samples; each takes about a tenth of a second. */
const PASSES = 4;
/** How far one sample moves the weights. */
const STEP = 3;
/** Errors below this share are left alone. */
const SMALL = 0.02;
/** Weights below this are not kept: answers stay the same without them, in half of the memory. */
const LEAST = 0.1;
const LETTERS = 0.4;
const GROUP = 4;
const PAIRS = 0.7;

/** Words, neighbours and letter groups of a question: letter groups meet misspelt and inflected words. */
export function featuresOf(words: readonly string[]): Map<string, number> {
	const features = new Map<string, number>();
	const bounded = ["^", ...words, "$"];
	for (const [i, word] of bounded.entries()) {
		if (i > 0) features.set(`${bounded[i - 1]} ${word}`, PAIRS);
		if (word === "^" || word === "$") continue;
		features.set(word, 1);
		if (word.startsWith("«")) continue;
		const edged = `<${word}>`;
		for (let at = 0; at + GROUP <= edged.length; at++)
			features.set(`#${edged.slice(at, at + GROUP)}`, LETTERS);
	}
	return features;
}

/** A number for a text that says nothing of it (FNV-1a). */
function hashOf(text: string): number {
	let hash = 2_166_136_261;
	for (let at = 0; at < text.length; at++)
		hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619) >>> 0;
	return hash;
}

type Vector = { at: Int32Array; values: Float32Array };

/** The samples as numbers, one after the other. */
class Gathered {
	readonly features = new Map<string, { id: number; often: number }>();
	readonly labels: string[] = [];
	readonly hashes: number[] = [];
	#ids: number[] = [];
	#kinds: number[] = [];
	#ends: number[] = [];

	get size(): number {
		return this.labels.length;
	}

	add({ words, label }: Sample): void {
		for (const [feature, kind] of featuresOf(words)) {
			const known = this.features.get(feature) ?? { id: this.features.size, often: 0 };
			known.often++;
			this.features.set(feature, known);
			this.#ids.push(known.id);
			this.#kinds.push(kind);
		}
		this.#ends.push(this.#ids.length);
		this.labels.push(label);
		this.hashes.push(hashOf(`${words.join(" ")} ${label}`));
	}

	/** The features of a sample by number, and the weight of each one's kind. */
	sample(n: number): { ids: readonly number[]; kinds: readonly number[] } {
		const [from, to] = [this.#ends[n - 1] ?? 0, this.#ends[n]];
		return { ids: this.#ids.slice(from, to), kinds: this.#kinds.slice(from, to) };
	}
}

/** Weights of every feature for every class. */
interface Weights {
	/** Adds the weights of a feature, times a value, to the scores of the classes. */
	addTo(scores: Float32Array, feature: number, value: number): void;
}

/** Weights while they are learnt: a number for each feature and class. */
class DenseWeights implements Weights {
	readonly #classes: number;
	readonly #all: Float32Array;

	constructor(features: number, classes: number) {
		this.#classes = classes;
		this.#all = new Float32Array(features * classes);
	}

	addTo(scores: Float32Array, feature: number, value: number): void {
		const from = feature * this.#classes;
		for (let k = 0; k < this.#classes; k++)
			scores[k] = (scores[k] as number) + value * (this.#all[from + k] as number);
	}

	move(feature: number, k: number, by: number): void {
		const at = feature * this.#classes + k;
		this.#all[at] = (this.#all[at] as number) + by;
	}

	/** Returns the weights that say something: most features say nothing about most classes. */
	packed(): Packed {
		const isKept = (weight: number): boolean => Math.abs(weight) >= LEAST;
		const size = this.#all.reduce((count, weight) => (isKept(weight) ? count + 1 : count), 0);
		const starts = new Uint32Array(this.#all.length / this.#classes + 1);
		const classes = new Uint16Array(size);
		const values = new Float32Array(size);
		let end = 0;
		for (let at = 0; at < this.#all.length; at++) {
			const k = at % this.#classes;
			if (k === 0) starts[at / this.#classes] = end;
			const weight = this.#all[at] as number;
			if (!isKept(weight)) continue;
			classes[end] = k;
			values[end] = weight;
			end++;
		}
		starts[starts.length - 1] = end;
		return { starts, classes, values };
	}
}

/** Weights, a tenth of the size: those of feature `n` stand from `starts[n]` to `starts[n + 1]`. */
type Packed = { starts: Uint32Array; classes: Uint16Array; values: Float32Array };

class SparseWeights implements Weights {
	readonly packed: Packed;

	constructor(packed: Packed) {
		this.packed = packed;
	}

	addTo(scores: Float32Array, feature: number, value: number): void {
		const { starts, classes, values } = this.packed;
		const end = starts[feature + 1] as number;
		for (let at = starts[feature] as number; at < end; at++) {
			const k = classes[at] as number;
			scores[k] = (scores[k] as number) + value * (values[at] as number);
		}
	}
}

/** What a classifier has learnt. The number of a feature is its place. */
type Learnt = {
	labels: readonly string[];
	features: readonly string[];
	rarity: readonly number[];
	weights: Packed;
};

/**
 * Multinomial logistic regression over words, neighbours and letter groups. Trained from the tables, in a fixed order
 * and without any random number: the same tables give the same weights on every machine.
 */
export class Classifier {
	readonly labels: readonly string[];
	#at: ReadonlyMap<string, number>;
	#rarity: readonly number[];
	#weights: SparseWeights;
	#shares: Float32Array;

	private constructor({ labels, features, rarity, weights }: Learnt) {
		this.labels = labels;
		this.#at = new Map(features.map((feature, place) => [feature, place]));
		this.#rarity = rarity;
		this.#weights = new SparseWeights(weights);
		this.#shares = new Float32Array(labels.length);
	}

	/** Learns from samples, which takes most of a second. */
	static trainedOn(samples: Iterable<Sample>): Classifier {
		return new Classifier(train(samples));
	}

	/** Restores a classifier from the bytes that `toBytes` of the same version returned. */
	static fromBytes(bytes: Uint8Array): Classifier {
		return new Classifier(deserialize(bytes));
	}

	toBytes(): Uint8Array {
		const learnt: Learnt = {
			labels: this.labels,
			features: [...this.#at.keys()],
			rarity: this.#rarity,
			weights: this.#weights.packed,
		};
		return serialize(learnt);
	}

	/** Whether any sample holds a word. */
	knows(word: string): boolean {
		return this.#at.has(word);
	}

	/** The classes with their shares (together 1), likeliest first. */
	guess(words: readonly string[]): Guess[] {
		const features = featuresOf(words);
		const places = [...features.keys()].map((feature) => this.#at.get(feature) ?? -1);
		const vector = weighted(places, [...features.values()], this.#rarity);
		score(vector, this.#weights, this.#shares);
		return this.labels
			.map((label, i) => ({ label, share: this.#shares[i] ?? 0 }))
			.sort((a, b) => b.share - a.share);
	}
}

/** The known features of a message, rare ones more, with a length of 1. */
function weighted(
	places: readonly number[],
	kinds: readonly number[],
	rarity: readonly number[],
): Vector {
	const at: number[] = [];
	const values: number[] = [];
	for (const [n, place] of places.entries()) {
		if (place < 0) continue;
		at.push(place);
		values.push((kinds[n] ?? 0) * (rarity[place] ?? 0));
	}
	const length = Math.hypot(...values) || 1;
	return { at: Int32Array.from(at), values: Float32Array.from(values, (v) => v / length) };
}

/** Fills `shares` with the share of every class. */
function score({ at, values }: Vector, weights: Weights, shares: Float32Array): void {
	const count = shares.length;
	shares.fill(0);
	for (let n = 0; n < at.length; n++) weights.addTo(shares, at[n] as number, values[n] as number);
	let top = 0;
	for (let k = 0; k < count; k++) if ((shares[k] as number) > top) top = shares[k] as number;
	let total = 0;
	for (let k = 0; k < count; k++) {
		shares[k] = Math.exp((shares[k] as number) - top);
		total += shares[k] as number;
	}
	for (let k = 0; k < count; k++) shares[k] = (shares[k] as number) / total;
}

/** Stochastic gradient descent with a step per feature that shrinks with use (AdaGrad). */
function train(samples: Iterable<Sample>): Learnt {
	const gathered = new Gathered();
	for (const sample of samples) gathered.add(sample);
	const { size } = gathered;
	const place = new Int32Array(gathered.features.size).fill(-1);
	const features: string[] = [];
	const rarity: number[] = [];
	for (const [feature, { id, often }] of gathered.features) {
		// A pair or a letter group that stands in one sample only tells nothing about other messages.
		if (often === 1 && /[ #]/.test(feature)) continue;
		place[id] = features.length;
		features.push(feature);
		rarity.push(Math.log(1 + size / often));
	}
	const labels = [...new Set(gathered.labels)];
	const rank = new Map(labels.map((label, i) => [label, i]));
	const weights = new DenseWeights(features.length, labels.length);
	const vectors: Vector[] = [];
	for (let n = 0; n < size; n++) {
		const { ids, kinds } = gathered.sample(n);
		const places = ids.map((id) => place[id] ?? -1);
		vectors.push(weighted(places, kinds, rarity));
	}
	// Neighbors in the tables do not follow each other, and one more sample changes the order of no others.
	const order = Array.from({ length: size }, (_, n) => n).sort(
		(a, b) => (gathered.hashes[a] ?? 0) - (gathered.hashes[b] ?? 0),
	);
	const used = new Float32Array(features.length).fill(0.1);
	const shares = new Float32Array(labels.length);
	for (let pass = 0; pass < PASSES; pass++) {
		for (const pick of order) {
			const own = rank.get(gathered.labels[pick] ?? "") ?? 0;
			const vector = vectors[pick] as Vector;
			score(vector, weights, shares);
			shares[own] = (shares[own] as number) - 1;
			learn(weights, vector, shares, used);
		}
	}
	return { labels, features, rarity, weights: weights.packed() };
}

/** Moves the weights by the errors of the classes that one sample shows. */
function learn(
	weights: DenseWeights,
	vector: Vector,
	errors: Float32Array,
	used: Float32Array,
): void {
	const wrong: number[] = [];
	let size = 0;
	for (let k = 0; k < errors.length; k++) {
		const error = errors[k] as number;
		if (error > SMALL || error < -SMALL) {
			wrong.push(k);
			size += error * error;
		}
	}
	for (let a = 0; a < vector.at.length; a++) {
		const i = vector.at[a] as number;
		const value = vector.values[a] as number;
		used[i] = (used[i] as number) + size * value * value;
		const step = (STEP * value) / Math.sqrt(used[i] as number);
		for (const k of wrong) weights.move(i, k, -step * (errors[k] as number));
	}
}
