import { kindOf } from "#assistant/engine/cards.ts";
import { wordsOf } from "#assistant/engine/normalize.ts";
import type { Match } from "#assistant/engine/retrieval.ts";
import { stopWords, weakWords } from "#assistant/engine/stop-words.ts";
import { likeness, termsOf } from "#assistant/engine/synonyms.ts";
import type { Turn } from "#assistant/engine/turn.ts";
import { fold } from "#platform/text/fold.ts";

/** The first word of an answer to a question of yes or no. */
export type Lead = "yes" | "no" | "depends";

/** A passage says yes or no only if it holds nearly all of the question, */
const NEARLY_ALL = 0.75;
/** and "it depends" if it holds most. */
const MOST = 0.6;
/** A negation says no to what stands this near to it, in words. */
const NEAR = 5;

const WHETHER =
	/(?:^|[,;:.!?-] *)(?:(?:and|so|ok|but|also|hi|hello|y|pero|hola|entonces) )*(?:(?:do|does|did|is|are|am|can|could|will|would|should|must|have|has) \w+|(?:se|me) (?:puede|permite|dan|ensenan)|puedo|pueden|podre|hay|tienen|necesito|hace falta|tengo que|debo|ensenan|aprendo|es|son|sirve|vale)\b/;
/** Questions with an answer of their own, and those that yes or no would answer the wrong way round. */
const NOT_WHETHER =
	/\b(?:what|whats|which|how|when|where|who|whose|why|or|que tan|cual|cuales|como|cuando|donde|quien|cuanto|cuantos|o|not|no|dont|doesnt|isnt|arent|cant|wont|never|without|sin|nunca|only|just|solo|always|all|every|siempre|todo|todos|different|difference|optional|voluntary|instead|diferente|distinto|alone|myself|still|anymore|problem|problema|too \w+|demasiado|muy)\b/;
const NEGATION = /^(?:not|no|never|cannot|nor|neither|without)$/;
const ANOTHER_JOB = /\bis (?:a|an)(?:other| different) job\b/;
const DEPENDS = /\b(?:some|may|can ask|often ask|depends|if you meet|sometimes|part of)\b/i;
const QUALIFIED = /\b(?:some|others|most|may|often|if|only|ask|unless|sometimes|until)\b/i;
/** A step is there; whether it stands in somebody's way it does not say. */
const IS_THERE =
	/\b(?:is there|are there|(?:do|will|would) (?:i|you) (?:need|have)|must i|hay|tengo que|se necesita|piden)\b/;
const PLACES = /\bwork (?:in|for|at|on)\b/i;

/** Whether a passage denies what was asked: a negation near to one of its words, or "is a different job". */
function denies(text: string, question: readonly string[]): boolean {
	const words = wordsOf(text);
	const asked = termsOf(question).filter(
		({ stem }) => !stopWords.has(stem) && !weakWords.has(stem),
	);
	const met = termsOf(words).filter((term) => asked.some((other) => likeness(term, other) > 0));
	const negations = words.flatMap((word, at) => (NEGATION.test(word) ? [at] : []));
	return (
		(ANOTHER_JOB.test(text) && met.length > 0) ||
		negations.some((place) => met.some(({ at }) => Math.abs(at - place) <= NEAR))
	);
}

/** Whether a message asks for yes or no, and not the other way round. */
export const asksWhether = ({ reading }: Turn): boolean =>
	WHETHER.test(fold(reading.raw)) && !NOT_WHETHER.test(reading.words.join(" "));

/** What a passage answers to a question of yes or no; nothing where it does not plainly say so. */
export function leadOf(turn: Turn, { passage, coverage, terms }: Match): Lead | undefined {
	if (!asksWhether(turn)) return undefined;
	const { reading } = turn;
	const asked = reading.words.join(" ");
	const { text, heading } = passage;
	// Two things with much in common are not the same for that.
	if (/\b(?:same|igual|mismo|misma)\b/.test(asked))
		return /\bnot the same\b/.test(text) ? "no" : undefined;
	if (coverage >= NEARLY_ALL && denies(text, reading.words)) return "no";
	if (wordsOf(text).some((word) => NEGATION.test(word))) return undefined;
	const kind = kindOf(heading);
	const isPart = kind === "work" || kind === "learn" || (!heading && PLACES.test(text));
	// "Sacar sangre" is one term of several words.
	const isOfSeveral = terms > 1 || termsOf(reading.words).some(({ parts }) => parts.length > 1);
	const isStep = kind === "steps" && IS_THERE.test(fold(reading.raw));
	const isSaid = coverage >= NEARLY_ALL && !QUALIFIED.test(text);
	if (isSaid && ((isPart && isOfSeveral) || isStep)) return "yes";
	return !heading && coverage >= MOST && DEPENDS.test(text) ? "depends" : undefined;
}
