import { textingWords } from "#assistant/engine/training-data.ts";
import { fold } from "#platform/text/fold.ts";

/** One word of a message: as it is compared, and where its sentence ends. */
export type Normalised = {
	/** The raw text, NFC, with straight quotes and single spaces. */
	raw: string;
	/** Lower case words without accents and punctuation, texting words written out. */
	words: string[];
	/** Index of the first word of every sentence. */
	starts: number[];
};

const MAX_CHARACTERS = 1_000;
const MAX_WORDS = 160;

/** A sentence ends with its mark, and something else may begin after a comma ("im nervous, how much is it"). */
const SENTENCE_END = /(?<![.?!;¿¡\n])[.?!;¿¡\n]+(?=\s|$|[a-z])|,(?=\s)/;

/** Straight quotes, single spaces, no control or invisible characters, a bounded length. */
export function tidy(text: string): string {
	return text
		.slice(0, MAX_CHARACTERS)
		.normalize("NFC")
		.replace(/[‘’ʼ′`´]/g, "'")
		.replace(/[“”«»]/g, '"')
		.replace(/[‐-―−]/g, "-")
		.replace(/[\p{Cc}\p{Cf}\p{Z}]+/gu, " ")
		.trim();
}

/** Joins dotted acronyms (C.N.A. → CNA), which else fall apart into letters. */
const joinAcronyms = (text: string): string =>
	text.replace(/\b(?:[a-z]\.){2,}[a-z]?(?![a-z])/g, (m) => m.replaceAll(".", ""));

const DRAWN_OUT = /([a-z])\1\1/;

/** Shortens drawn-out letters: "heyyyy" → "hey", "classsses" → "classes". */
const shorten = (word: string): string =>
	word.replace(/([a-z])(?<!\1\1)\1{2,}$/, "$1").replace(/([a-z])\1{2,}/g, "$1$1");

/** "MA" in a sentence or after what a class is said to be; after a town it is a state. */
const ASSISTANT = /\bMA\b(?=.*[a-z]|\s*\?)|(?<=\b(?:day|night|evening|morning) )MA\b/g;
/** "ma" beside another name ("cna or ma") or a course noun; alone it may be anything. */
const MEDICAL_ASSISTANT =
	/(?<=\b(?:or|vs\.?|versus|than)\s)ma\b|\bma\b(?=\s(?:or|vs|versus|class(?:es)?|courses?|programs?|training|school|cert)\b)/g;

/** "9-5", "7am-3pm" and "mon-fri" run from one to the other. */
const RANGE = (() => {
	const time = "(?:1[0-2]|\\d)(?::\\d\\d)?\\s?(?:[ap]m?)?";
	const day = "(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mier|mie|jue|vie|sab|dom)[a-z]*";
	const dash = "\\s?-\\s?";
	return new RegExp(
		`(?<![\\d/-])\\b(${time})${dash}(?=${time}(?![\\w/-]))|\\b(${day})${dash}(?=${day}\\b)`,
		"g",
	);
})();

/** "I work until 430", "off at 430": no amount. */
const HOUR =
	/\b(until|till?|(?:off|out|done|home|leave|finish) (?:\w+ )?at|a las) (1[0-2]|[1-9])(00|15|30|45)\b(?! (?:dollars|bucks|dolares|hours|horas|students|people))/g;

/** What a message of signs alone says. */
const signs: readonly [RegExp, string][] = [
	[/[👍👌✅]/gu, " ok "],
	[/[🙏❤🥰😊💕]/gu, " thanks "],
];
const ofSigns = (raw: string): string =>
	/[\p{L}\p{N}]/u.test(raw)
		? raw
		: signs.reduce((text, [sign, words]) => text.replace(sign, words), raw);

/** Words of a text as they are compared; used for messages, phrases and names alike. */
export function wordsOf(text: string): string[] {
	return normalize(text).words;
}

/** Prepares a message for reading. Pure and total: any text gives words, possibly none. */
export function normalize(text: string): Normalised {
	const raw = tidy(text);
	const flat = joinAcronyms(fold(ofSigns(raw).replace(ASSISTANT, "CMA")))
		.replace(MEDICAL_ASSISTANT, "cma")
		.replace(RANGE, "$1$2 to ")
		.replace(/\bm-f\b/g, "monday to friday")
		.replace(/(\d)\s*:\s*(\d\d)/g, "$1h$2")
		.replace(HOUR, "$1 $2h$3")
		.replace(/\bw\//g, " with ")
		.replace(/[&+]/g, " and ")
		.replace(/\b(what|where|who|how|when|it|that|there|here|he|she|let)'s\b/g, "$1 is")
		.replace(/\bi'm\b/g, "i am")
		.replace(/'re\b/g, " are")
		.replace(/'ve\b/g, " have")
		.replace(/'ll\b/g, " will")
		.replace(/'d\b/g, " would")
		.replace(/\b([3-7])'(\d{1,2})\b/g, "$1 feet $2")
		.replace(/'/g, "")
		.replace(/\bsing(ing)? (up|in)\b/g, "sign$1 $2")
		.replace(/\b(open|closed|there|here|available|around|free) rn\b/g, "$1 right now")
		.replace(/\$/g, " dollars ");
	const isDrawnOut = DRAWN_OUT.test(flat);
	const words: string[] = [];
	const starts: number[] = [];
	for (const sentence of flat.split(SENTENCE_END)) {
		const found = sentence.match(/[\p{L}\p{N}]+/gu);
		if (!found) continue;
		starts.push(words.length);
		for (const token of found) {
			if (words.length >= MAX_WORDS) break;
			const word = isDrawnOut ? shorten(token) : token;
			words.push(...(textingWords.get(word) ?? word).split(" "));
		}
	}
	return { raw, words, starts };
}
