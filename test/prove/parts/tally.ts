import type { Crowd } from "./crowd.ts";

/** Sums up what a crowd found over all rounds. */
export class Tally {
	readonly #name: string;
	readonly #crowd: Crowd;
	#lost = 0;
	#doubled = 0;
	#partial = 0;

	constructor(name: string, crowd: Crowd) {
		this.#name = name;
		this.#crowd = crowd;
	}

	/** Compares and prints what is wrong. @returns whether nothing is */
	async check(moment: string): Promise<boolean> {
		const { lost, doubled, partial } = await this.#crowd.check();
		this.#lost += lost.length;
		this.#doubled += doubled.length;
		this.#partial += partial.length;
		for (const sentence of lost) console.log(`\nlost: ${sentence}`);
		for (const sentence of doubled) console.log(`\ndoubled: ${sentence}`);
		for (const sentence of partial) console.log(`\npartial: ${sentence}`);
		process.stdout.write(
			`\r${this.#name}: ${moment}, ${this.#crowd.acknowledged} writes acknowledged   `,
		);
		return lost.length + doubled.length + partial.length === 0;
	}

	/** Prints one line of figures; anything wrong makes the proof fail. */
	report(more: string): void {
		console.log(
			`\n${this.#name}: ${this.#crowd.acknowledged} writes acknowledged, ${this.#lost} lost, ${this.#doubled} doubled, ${this.#partial} partial; ${more}`,
		);
		if (this.#lost + this.#doubled + this.#partial > 0) process.exitCode = 1;
	}
}
