import type { Piece } from "#overview/search/contract.ts";
import {
	emailOf,
	lettersAndDigits,
	significant,
	type TypedWord,
	withJoinedParticles,
} from "#overview/search/typed.ts";
import { type Findable, MAX_NAME_WORDS } from "#platform/database/findable.ts";
import { editDistance } from "#platform/text/edit-distance.ts";
import { foldForSearch } from "#platform/text/fold.ts";
import { soundOf } from "#platform/text/sound.ts";

/** How well a record matches, and what of it. */
export interface Match {
	/** From 0, nothing, to about 1, exactly what was typed. */
	score: number;
	name: Piece[];
	email: Piece[];
	phone: Piece[];
	reference: Piece[];
	/** Whether it was found by its reference. */
	isReference: boolean;
}

/** Records below it are not shown. */
export const LEAST = 0.6;

/** A match that is as it was typed, not only similar. */
export const AS_TYPED = 0.84;

/** Points lost for each word of the name that was not typed. */
const LEFT_OUT = 0.01;
const OTHER_ORDER = 0.005;

/** Words of a name that may be typed as one. */
const MAX_JOINED = 4;

/** Compares a typed word with one of a name: 1 is the same, 0 is another. */
type Comparison = (typed: string, word: string) => number;

/** Returns a comparison that remembers its results, for one search: names repeat. */
export function rememberedLikeness(): Comparison {
	const known = new Map<string, number>();
	return (typed, word) => {
		const pair = `${typed} ${word}`;
		const result = known.get(pair) ?? likeness(typed, word);
		known.set(pair, result);
		return result;
	};
}

/** Rates a record against what was typed. Both engines rank with it. */
export function rate(
	words: readonly TypedWord[],
	record: Findable,
	compare: Comparison = likeness,
): Match {
	const asTyped = rateWords(words, record, compare);
	const joined = withJoinedParticles(words);
	const together = joined && rateWords(joined, record, compare);
	return together && together.score > asTyped.score ? together : asTyped;
}

function rateWords(words: readonly TypedWord[], record: Findable, compare: Comparison): Match {
	const name = nameWords(record.name).slice(0, MAX_NAME_WORDS);
	const needed = new Set(significant(words));
	const used = new Set<number>();
	const found = { email: false, phone: false, reference: false };
	let points = 0;
	let weights = 0;
	const places: number[] = [];
	for (const word of words) {
		const inName = bestInName(word, name, used, compare);
		const elsewhere = bestElsewhere(word, record);
		// Words that are easily left out add little, and cost little.
		const weight = needed.has(word) ? word.text.length + 2 : 1;
		points += weight * Math.max(inName.score, elsewhere.score);
		weights += weight;
		if (elsewhere.score > inName.score) found[elsewhere.field] = true;
		else if (inName.score > 0) {
			for (const place of inName.places) used.add(place);
			places.push(inName.places[0] ?? 0);
		}
	}
	let score = weights === 0 ? 0 : points / weights;
	const disorder = places.filter((place, at) => place < (places[at - 1] ?? -1)).length;
	if (used.size > 0) score -= LEFT_OUT * (name.length - used.size) + OTHER_ORDER * disorder;
	const together = writtenTogether(words, name);
	if (together > score) {
		score = together;
		for (const place of name.keys()) used.add(place);
	}
	return {
		score,
		name: marked(
			record.name,
			name.filter((_, place) => used.has(place)),
		),
		email: whole(record.email, found.email),
		phone: whole(record.phone ?? "", found.phone),
		reference: whole(record.reference, found.reference),
		isReference: found.reference && !found.phone && used.size === 0,
	};
}

/** A word of a text, folded, with its place in the text. */
interface PlacedWord {
	text: string;
	from: number;
	to: number;
}

/** Splits a name into words as the search index does. */
export function nameWords(name: string): PlacedWord[] {
	return [...name.matchAll(/[^\s.,-]+/g)]
		.map(({ 0: word, index }) => ({
			text: lettersAndDigits(foldForSearch(word)),
			from: index,
			to: index + word.length,
		}))
		.filter(({ text }) => text !== "");
}

/** Splits a text into pieces, with `words` marked. */
export function marked(text: string, words: readonly PlacedWord[]): Piece[] {
	const pieces: Piece[] = [];
	let end = 0;
	for (const { from, to } of words.toSorted((a, b) => a.from - b.from)) {
		if (from > end) pieces.push({ text: text.slice(end, from), isMatch: false });
		pieces.push({ text: text.slice(from, to), isMatch: true });
		end = to;
	}
	if (end < text.length) pieces.push({ text: text.slice(end), isMatch: false });
	return pieces;
}

const whole = (text: string, isMatch: boolean): Piece[] => (text === "" ? [] : [{ text, isMatch }]);

function bestInName(
	typed: TypedWord,
	name: readonly PlacedWord[],
	used: ReadonlySet<number>,
	compare: Comparison,
) {
	let best = { score: 0, places: [] as number[] };
	if (typed.email) return best;
	for (const [place, { text }] of name.entries()) {
		if (used.has(place)) continue;
		const score = compare(typed.text, text);
		if (score > best.score) best = { score, places: [place] };
		// `delacruz` for `de la cruz`.
		let joined = text;
		const places = [place];
		for (let next = place + 1; next < name.length && joined.length < typed.text.length; next++) {
			if (places.length === MAX_JOINED) break;
			joined += name[next]?.text;
			places.push(next);
			const score = 0.97 * compare(typed.text, joined);
			if (score > best.score) best = { score, places: [...places] };
		}
	}
	return best;
}

/** Compares a typed word with one of a name: 1 is the same, 0 is another. */
export function likeness(typed: string, word: string): number {
	if (typed === word) return 1;
	if (word.startsWith(typed)) {
		return typed.length === 1 ? 0.7 : 0.85 + (0.1 * typed.length) / word.length;
	}
	const [a, b] = [soundOf(typed), soundOf(word)];
	if (a === b) return 0.83;
	if (word.length === 1 && typed.startsWith(word)) return 0.65;
	const allowed = allowedErrors(Math.max(typed.length, word.length));
	const distance = Math.min(editDistance(typed, word, allowed), editDistance(a, b, allowed));
	return distance > allowed ? 0 : 0.83 - 0.07 * distance;
}

function allowedErrors(letters: number): number {
	if (letters < 3) return 0;
	return letters < 7 ? 1 : 2;
}

type Field = "email" | "phone" | "reference";

function bestElsewhere(typed: TypedWord, record: Findable): { score: number; field: Field } {
	const scores = [
		{ field: "phone" as const, score: typed.isNumber ? inPhone(typed.text, record.phone) : 0 },
		{ field: "email" as const, score: inEmail(typed, record.email) },
		{ field: "reference" as const, score: inReference(typed.text, record.reference) },
	];
	return scores.reduce((best, one) => (one.score > best.score ? one : best));
}

function inPhone(digits: string, phone: string | null): number {
	const stored = (phone ?? "").replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
	if (digits.length < 3 || !stored.includes(digits)) return 0;
	if (digits === stored) return 1;
	if (stored.endsWith(digits)) return 0.92;
	return stored.startsWith(digits) ? 0.9 : 0.86;
}

function inEmail({ text, email: typed }: TypedWord, address: string): number {
	const stored = emailOf(foldForSearch(address));
	if (!stored) return 0;
	if (typed) {
		const isLocal =
			typed.domain === "" ? stored.local.startsWith(typed.local) : stored.local === typed.local;
		if ((typed.local && !isLocal) || !stored.domain.startsWith(typed.domain)) return 0;
		if (typed.local === "") return 0.85;
		return typed.domain === stored.domain ? 1 : 0.95;
	}
	if (text.length < 3) return 0;
	if (stored.local === text) return 0.96;
	if (stored.local.startsWith(text)) return 0.86;
	return stored.local.includes(text) || stored.domain.startsWith(text) ? 0.845 : 0;
}

function inReference(typed: string, reference: string): number {
	const stored = lettersAndDigits(foldForSearch(reference));
	if (stored === typed) return 1.02;
	if (typed === stored.slice(1)) return 1.01;
	if (!/^[rc]?\d{3,}$/.test(typed)) return 0;
	if (stored.startsWith(typed)) return 0.95;
	return stored.includes(typed) ? 0.855 : 0;
}

/** Rates `de la cruz` for `Delacruz`, and a name that was typed without blanks. */
function writtenTogether(words: readonly TypedWord[], name: readonly PlacedWord[]): number {
	const typed = words.map(({ text }) => text).join("");
	const stored = name.map(({ text }) => text).join("");
	if (words.length + name.length < 3 || typed.length < 4) return 0;
	return typed === stored ? 0.98 : 0;
}
