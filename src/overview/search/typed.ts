import { foldForSearch } from "#platform/text/fold.ts";

/** A part of what was typed. */
export interface TypedWord {
	/** Folded, letters and digits only. */
	text: string;
	/** Contains nothing but digits, and may be a part of a phone number. */
	isNumber: boolean;
	/** Of an email address, or one that is being typed. */
	email: { local: string; domain: string } | null;
}

/** Words that belong to the next one in a name, and that people leave out or write together with it. */
const particles = new Set([
	"de",
	"del",
	"la",
	"las",
	"los",
	"da",
	"do",
	"dos",
	"van",
	"von",
	"der",
	"den",
	"di",
	"mc",
	"mac",
	"o",
	"st",
	"san",
	"y",
	"el",
	"al",
]);

/**
 * Letters and digits that every engine takes for such: ASCII, Latin, Greek, Cyrillic, Hebrew, Arabic, Devanagari, Thai, Korean,
 * Japanese and Chinese. SQLite splits words at letters that it does not know.
 */
const tokenPart =
	/[a-z0-9\u00df-\u00f6\u00f8-\u024f\u0391-\u03ce\u0430-\u04ff\u05d0-\u05ea\u0620-\u064a\u0904-\u0939\u0e01-\u0e30\u1100-\u11ff\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fcc]+/g;

/** Words of a search at most; more are ignored. */
const MAX_WORDS = 8;

/** Splits what was typed into words. Numbers and references may hold blanks: `(732) 555 0164` and `R 123456` are one word. */
export function typedWords(typed: string): TypedWord[] {
	const folded = foldForSearch(typed)
		.replace(
			/(?<![\p{L}\p{N}@._+-])[+(]?\d[\d\s().+\-/]*\d(?![\p{L}\p{N}@_])/gu,
			(number) => ` ${withoutCountry(number.replace(/\D/g, ""))} `,
		)
		.replace(/\b([rc])[\s-]+(?=\d{3,}\b)/g, "$1");
	return folded
		.split(/[\s,;]+/)
		.flatMap((word) => (word.includes("@") ? [word] : word.split("-")))
		.map((word) => ({ text: lettersAndDigits(word), email: emailOf(word) }))
		.filter(({ text }) => text !== "")
		.slice(0, MAX_WORDS)
		.map((word) => ({ ...word, isNumber: /^\d+$/.test(word.text) }));
}

/** Returns a folded text without blanks and punctuation. */
export const lettersAndDigits = (text: string): string => (text.match(tokenPart) ?? []).join("");

/** Splits an email address, each part without punctuation. */
export function emailOf(address: string): TypedWord["email"] {
	const [local = "", domain] = address.split("@");
	if (domain === undefined) return null;
	return { local: lettersAndDigits(local), domain: lettersAndDigits(domain) };
}

const withoutCountry = (digits: string) =>
	digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;

/** Returns the words that somebody must have to be found: those that are not easily left out or abbreviated. */
export function significant(words: readonly TypedWord[]): TypedWord[] {
	const long = words.filter(({ text }) => text.length > 1 && !particles.has(text));
	return long.length > 0 ? long : [...words];
}

/** Writes short words of a name together with the next one, as in `delacruz`; null if there are none. */
export function withJoinedParticles(words: readonly TypedWord[]): TypedWord[] | null {
	const joined: TypedWord[] = [];
	let before = "";
	for (const [at, word] of words.entries()) {
		if (particles.has(word.text) && at < words.length - 1) before += word.text;
		else {
			joined.push(before ? { ...word, text: before + word.text } : word);
			before = "";
		}
	}
	return joined.length < words.length ? joined : null;
}

/** Splits a text into folded words, as the index of messages and notes does. */
export const textWords = (text: string): string[] => foldForSearch(text).match(tokenPart) ?? [];

/** Returns whether a text has two letters or digits: fewer find too much. */
export const isSearchable = (typed: string): boolean => /[\p{L}\p{N}].*[\p{L}\p{N}]/su.test(typed);
