import { deserialize, serialize } from "node:v8";

/** A question and the class it belongs to. */
export type Sample = { words: readonly string[]; label: string };
export type Guess = { label: string; share: number };

/** Share of a label among guesses. */
export const shareIn = (guesses: readonly Guess[], label: string): number =>
	guesses.find((guess) => guess.label === label)?.share ?? 0;

/** Passes over the samples; each takes about a tenth of a second. */
const PASSES = 4;
/** How far one sample moves the weights. */
const STEP = 3;
/** Errors below this share are left alone. */
const SMALL = 0.02;
/** Weights below this are not kept: answers stay the same without them, in half of the memory. */
const LEAST = 0.1;
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

/** Weights without those that say nothing, a tenth of the size: those of feature `n` stand from `starts[n]` to `starts[n + 1]`. */
type Weights = { starts: Uint32Array; classes: Uint16Array; values: Float32Array };

/** Adds the weights of a feature, times a value, to the scores of the classes. */
type AddTo = (scores: Float32Array, feature: number, value: number) => void;

/** What a classifier has learnt. The number of a feature is its place. */
type Learnt = {
	labels: readonly string[];
	features: Int32Array;
	rarity: Float64Array;
	weights: Weights;
};

/**
 * Multinomial logistic regression over words, neighbors and letter groups. Trained from the tables, in a fixed order
 * and without any random number: the same tables give the same weights on every machine.
 */
export class Classifier {
	readonly labels: readonly string[];
	readonly #places: ReadonlyMap<number, number>;
	readonly #rarity: Float64Array;
	readonly #weights: Weights;
	readonly #shares: Float32Array;

	private constructor({ labels, features, rarity, weights }: Learnt) {
		this.labels = labels;
		this.#places = placesOf(features);
		this.#rarity = rarity;
		this.#weights = weights;
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
			features: Int32Array.from(this.#places.keys()),
			rarity: this.#rarity,
			weights: this.#weights,
		};
		return serialize(learnt);
	}

	/** Whether any sample holds a word. */
	knows(word: string): boolean {
		return this.#places.has(hashed(word));
	}

	/** The classes with their shares (together 1), likeliest first. */
	guess(words: readonly string[]): Guess[] {
		const { starts, classes, values } = this.#weights;
		const vector = weighted(featuresOf(words), this.#places, this.#rarity);
		score(vector, this.#shares, (scores, feature, value) => {
			const end = starts[feature + 1] as number;
			for (let at = starts[feature] as number; at < end; at++) {
				const k = classes[at] as number;
				scores[k] = (scores[k] as number) + value * (values[at] as number);
			}
		});
		return this.labels
			.map((label, i) => ({ label, share: this.#shares[i] ?? 0 }))
			.sort((a, b) => b.share - a.share);
	}

	/** The same, with all alike where no word is known: parts of words alone can be of any word, such as the end of "forbid". */
	guessOfKnown(words: readonly string[]): Guess[] {
		return this.guess(words.some((word) => this.knows(word)) ? words : []);
	}
}

const placesOf = (features: Int32Array): Map<number, number> =>
	new Map(Array.from(features, (feature, place) => [feature, place]));

/** The known features of a message, rare ones more, with a length of 1. */
function weighted(
	features: ReadonlyMap<number, number>,
	places: ReadonlyMap<number, number>,
	rarity: Float64Array,
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

/** Fills `shares` with the share of every class. */
function score({ at, values }: Vector, shares: Float32Array, addTo: AddTo): void {
	const count = shares.length;
	shares.fill(0);
	for (let n = 0; n < at.length; n++) addTo(shares, at[n] as number, values[n] as number);
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
	const rarity = Float64Array.from(kept, ([, { count }]) => Math.log(1 + all.length / count));
	const labels = [...new Set(all.map(({ label }) => label))];
	const rank = new Map(labels.map((label, i) => [label, i]));
	const ordered = all
		.toSorted((a, b) => a.order - b.order)
		.map(({ features, label }) => ({
			vector: weighted(features, places, rarity),
			own: rank.get(label) as number,
		}));
	// A number for each feature and class.
	const weights = new Float32Array(kept.length * labels.length);
	const addTo: AddTo = (scores, feature, value) => {
		const from = feature * labels.length;
		for (let k = 0; k < labels.length; k++)
			scores[k] = (scores[k] as number) + value * (weights[from + k] as number);
	};
	const used = new Float32Array(kept.length).fill(0.1);
	const shares = new Float32Array(labels.length);
	for (let pass = 0; pass < PASSES; pass++) {
		for (const { vector, own } of ordered) {
			score(vector, shares, addTo);
			shares[own] = (shares[own] as number) - 1;
			learn(weights, vector, shares, used);
		}
	}
	return { labels, features, rarity, weights: packed(weights, labels.length) };
}

/** Moves the weights by the errors of the classes that one sample shows. */
function learn(
	weights: Float32Array,
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
		for (const k of wrong) {
			const at = i * errors.length + k;
			weights[at] = (weights[at] as number) - step * (errors[k] as number);
		}
	}
}

/** Returns the weights that say something: most features say nothing about most classes. */
function packed(all: Float32Array, classCount: number): Weights {
	const isKept = (weight: number): boolean => Math.abs(weight) >= LEAST;
	const size = all.reduce((count, weight) => (isKept(weight) ? count + 1 : count), 0);
	const starts = new Uint32Array(all.length / classCount + 1);
	const classes = new Uint16Array(size);
	const values = new Float32Array(size);
	let end = 0;
	for (let at = 0; at < all.length; at++) {
		const k = at % classCount;
		if (k === 0) starts[at / classCount] = end;
		const weight = all[at] as number;
		if (!isKept(weight)) continue;
		classes[end] = k;
		values[end] = weight;
		end++;
	}
	starts[starts.length - 1] = end;
	return { starts, classes, values };
}
