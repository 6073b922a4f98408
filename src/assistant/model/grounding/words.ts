import { fold as foldLetters } from "#platform/text/fold.ts";
import { functionWords } from "#platform/text/function-words.ts";
import { numberWords } from "./number-words.ts";
import { synonyms } from "./synonyms.ts";

/** Curly quotes as a keyboard types them. */
export const withStraightQuotes = (text: string): string => text.replace(/[‘’]/g, "'");

/** Lower case without accents, with straight quotes and plain hyphens. */
export const fold = (text: string): string =>
	foldLetters(withStraightQuotes(text)).replace(/[‐-―]/g, "-");

const STEM = 6;

/**
 * The beginning that forms of a word share, in English, in Spanish, and between both: `flebot` of phlebotomy and flebotomía.
 * Coarser than the stem of a question, because a claim may be in another language than what it rests on.
 */
export function stem(word: string): string {
	const plain = fold(word)
		.replace(/'s?$/, "")
		.replace(/ph/g, "f")
		.replace(/th/g, "t")
		.replace(/y/g, "i");
	const singular = plain.replace(
		/(?<=..)(?:sses|(?<![su])s|(?<=[^aeiou])es|(?<=[aeiou][dnrlz])es)$/,
		(end) => (end === "sses" ? "ss" : ""),
	);
	const root = singular.length > 4 ? singular.replace(/(?:ing|ed)$/, "") : singular;
	const single = root.replace(/([a-z])\1/g, "$1");
	return (single.length > 3 ? single.replace(/[aeo]$/, "") : single).slice(0, STEM);
}

/** Meaning of every word that has synonyms, by stem. */
const meanings = new Map(
	synonyms.flatMap((group) => {
		const [first = "", ...others] = group.split(" ");
		return [first, ...others].map((word) => [stem(word), stem(first)] as const);
	}),
);

/** Key of the group of synonyms that a word is in. */
export const meaningOf = (word: string): string | undefined => meanings.get(stem(word));

/** What a word is compared by: its stem, or that of its first synonym. */
export const keyOf = (word: string): string => meaningOf(word) ?? stem(word);

/** Words that mean nothing by themselves, and nouns that every answer of a school is full of. */
const wordsOfLittleMeaning = new Set([
	...functionWords,
	...numberWords.keys(),
	...`as into over under out off than whether when while where whom him his her mine ours here everyone each every all some many most more other others
		such own same one both either also just only again still already soon now ever even well never none nobody nothing without neither nor am being done
		having shall must let's gets go goes going come comes make makes take takes took taken taking making giving getting doing including gives given use
		used needs wants like offer offers offered include includes included provide provides held hold holds it's you're we're they're i'm don't doesn't
		isn't aren't can't won't you'll we'll i'll i've we've that's there's class classes course courses program programs programme training school option
		options thing things way ways people person's new jersey sin hasta entre cuando donde quienes cuantos e ella ellas ellos nosotros nuestro nuestra
		nuestros nuestras estos estas aqui alli muchos muchas menos mucho mucha otro otra otros otras cada todo todos toda todas algun alguien mismo misma
		aun solo bien nunca nadie ningun ninguna ninguno tampoco era fue estar han haber hemos tener poder debe deben hace da dan dar van ir quiere quieren
		necesita necesitan ofrece ofrecen ofrecemos tenemos incluye incluyen usa dura duran clase clases curso cursos programa programas escuela opcion
		opciones cosa cosas gente nueva`
		.split(/\s+/)
		.map(fold),
]);

/** Words of a text as they are written, paths, addresses and numbers left out. */
export function wordsOf(text: string): string[] {
	return (
		withStraightQuotes(text)
			.replace(/(?<!\S)\S[^\s@]*@\S+|https?:\S+|(?<![\p{L}\d])\/[\w\-/?=&]*/gu, " ")
			.match(/(?<![\p{L}\d])[\p{L}\d]*\p{L}[\p{L}\d']*/gu) ?? []
	);
}

export const isFunctionWord = (word: string): boolean => wordsOfLittleMeaning.has(fold(word));

/** The keys of the words that carry the meaning of a text. */
export function contentKeys(text: string): Set<string> {
	return new Set(wordsOf(text).flatMap((word) => (isFunctionWord(word) ? [] : keyOf(word))));
}
