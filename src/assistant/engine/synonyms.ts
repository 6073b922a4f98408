import { linesOf } from "#assistant/engine/training-data.ts";
import { stem } from "#platform/text/stem.ts";

/** A word or phrase as it is compared: its own stem, the groups of synonyms that it stands in, and a phrase's words. */
export type Term = {
	stem: string;
	groups: readonly number[];
	parts: readonly Term[];
	at: number;
};

const NONE: readonly never[] = [];
const byStem = new Map<string, number[]>();
/** Phrases by the stem of their first word, longest first. */
const phrases = new Map<string, string[][]>();

const table = linesOf("synonyms.txt");
for (const [group, line] of table.entries()) {
	const members = line
		.slice(line.indexOf(":") + 1)
		.trim()
		.split(/\s+/);
	for (const member of members) {
		const parts = member.split("_").map(stem);
		const key = parts.join(" ");
		byStem.set(key, [...(byStem.get(key) ?? []), group]);
		const [first = ""] = parts;
		if (parts.length > 1) phrases.set(first, [...(phrases.get(first) ?? []), parts]);
	}
}
for (const list of phrases.values()) list.sort((a, b) => b.length - a.length);

/** Whether the table of synonyms knows a word. */
export const isInSynonyms = (word: string): boolean => byStem.has(stem(word));

/** Every single word of the table, for the spelling. */
export const synonymWords = (): string[] => table.flatMap((line) => line.match(/[a-z]{4,}/g) ?? []);

/** The terms of a text in its order: phrases of the table, which may overlap, and the words that stand in none. */
export function termsOf(words: readonly string[]): Term[] {
	const stems = words.map(stem);
	const terms: Term[] = [];
	let joined = 0;
	for (const [at, first] of stems.entries()) {
		const phrase = phrases.get(first)?.find((parts) => parts.every((p, i) => stems[at + i] === p));
		if (phrase && at + phrase.length > joined) {
			const key = phrase.join(" ");
			const parts = phrase.map((part, i) => single(part, at + i));
			terms.push({ stem: key, groups: byStem.get(key) ?? NONE, parts, at });
			joined = at + phrase.length;
		} else if (at >= joined) terms.push(single(first, at));
	}
	return terms;
}

const single = (stem: string, at: number): Term => ({
	stem,
	groups: byStem.get(stem) ?? NONE,
	parts: NONE,
	at,
});

/** A synonym is weaker evidence than the word itself: of two passages the one in the visitor's own words wins. */
export const SYNONYM = 0.85;

/** Whether two terms mean the same: 1 for the same stem, less for a synonym, 0 otherwise. */
export function likeness(a: Term, b: Term): number {
	if (a.stem === b.stem) return 1;
	return a.groups.some((group) => b.groups.includes(group)) ? SYNONYM : 0;
}
