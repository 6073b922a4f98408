/** A question and the class it belongs to. */
export type Sample = { words: readonly string[]; label: string };
export type Guess = { label: string; share: number };

/** Passes over the samples; each takes about a tenth of a second. */
const PASSES = 4;
/** How far one sample moves the weights. */
const STEP = 3;
/** Errors below this share are left alone. */
const SMALL = 0.02;
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

type Vector = { at: Int32Array; values: Float32Array };

/** The samples as numbers, one after the other: what is learnt from takes little room, and leaves nothing behind. */
class Gathered {
	readonly features = new Map<string, { id: number; often: number }>();
	readonly labels: string[] = [];
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
	}

	/** The features of a sample by number, and the weight of each one's kind. */
	sample(n: number): { ids: readonly number[]; kinds: readonly number[] } {
		const [from, to] = [this.#ends[n - 1] ?? 0, this.#ends[n]];
		return { ids: this.#ids.slice(from, to), kinds: this.#kinds.slice(from, to) };
	}
}

/**
 * Multinomial logistic regression over words, neighbours and letter groups. Trained once, from the tables, in a fixed order
 * and without any random number: the same tables give the same weights on every machine.
 */
export class Classifier {
	readonly labels: readonly string[];
	#at = new Map<string, number>();
	#rarity: number[] = [];
	#weights = new Float32Array();
	#shares: Float32Array;

	private constructor(labels: Iterable<string>) {
		this.labels = [...new Set(labels)];
		this.#shares = new Float32Array(this.labels.length);
	}

	/** Learns from samples in small steps, so that other work can be done between them; the last step gives the classifier. */
	static *learning(samples: Iterable<Sample>): Generator<void, Classifier> {
		const gathered = new Gathered();
		for (const sample of samples) {
			gathered.add(sample);
			yield;
		}
		const classifier = new Classifier(gathered.labels);
		yield* classifier.#train(gathered);
		return classifier;
	}

	#vector(features: ReadonlyMap<string, number>): Vector {
		const places = [...features.keys()].map((feature) => this.#at.get(feature) ?? -1);
		return this.#weighted(places, [...features.values()]);
	}

	/** The known features of a message, rare ones more, with a length of 1. */
	#weighted(places: readonly number[], kinds: readonly number[]): Vector {
		const at: number[] = [];
		const values: number[] = [];
		for (const [n, place] of places.entries()) {
			if (place < 0) continue;
			at.push(place);
			values.push((kinds[n] ?? 0) * (this.#rarity[place] ?? 0));
		}
		const length = Math.hypot(...values) || 1;
		return { at: Int32Array.from(at), values: Float32Array.from(values, (v) => v / length) };
	}

	/** Fills `#shares` with the share of every class. */
	#score({ at, values }: Vector): Float32Array {
		const [shares, weights, count] = [this.#shares, this.#weights, this.labels.length];
		shares.fill(0);
		for (let n = 0; n < at.length; n++) {
			const from = (at[n] as number) * count;
			const value = values[n] as number;
			for (let k = 0; k < count; k++)
				shares[k] = (shares[k] as number) + value * (weights[from + k] as number);
		}
		let top = 0;
		for (let k = 0; k < count; k++) if ((shares[k] as number) > top) top = shares[k] as number;
		let total = 0;
		for (let k = 0; k < count; k++) {
			shares[k] = Math.exp((shares[k] as number) - top);
			total += shares[k] as number;
		}
		for (let k = 0; k < count; k++) shares[k] = (shares[k] as number) / total;
		return shares;
	}

	/** Stochastic gradient descent with a step per feature that shrinks with use (AdaGrad). */
	*#train(gathered: Gathered): Generator<void> {
		const { size } = gathered;
		const place = new Int32Array(gathered.features.size).fill(-1);
		for (const [feature, { id, often }] of gathered.features) {
			// A pair or a letter group that stands in one sample only tells nothing about other messages.
			if (often === 1 && /[ #]/.test(feature)) continue;
			place[id] = this.#rarity.length;
			this.#at.set(feature, this.#rarity.length);
			this.#rarity.push(Math.log(1 + size / often));
		}
		this.#weights = new Float32Array(this.#at.size * this.labels.length);
		yield;
		const rank = new Map(this.labels.map((label, i) => [label, i]));
		const vectors: Vector[] = [];
		for (let n = 0; n < size; n++) {
			const { ids, kinds } = gathered.sample(n);
			vectors.push(
				this.#weighted(
					ids.map((id) => place[id] ?? -1),
					kinds,
				),
			);
			yield;
		}
		const used = new Float32Array(this.#at.size).fill(0.1);
		for (let pass = 0; pass < PASSES; pass++) {
			for (let n = 0; n < size; n++) {
				// A stride through the samples, so that neighbours in the tables do not follow each other.
				const pick = (n * 7_919 + pass * 31) % size;
				this.#learn(vectors[pick] as Vector, rank.get(gathered.labels[pick] ?? "") ?? 0, used);
				yield;
			}
		}
	}

	/** Moves the weights by the error that one sample shows. */
	#learn(vector: Vector, own: number, used: Float32Array): void {
		const count = this.labels.length;
		const shares = this.#score(vector);
		shares[own] = (shares[own] as number) - 1;
		const wrong: number[] = [];
		let size = 0;
		for (let k = 0; k < count; k++) {
			const error = shares[k] as number;
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
			for (const k of wrong)
				this.#weights[i * count + k] =
					(this.#weights[i * count + k] as number) - step * (shares[k] as number);
		}
	}

	/** The classes with their shares (together 1), likeliest first. */
	guess(words: readonly string[]): Guess[] {
		const shares = this.#score(this.#vector(featuresOf(words)));
		return this.labels
			.map((label, i) => ({ label, share: shares[i] ?? 0 }))
			.sort((a, b) => b.share - a.share);
	}
}
