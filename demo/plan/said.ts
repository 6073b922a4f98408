import {
	programQuestions,
	questions,
	situations,
	spanishQuestions,
	spanishSituations,
} from "../words/registrations.ts";
import type { Visitor } from "./event.ts";
import type { Random } from "./random.ts";

type Language = Visitor["language"];

/** What people write in forms. A sentence comes again only after all others. */
export class Said {
	readonly #random: Random;
	readonly #situations: Record<Language, () => string>;
	readonly #questions: Record<Language, () => string>;

	constructor(random: Random) {
		this.#random = random;
		this.#situations = { en: random.deck(situations), es: random.deck(spanishSituations) };
		this.#questions = { en: random.deck(questions), es: random.deck(spanishQuestions) };
	}

	/** Returns what someone writes with a registration; null for those who write nothing. */
	withRegistration(language: Language, course: string): string | null {
		const random = this.#random;
		if (random.chance(0.35)) return null;
		const own = language === "en" && random.chance(0.25) ? programQuestions[course] : undefined;
		const ask = () => (own ? random.pick(own) : this.#questions[language]());
		switch (random.int(1, 3)) {
			case 1:
				return this.asTyped(this.#situations[language]());
			case 2:
				return this.asTyped(ask());
			default:
				return this.asTyped(`${this.#situations[language]()} ${ask()}`);
		}
	}

	/** Returns what someone writes about themselves and asks. */
	inMessage(language: Language): string {
		return `${this.#situations[language]()} ${this.#questions[language]()}`;
	}

	/** Returns a text as some people type it on a phone. */
	asTyped(text: string): string {
		if (!this.#random.chance(0.25)) return text;
		return text.toLowerCase().replaceAll("’", "").replace(/¿/g, "").replace(/[.]$/, "");
	}
}
