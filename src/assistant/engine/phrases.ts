import { textingWords } from "#assistant/engine/training-data.ts";

/**
 * A small pattern language for the knowledge tables, matched word by word:
 *   `how much`   these words in a row          `cost*`   any word that begins so
 *   `day|night`  one of these                  `[the]`   may be missing
 *   `_`          up to four other words       `^` `$`   begin and end of the message
 */
type Element =
	| { kind: "word"; options: Option[]; optional: boolean }
	| { kind: "gap" }
	| { kind: "begin" }
	| { kind: "end" };
type Option = { text: string; prefix: boolean };

export type Phrase<T> = { elements: Element[]; source: string; value: T };
/** `places` are the positions of the words that the phrase names; words in a gap are not among them. */
export type Hit<T> = { value: T; places: number[] };

const GAP = 4;

function option(text: string): Option {
	return text.endsWith("*") ? { text: text.slice(0, -1), prefix: true } : { text, prefix: false };
}

/** The phrases of a table cell: written one after the other, separated by semicolons. */
export const listed = (cell: string | undefined): string[] =>
	cell
		?.split(";")
		.map((p) => p.trim())
		.filter(Boolean) ?? [];

/** Reads one phrase. Throws on an empty phrase, so that a broken table fails its test. */
export function readPhrase<T>(source: string, value: T): Phrase<T> {
	const written = source
		.split(/\s+/)
		.filter(Boolean)
		.flatMap((part) => (textingWords.get(part) ?? part).split(" "));
	const elements = written.map((part): Element => {
		if (part === "_") return { kind: "gap" };
		if (part === "^") return { kind: "begin" };
		if (part === "$") return { kind: "end" };
		const optional = part.startsWith("[") && part.endsWith("]");
		const inner = optional ? part.slice(1, -1) : part;
		return { kind: "word", options: inner.split("|").map(option), optional };
	});
	if (!elements.some((e) => e.kind === "word" && !e.optional))
		throw new Error(`empty phrase: "${source}"`);
	return { elements, source, value };
}

const fits = (o: Option, word: string): boolean =>
	o.prefix ? word.startsWith(o.text) : word === o.text;

/** Places of the words that `elements` match from word `at` on, or `null`. */
function matchAt(elements: Element[], index: number, words: string[], at: number): number[] | null {
	const element = elements[index];
	if (!element) return [];
	if (element.kind === "begin") return at === 0 ? matchAt(elements, index + 1, words, at) : null;
	if (element.kind === "end")
		return at === words.length ? matchAt(elements, index + 1, words, at) : null;
	if (element.kind === "gap") {
		for (let skip = 0; skip <= GAP && at + skip <= words.length; skip++) {
			const rest = matchAt(elements, index + 1, words, at + skip);
			if (rest) return rest;
		}
		return null;
	}
	const word = words[at];
	if (word !== undefined && element.options.some((o) => fits(o, word))) {
		const rest = matchAt(elements, index + 1, words, at + 1);
		if (rest) return [at, ...rest];
	}
	return element.optional ? matchAt(elements, index + 1, words, at) : null;
}

/** Many phrases, found by the first letters of their first sure word: matching costs microseconds however many there are. */
export class PhraseBook<T> {
	#byHead = new Map<string, Phrase<T>[]>();
	readonly words = new Set<string>();
	/** Beginnings of words that the phrases name ("radiolog" for radiology and radiologist). */
	readonly prefixes = new Set<string>();

	constructor(phrases: Iterable<Phrase<T>>) {
		for (const phrase of phrases) this.#add(phrase);
	}

	#add(phrase: Phrase<T>): void {
		for (const e of phrase.elements) {
			if (e.kind === "word")
				for (const o of e.options) (o.prefix ? this.prefixes : this.words).add(o.text);
		}
		// Phrases that begin with optional words are filed under each word that can come first.
		const heads = new Set<string>();
		for (const e of phrase.elements) {
			if (e.kind === "begin") continue;
			if (e.kind !== "word") throw new Error(`a phrase begins with words: "${phrase.source}"`);
			for (const o of e.options) heads.add(o.prefix ? `${o.text.slice(0, 3)}*` : o.text);
			if (!e.optional) break;
		}
		for (const head of heads) {
			const row = this.#byHead.get(head) ?? [];
			row.push(phrase);
			this.#byHead.set(head, row);
		}
	}

	/** All places where a phrase stands in the words. */
	find(words: string[]): Hit<T>[] {
		const hits: Hit<T>[] = [];
		for (let at = 0; at < words.length; at++) {
			const word = words[at] as string;
			for (const key of [word, `${word.slice(0, 3)}*`]) {
				for (const phrase of this.#byHead.get(key) ?? []) {
					const places = matchAt(phrase.elements, 0, words, at);
					if (places && places.length > 0) hits.push({ value: phrase.value, places });
				}
			}
		}
		return hits;
	}
}
