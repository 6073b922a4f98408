import { readFileSync } from "node:fs";
import type { Course } from "#assistant/knowledge/types.ts";
import type { Language } from "#platform/text/language.ts";
import { type Invention, inventionsFor } from "./inventions.ts";
import { placeholdersOf, type Situation } from "./placeholders.ts";
import { plain } from "./plain.ts";
import { converse, question } from "./visitor.ts";

type Patterns = string | string[];

/** A message of a conversation, and which answers to it are right. */
export type ExpectedTurn = {
	say: string;
	/** What a good answer says, for the reader. */
	good?: string;
	/** Every one of these is said. */
	all?: Patterns;
	/** One of these is said. */
	any?: Patterns;
	/** Saying this is false. */
	none?: Patterns;
	/** Saying this is beside the point. */
	off?: Patterns;
	/** What may be said though it is published nowhere. */
	allow?: Patterns;
	/** What "I don't have information about …" may speak of. */
	topic?: string;
	/** The answer is published: naming it as unknown is no answer. */
	known?: boolean;
	/** The message means nothing, so that it need not be understood. */
	unclear?: boolean;
	language?: Language | "mixed";
};
export type Conversation = {
	id: string;
	kind: string;
	language?: Language | "mixed";
	turns: ExpectedTurn[];
};
/** What is untrue in an answer, and why else it is not right; an answer without both is right. */
export type Verdict = { falsehoods: string[]; flaws: string[] };
/** A judged answer of a conversation. */
export type JudgedTurn = Verdict & {
	id: string;
	kind: string;
	turn: number;
	isJudged: boolean;
	isRight: boolean;
	said: string;
	answer: string;
};

/** The longest answer that is fine on a phone, in characters. */
export const LONGEST = 600;

const DENIALS = [
	/\b(?:there is no|we (?:do not|don't) have(?: any)?) (?:information|details?|figures?|data)(?: here)? (?:about|on|of|for|regarding)(?: the| our| your)? ([^.;:!?]{2,160})/gi,
	/\bI (?:do not|don't|cannot|can't) (?:currently |yet )?(?:have|know|see|find)\b(?: any| the| our| much)?(?: (?:information|details?|facts?|word|figures?|anything|data|an answer))?(?: (?:about|on|of|for|regarding))?(?: the| our| your)? ([^.;:!?]{2,160})/gi,
	/\bno (?:tengo|sé|conozco|dispongo de|encuentro)\b(?: (?:ning\w+|la|el|los|las))?(?: (?:informaci[oó]n|datos|cifras|detalles|noticia|respuesta))?(?: (?:sobre|de|acerca de))?(?: (?:la|el|los|las))? ([^.;:!?]{2,160})/gi,
];
const LOST =
	/not sure (?:that )?i (?:understand|follow)|(?:didn't|did not|don't|do not) (?:quite |fully )?understand|in other words\?|rephrase|no estoy segur[oa] de entender|no (?:le )?(?:entend[ií]|entiendo|comprend)|con otras palabras\?/i;
const SPANISH =
	/(?<!\p{L})(?:el|la|los|las|de|del|que|para|por|con|una?|es|se|en|nuestr\w+|usted|puede[sn]?|clases|horario|programas?|escuela|est[aá]|estamos|abrimos|cerrad\w|ofrecemos|tenemos|somos|todas?|no tengo|s[ií]|hola|gracias|gusto|llame|escriba)(?!\p{L})/giu;
const ENGLISH =
	/\b(?:the|and|of|for|with|our|you|your|we|is|are|can|please|classes|school|open|closed|have|to|it|that|this|in)\b/gi;

/** What an answer says that it does not have; "about that" names nothing. */
function deniedIn(answer: string): string[] {
	const tail = /(?: here| aqu[ií])?,? (?:and I|but|so|y no|pero|- ).*$/is;
	return DENIALS.flatMap((pattern) => [...answer.matchAll(pattern)])
		.map(([, what = ""]) =>
			what
				.replace(tail, "")
				.replace(/ here$/i, "")
				.trim(),
		)
		.filter((what) => !/^(?:that|this|it|such|those|these|any|eso|esto|esos)\b/i.test(what));
}

/** The answer without what it denies to have: in there a word is no answer. */
const affirmedIn = (answer: string): string =>
	DENIALS.reduce((text, pattern) => text.replace(pattern, " "), answer);

/** The language of an answer, quotations, titles and links left out; `undefined` when too little is left. */
export function languageOf(answer: string, courses: readonly Course[]): Language | undefined {
	let rest = answer.replace(/«[^»]*»|"[^"]*"/g, " ").replace(/\/[\w/-]+/g, " ");
	for (const { title } of courses) rest = rest.split(plain(title)).join(" ");
	const spanish = rest.match(SPANISH)?.length ?? 0;
	const english = rest.match(ENGLISH)?.length ?? 0;
	if (spanish > english || (spanish === english && /[¿¡ñáéíóú]/i.test(rest))) return "es";
	return english > spanish ? "en" : undefined;
}

const listOf = (patterns: Patterns | undefined): readonly string[] =>
	patterns === undefined ? [] : [patterns].flat();

/** Patterns with placeholders as regular expressions; `(?-i)` at the start means with case. */
function compilerFor(situation: Situation): (pattern: string) => RegExp {
	const placeholder = placeholdersOf(situation);
	const compiled = new Map<string, RegExp>();
	return (pattern) => {
		const known = compiled.get(pattern);
		if (known) return known;
		const isCased = pattern.startsWith("(?-i)");
		let source = isCased ? pattern.slice("(?-i)".length) : pattern;
		while (/\{\{[^}]+\}\}/.test(source))
			source = source.replace(/\{\{([^}]+)\}\}/g, (_, name: string) => `(?:${placeholder(name)})`);
		const fresh = new RegExp(source, isCased ? "" : "i");
		compiled.set(pattern, fresh);
		return fresh;
	};
}

/** `shown` is the answer with the pages that stand under it. */
type Heard = { answer: string; shown: string; previous: string; said: string; language: string };

/** Prepares judging for what a school publishes at a moment. */
function judgeFor(situation: Situation): (turn: ExpectedTurn, heard: Heard) => Verdict {
	const expression = compilerFor(situation);
	const inventionsIn = inventionsFor(situation.published);
	const firstOf = (patterns: Patterns | undefined, text: string): string[] =>
		listOf(patterns).flatMap((pattern) => expression(pattern).exec(text)?.[0] ?? []);

	function flawsIn(turn: ExpectedTurn, { answer, shown, language }: Heard): string[] {
		const flaws: string[] = [];
		const told = turn.known ? affirmedIn(shown) : shown;
		const isSaid = (pattern: string): boolean => expression(pattern).test(told);
		if (!answer) flaws.push("empty answer");
		for (const pattern of listOf(turn.all)) if (!isSaid(pattern)) flaws.push(`missing: ${pattern}`);
		if (turn.any && !listOf(turn.any).some(isSaid)) flaws.push(`missing: ${listOf(turn.any)}`);
		for (const text of firstOf(turn.off, shown)) flaws.push(`beside the point: "${text}"`);
		if (!turn.unclear && LOST.test(answer)) flaws.push("not understood");
		const spoken = turn.language ?? language;
		const heard = languageOf(answer, situation.published.catalog);
		if (spoken !== "mixed" && heard && heard !== spoken) flaws.push(`answered in ${heard}`);
		return flaws;
	}

	return (turn, heard) => {
		const { answer, shown, previous, said } = heard;
		const isAllowed = ({ text }: Invention) => firstOf(turn.allow, text).length > 0;
		const falsehoods = inventionsIn(answer, said)
			.filter((invention) => !isAllowed(invention))
			.map(({ rule, text }) => `${rule}: "${text}"`);
		for (const text of firstOf(turn.none, shown)) falsehoods.push(`must not be said: "${text}"`);
		const flaws = answer && answer === previous ? ["the same answer again"] : [];
		if (answer.length > LONGEST) flaws.push(`too long (${answer.length} characters)`);
		for (const what of turn.topic ? deniedIn(answer) : [])
			if (!expression(turn.topic ?? "").test(what))
				flaws.push(`speaks of another topic: "${what}"`);
		return { falsehoods, flaws: isJudged(turn) ? [...flaws, ...flawsIn(turn, heard)] : flaws };
	};
}

const isJudged = ({ all, any, none, off }: ExpectedTurn): boolean =>
	Boolean(all || any || none || off);

/** The conversations of a file of this folder. */
export const conversationsOf = (file: string): Conversation[] =>
	readFileSync(new URL(file, import.meta.url), "utf8")
		.split("\n")
		.filter(Boolean)
		.map((line) => JSON.parse(line) as Conversation);

/** Holds conversations at a moment in the delivered school, and judges every answer. */
export function judge(conversations: readonly Conversation[], now: Date): JudgedTurn[] {
	const judgeTurn = judgeFor({ published: question(""), now });
	return conversations.flatMap(({ id, kind, language = "en", turns }) => {
		const messages = turns.map(({ say }) => say);
		const given = converse(messages, { now });
		const answers = given.map(({ text }) => plain(text));
		return turns.map((turn, place) => {
			const answer = answers[place] ?? "";
			const pages = given[place]?.links.map(({ label, href }) => `${label} ${href}`) ?? [];
			const verdict = judgeTurn(turn, {
				answer,
				shown: [answer, ...pages].join(" "),
				previous: answers[place - 1] ?? "",
				said: messages.slice(0, place + 1).join(" "),
				language,
			});
			return {
				...verdict,
				id: `${id}.${place + 1}`,
				kind,
				turn: place + 1,
				isJudged: isJudged(turn),
				isRight: verdict.falsehoods.length + verdict.flaws.length === 0,
				said: turn.say,
				answer,
			};
		});
	});
}
