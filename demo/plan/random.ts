/** Pseudorandom numbers from a seed: the same seed gives the same numbers (mulberry32). */
export class Random {
	#state: number;

	constructor(seed: number) {
		this.#state = seed;
	}

	/** Returns a number from 0 to 1, without 1. */
	next(): number {
		this.#state = (this.#state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	}

	/** Returns a whole number between two bounds, both included. */
	int(min: number, max: number): number {
		return min + Math.floor(this.next() * (max - min + 1));
	}

	/** Returns true in this share of cases. */
	chance(share: number): boolean {
		return this.next() < share;
	}

	/** @throws {RangeError} if the list is empty */
	pick<T>(list: readonly T[]): T {
		if (list.length === 0) throw new RangeError("There is nothing to pick from");
		return list[this.int(0, list.length - 1)] as T;
	}

	/** Returns one of the keys, each as often as its weight says. */
	weighted<K extends string>(weights: Readonly<Record<K, number>>): K {
		const keys = Object.keys(weights) as K[];
		const total = keys.reduce((sum, key) => sum + weights[key], 0);
		let left = this.next() * total;
		for (const key of keys) {
			left -= weights[key];
			if (left < 0) return key;
		}
		return keys.at(-1) as K;
	}

	/** Returns a function that deals a list in random order, again and again. */
	deck<T>(list: readonly T[]): () => T {
		let left: T[] = [];
		return () => {
			if (left.length === 0) left = this.shuffled(list);
			return left.pop() as T;
		};
	}

	/** Returns a copy in random order. */
	shuffled<T>(list: readonly T[]): T[] {
		return list
			.map((value) => ({ value, order: this.next() }))
			.sort((a, b) => a.order - b.order)
			.map(({ value }) => value);
	}
}
