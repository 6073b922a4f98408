import { type Mentions, mentionsIn } from "#assistant/engine/catalog-names.ts";
import { type Guess, shareIn } from "#assistant/engine/classifier.ts";
import { clockIn, type DayMention, daysIn } from "#assistant/engine/days.ts";
import { greetingOf, withoutThanks } from "#assistant/engine/greetings.ts";
import { intentsOf } from "#assistant/engine/intents.ts";
import { isForeignScript, languageOf } from "#assistant/engine/language.ts";
import { normalize, wordsOf } from "#assistant/engine/normalize.ts";
import type { Knowledge } from "#assistant/engine/published.ts";
import { type Danger, dangersIn, isCode } from "#assistant/engine/safety.ts";
import { stopWords, weakWords } from "#assistant/engine/stop-words.ts";
import { withoutAccents } from "#platform/text/fold.ts";
import type { Language } from "#platform/text/language.ts";
import { stem } from "#platform/text/stem.ts";

/** A part of a message that can ask something of its own. */
export type Clause = { words: string[]; mentions: Mentions; guesses: Guess[] };

/** A message as it was understood by itself, before the conversation is looked at. */
export type Reading = Clause & {
	raw: string;
	language: Language;
	isForeign: boolean;
	dangers: Danger[];
	/** The words of all its clauses, */
	parts: (readonly string[])[];
	/** and what the first ones ask for. */
	clauses: Clause[];
	days: DayMention[];
	/** A clock time in minutes after midnight. */
	clock: number | undefined;
	/** What the visitor left to be reached: a name, and whether a number or address stands in the message. */
	contact: { name: string | undefined } | undefined;
	/** "no, I meant …": what came before was read wrongly. */
	isCorrection: boolean;
};

/** Words that begin another clause. */
const JOINT = /^(?:but|pero|because|porque|cause|cuz|and|y|plus)$/;
/** "So" begins one before these: "my knees are bad so I need …". */
const AFTER_SO = /^(?:i|im|it|we|my|only|what|which|how|when|where|can|do|is|are)$/;
/** "Everything but needles" is one. */
const ALL = /^(?:everything|anything|all|todo)$/;
/** Clauses of which it is read what they ask for; one message in 1,400 has more. */
const MAX_CLAUSES = 8;

const CORRECTED =
	/^(?:(?:no|nope|nah|sorry|wait|perdon)\b.*?\b)?(?:i mean|i meant|i ment|meaning|quise decir|quiero decir|me refiero a|me referia a)\b/;
/** What comes after "confirm that" is what the visitor asks about. */
const CONFIRM = /^\W*(?:please |can you |can u )*confirm(?: that| me)?\s+/i;
const NOT_THAT =
	/^(?:no|nope|not|nah)(?: no| not)? (?:the |that |el |la |lo de )?(?!\S*(?:mornings?|afternoons?|evenings?|nights?|weekends?|days?)\b)(?!.*\b(?:quiero|want|like|gusta|tengo|have|need|necesito|se|puedo|can)\b.*[,.;])[a-z ]{2,24}?[,.;]\s*(?=\S)/i;

/** Leaves out what the visitor takes back: "no not the medicine, the price of the class". */
function withoutTakenBack(message: string): { text: string; isCorrection: boolean } {
	const plain = withoutAccents(message);
	const start =
		CORRECTED.exec(plain.toLowerCase()) ??
		(/^(?:no|nope)\b/i.test(plain) ? NOT_THAT.exec(plain) : null);
	const rest = start ? message.slice(start[0].length) : message;
	const isUseful = start !== null && rest.replace(/[^\p{L}]/gu, "").length > 2;
	return { text: isUseful ? rest : message, isCorrection: start !== null };
}

const PHONE = /(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]{0,2}\d{3}[\s.-]?\d{4}\b/;
const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const NAME =
	/(?:\b(?:it'?s|i'?m|im|i am|its|this is|my name is|name'?s|name is|ask for|soy|me llamo|mi nombre es|se llama))\s+(\p{L}[\p{L}'-]{1,20})/iu;

/** The name and number that a visitor leaves to be called back. */
function contactIn(raw: string): Reading["contact"] {
	if (!PHONE.test(raw) && !EMAIL.test(raw)) return undefined;
	const name = NAME.exec(raw)?.[1];
	return { name: name && name[0]?.toUpperCase() + name.slice(1) };
}

/** The parts of a message that can ask or tell something of their own, in words as they are meant. */
export function partsOf(
	{ words, starts }: { words: readonly string[]; starts: readonly number[] },
	meant: (word: string) => readonly string[] = (word) => [word],
): string[][] {
	const parts: string[][] = [[]];
	for (const [at, word] of words.entries()) {
		const isJoint =
			(JOINT.test(word) && !ALL.test(words[at - 1] ?? "")) ||
			(word === "so" && AFTER_SO.test(words[at + 1] ?? ""));
		if ((isJoint || starts.includes(at)) && parts.at(-1)?.length) parts.push([]);
		parts.at(-1)?.push(...meant(word));
	}
	return parts;
}

/** What stands between courtesies is read without them where it has more words than this, or clearly asks for something. */
const FEW_WORDS = 3;
const CLEAR = 0.8;
/** Thanks are all that is said beside so few words that ask for nothing so much. */
const SOME_WORDS = 5;
const HALF = 0.5;

/** Reads a message: language, entities, and what it and each of its clauses ask for. */
export function read(
	message: string,
	knowledge: Knowledge,
	before: Language | undefined,
	page?: Language,
): Reading {
	const greeting = greetingOf(message);
	const asked = withoutThanks(message);
	const thanks = message.slice(asked.length);
	const readAs = (text: string, courtesies: readonly [string, string]): Reading => ({
		...readWithin(text, courtesies, knowledge, before, page),
		raw: message,
	});
	const count = wordsOf(asked.slice(greeting.length)).length;
	const isCourteous = greeting === "" ? thanks !== "" && count > 0 : count > 1;
	if (!isCourteous) return readAs(message, ["", ""]);
	const rest = readAs(asked, [greeting, thanks]);
	const share = rest.guesses[0]?.share ?? 0;
	// "I'm good for now, thanks" says no more than that.
	const mayBeThanks = thanks !== "" && count <= SOME_WORDS && share < HALF;
	const polite = mayBeThanks ? readAs(message, [greeting, ""]) : undefined;
	if (polite && shareIn(polite.guesses, "thanks") >= CLEAR) return polite;
	return count > FEW_WORDS || share >= CLEAR ? rest : readAs(message, ["", ""]);
}

/** @param courtesies with which the text begins, and those that stood at its end */
function readWithin(
	message: string,
	[greeting, thanks]: readonly [string, string],
	knowledge: Knowledge,
	before: Language | undefined,
	page: Language | undefined,
): Reading {
	const { text, isCorrection } = withoutTakenBack(message.replace(CONFIRM, ""));
	const { raw } = normalize(text);
	const { words: typed, starts } = normalize(text.slice(greeting.length));
	const parts = partsOf({ words: typed, starts }, (word) =>
		knowledge.spelling.correct(word).split(" "),
	);
	const words = parts.flat();
	const telling =
		parts.length > 1 ? parts.filter((part) => part.some((word) => !JOINT.test(word))) : [words];
	const clauseOf = (part: string[]): Clause => {
		const mentions = mentionsIn(part, knowledge.names);
		return { words: part, mentions, guesses: intentsOf(part, mentions) };
	};
	const whole = clauseOf(words);
	const [others, named] = [false, true].map((isName) =>
		words.filter((_, at) => whole.mentions.places.has(at) === isName),
	) as [string[], string[]];
	return {
		...whole,
		raw: message,
		language: languageOf(
			raw,
			[...wordsOf(`${greeting} ${thanks}`), ...others],
			before,
			named,
			page,
		),
		isForeign: isForeignScript(raw),
		dangers: isCode(raw) ? ["injection"] : dangersIn(words),
		parts: telling,
		clauses: parts.length > 1 ? telling.slice(0, MAX_CLAUSES).map(clauseOf) : [whole],
		days: daysIn(words),
		clock: clockIn(words),
		contact: contactIn(raw),
		isCorrection,
	};
}

/** The words that carry content, without names of courses. */
export const contentOf = ({ words, mentions }: Clause): string[] =>
	words.filter(
		(word, at) =>
			!mentions.places.has(at) && !stopWords.has(stem(word)) && !weakWords.has(stem(word)),
	);

/** A whole message has a trace of an intent from here on. */
const TRACE = 0.1;

/** As many words stand around a name that nothing is asked of. */
const A_NAME = 2;

/** Share of an intent in a message, at most in any of its clauses. */
export function shareOf({ guesses, clauses }: Reading, intent: string): number {
	const whole = shareIn(guesses, intent);
	// A single word ("tuesday, …") tells what the whole message has a trace of.
	const telling = clauses.filter(
		(clause) =>
			(clause.words.length > 1 || whole >= TRACE) &&
			// "The billing one" asks nothing.
			(clause.mentions.courses.length === 0 || unnamed(clause).length > A_NAME),
	);
	return Math.max(whole, ...telling.map((clause) => shareIn(clause.guesses, intent)));
}

/** The words of a clause without those that name a course. */
export const unnamed = ({ words, mentions }: Pick<Clause, "words" | "mentions">): string[] =>
	words.filter((_, at) => !mentions.places.get(at));
