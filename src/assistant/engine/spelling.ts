import { trainedWords } from "#assistant/engine/intents.ts";
import type { PhraseBook } from "#assistant/engine/phrases.ts";
import { synonymWords } from "#assistant/engine/synonyms.ts";
import { linesOf } from "#assistant/engine/training-data.ts";
import type { Passage } from "#assistant/knowledge/types.ts";
import { fieldWords } from "#assistant/knowledge/vocabulary.ts";
import { editDistance } from "#platform/text/edit-distance.ts";

const wordsIn = (file: string): ReadonlySet<string> =>
	new Set(linesOf(file).flatMap((line) => line.split(" ")));
const english = wordsIn("words.en.txt");
const spanish = wordsIn("words.es.txt");
const ordinary = new Set([...english, ...spanish]);

/** Whether a word is frequent in one language and not in the other. */
export const isOnly = (word: string, language: "en" | "es"): boolean =>
	language === "es"
		? spanish.has(word) && !english.has(word)
		: english.has(word) && !spanish.has(word);

/** Whether a word is a frequent word of English or Spanish. */
export const isOrdinary = (word: string): boolean => ordinary.has(word);

/** Slips allowed for a word of this length: none below four letters, one from four, two from eight. */
function slips(length: number): number {
	if (length < 4) return 0;
	return length < 8 ? 1 : 2;
}

/** Letters of a word whose slips are looked up; the rest is only compared, so that long words need no more forms than short ones. */
const LOOKED_UP = 5;

/** The beginning of a word with up to `n` letters left out: two words within `n` slips share one of these forms. */
function formsOf(word: string): string[] {
	const forms: string[] = [];
	addForms(word.slice(0, LOOKED_UP), slips(word.length), 0, forms);
	return forms;
}

/** Adds a word, and it without up to `n` of its letters from a place on. */
function addForms(word: string, n: number, from: number, forms: string[]): void {
	forms.push(word);
	if (n > 0)
		for (let at = from; at < word.length; at++)
			addForms(word.slice(0, at) + word.slice(at + 1), n - 1, at, forms);
}

/** Words to correct towards, in order of preference, findable by shortened forms. */
export class Vocabulary {
	readonly words = new Map<string, number>();
	#forms = new Map<string, string[]>();

	constructor(words: Iterable<string>) {
		for (const word of words) {
			if (!/^[a-z]{3,24}$/.test(word) || this.words.has(word)) continue;
			this.words.set(word, this.words.size);
			for (const form of formsOf(word)) {
				const row = this.#forms.get(form);
				if (row) row.push(word);
				else this.#forms.set(form, [word]);
			}
		}
	}

	near(word: string): string[] {
		const found = new Set<string>();
		for (const form of formsOf(word)) for (const w of this.#forms.get(form) ?? []) found.add(w);
		return [...found];
	}
}

/** Corrects slips towards the vocabularies, and leaves every ordinary or known word alone. */
export class Spelling {
	#vocabularies: Vocabulary[];
	#known: readonly ReadonlySet<string>[];
	#prefixes: Set<string>;
	#seen = new Map<string, string>();

	constructor(
		vocabularies: Vocabulary[],
		known: readonly ReadonlySet<string>[],
		prefixes: Iterable<string> = [],
	) {
		this.#vocabularies = vocabularies;
		this.#known = known;
		this.#prefixes = new Set([...prefixes].filter((p) => p.length >= 6));
	}

	knows(word: string): boolean {
		if (this.#sure(word) || this.#isKnown(word)) return true;
		const stem = word.replace(/(?:ies|es|s|ing|ed|ly|er|ers)$/, "");
		return (
			stem.length >= 4 &&
			stem !== word &&
			(ordinary.has(stem) || ordinary.has(`${stem}e`) || this.#isKnown(stem))
		);
	}

	#isKnown(word: string): boolean {
		return this.#known.some((words) => words.has(word));
	}

	/** The word as it was probably meant; two words when a space was forgotten. */
	correct(word: string): string {
		const before = this.#seen.get(word);
		if (before !== undefined) return before;
		const meant = this.#correct(word);
		if (this.#seen.size > 5_000) this.#seen.clear();
		this.#seen.set(word, meant);
		return meant;
	}

	#correct(word: string): string {
		const limit = slips(word.length);
		if (limit === 0 || word.length > 24 || !/^[a-z]+$/.test(word) || this.knows(word)) return word;
		const twice = this.#ofDoubleLetter(word);
		if (twice) return twice;
		// "radiology" begins like a name of the tables: only a word that begins so too can be meant ("certifcate").
		const prefix = this.#prefixOf(word);
		let best = word;
		let bestCost = Number.POSITIVE_INFINITY;
		for (const [layer, vocabulary] of this.#vocabularies.entries()) {
			for (const candidate of vocabulary.near(word)) {
				if (prefix && !candidate.startsWith(prefix)) continue;
				const allowed = Math.min(limit, slips(candidate.length));
				const d = editDistance(word, candidate, allowed);
				if (d === 0 || d > allowed || (layer > 0 && word.length < 5)) continue;
				// In a short word nobody mistypes the first letter: "banana" is not "mañana".
				if (word[0] !== candidate[0] && word[0] !== candidate[1] && word.length < 7) continue;
				const rank = (vocabulary.words.get(candidate) ?? 0) / 10_000;
				const cost = d + (word[0] === candidate[0] ? 0 : 0.5) + layer * 0.1 + rank * 0.1;
				if (cost < bestCost) [best, bestCost] = [candidate, cost];
			}
		}
		return best === word && !prefix ? this.#split(word) : best;
	}

	/** "longg", "priice", "bleding": a letter typed twice, or once in place of twice, where the word so mended is known. */
	#ofDoubleLetter(word: string): string | undefined {
		for (let i = 1; i < word.length; i++) {
			if (word[i] !== word[i - 1]) continue;
			const single = word.slice(0, i) + word.slice(i + 1);
			if (single.length >= 3 && (this.#sure(single) || this.#isKnown(single))) return single;
		}
		for (let i = 1; i < word.length && word.length >= LOOKED_UP; i++) {
			const double = word.slice(0, i) + word.slice(i - 1);
			if (this.#sure(double) || this.#isKnown(double)) return double;
		}
		return undefined;
	}

	#prefixOf(word: string): string | undefined {
		for (let n = word.length; n >= 6; n--)
			if (this.#prefixes.has(word.slice(0, n))) return word.slice(0, n);
		return undefined;
	}

	#split(word: string): string {
		if (word.length < 7) return word;
		for (let i = word.length - 3; i >= 3; i--) {
			const [a, b] = [word.slice(0, i), word.slice(i)];
			const field = this.#vocabularies.some((v) => v.words.has(a) || v.words.has(b));
			if (field && this.#sure(a) && this.#sure(b)) return `${a} ${b}`;
		}
		return word;
	}

	#sure(word: string): boolean {
		return ordinary.has(word) || this.#vocabularies.some((v) => v.words.has(word));
	}
}

/** Words of the texts that slips are corrected towards; nine courses have half of it. */
const MAX_TEXT_WORDS = 1000;

const FIELD = new Vocabulary(fieldWords.split(/\s+/));
let learnt: ReadonlySet<string> | undefined;

/** The spelling for a catalog: corrects towards its names, its texts and the words of the field. */
export function spellingFor(names: PhraseBook<unknown>, passages: readonly Passage[]): Spelling {
	learnt ??= new Set([...synonymWords(), ...trainedWords()]);
	const texts = new Set(
		passages.flatMap(
			({ text, heading = "" }) => `${text} ${heading}`.toLowerCase().match(/[a-z]{5,}/g) ?? [],
		),
	);
	return new Spelling(
		[
			FIELD,
			new Vocabulary([...names.words].filter((word) => word.length > 3)),
			new Vocabulary([...texts].slice(0, MAX_TEXT_WORDS)),
		],
		[learnt, texts],
		names.prefixes,
	);
}
