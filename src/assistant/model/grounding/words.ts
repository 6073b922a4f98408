import { numberWords } from "./number-words.ts";
import { synonyms } from "./synonyms.ts";

/** Lower case without accents, with straight quotes and plain hyphens. */
export const fold = (text: string): string =>
	text
		.normalize("NFD")
		.replace(/\p{M}+/gu, "")
		.replace(/[‘’]/g, "'")
		.replace(/[‐-―]/g, "-")
		.toLowerCase();

const STEM = 6;

/** The beginning that forms of a word share, in English, in Spanish, and between both: `flebot` of phlebotomy and flebotomía. */
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
const functionWords = new Set([
	...numberWords.keys(),
	...`a an the of to in on at for with from by as into over under about up out off and or but so than then if whether when while where how what which who whom why
	i you he she it we they me him us them my your his her its our their mine yours ours this that these those there here someone anyone everyone each every all any some
	many most more much other others such own same one both either too very also just only again still already soon now ever even well
	not no never none nobody nothing without neither nor yes
	am is are was were be been being do does did done have has had having will would shall should can could may might must let let's get gets got go goes going come comes
	make makes take takes took taken taking making giving getting having doing being including give gives given use used need needs want wants like offer offers offered include includes included including provide provides held hold holds
	it's you're we're they're i'm don't doesn't isn't aren't can't won't you'll we'll i'll i've we've that's there's
	class classes course courses program programs programme training school option options thing things way ways people person's new jersey
	un una unos unas el la los las lo al del de a en con por para sin sobre desde hasta entre como cuando donde que cual cuales quien quienes cuanto cuantos y o u e ni pero si
	yo usted ustedes ella ellas ellos nosotros me te se le les nos mi mis tu tus su sus nuestro nuestra nuestros nuestras este esta estos estas ese esa eso esto aqui alli
	muchos muchas mas menos mucho mucha otro otra otros otras cada todo todos toda todas algun alguna alguien mismo misma muy tambien ya aun solo bien
	no nunca nadie ningun ninguna ninguno tampoco es son soy era fue ser estar esta estan estas ha han hay haber he hemos tiene tienen tengo tener puede pueden puedo poder debe deben
	hace hacer da dan dar va van ir quiere quieren necesita necesitan ofrece ofrecen ofrecemos tenemos incluye incluyen usa dura duran
	clase clases curso cursos programa programas escuela opcion opciones cosa cosas gente nueva`
		.split(/\s+/)
		.map(fold),
]);

/** Words of a text as they are written, paths, addresses and numbers left out. */
export function wordsOf(text: string): string[] {
	return (
		text
			.replace(/(?<!\S)\S[^\s@]*@\S+|https?:\S+|(?<![\p{L}\d])\/[\w\-/?=&]*/gu, " ")
			.replace(/[‘’]/g, "'")
			.match(/(?<![\p{L}\d])[\p{L}\d]*\p{L}[\p{L}\d']*/gu) ?? []
	);
}

export const isFunctionWord = (word: string): boolean => functionWords.has(fold(word));

/** The keys of the words that carry the meaning of a text. */
export function contentKeys(text: string): Set<string> {
	return new Set(wordsOf(text).flatMap((word) => (isFunctionWord(word) ? [] : keyOf(word))));
}
