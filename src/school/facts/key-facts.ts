import { capital } from "#platform/text/capital.ts";
import { dollars } from "#platform/text/money.ts";
import { classKeyFacts } from "#school/classes/in-short.ts";
import type { PublicClass } from "#school/classes/public-contract.ts";
import { openClasses } from "#school/classes/shown-class.ts";
import type { KeyFact } from "#school/courses/summary.ts";
import { exactAmount } from "#school/facts/exact-amount.ts";
import type { PageFact } from "#school/facts/page-facts.ts";
import { type KeyFactWords, keyFactWords } from "#school/facts/page-words.ts";
import type { FactTopic } from "#school/facts/topics.ts";

/** What is needed of a class. */
type Dated = Parameters<typeof classKeyFacts>[0][number] & Pick<PublicClass, "courseId">;

/** Topics by which people decide, in their order, with what the key facts of a course call them. */
const keyTopics = [
	["price", "price"],
	["start_dates", "nextStart"],
	["duration", "length"],
] as const satisfies [FactTopic, keyof KeyFactWords][];

/** Longest value on a card, in characters. */
const CARD_LINE = 60;

/**
 * Returns what stands at the top of a course's page: from its open classes, or from the facts of the page
 * while it has none.
 */
export function keyFactsOf(
	facts: readonly PageFact[],
	classes: readonly Dated[],
	words: KeyFactWords = keyFactWords.english,
): KeyFact[] {
	if (classes.length > 0) return classKeyFacts(classes, words);
	return keyTopics.flatMap(([topic, term]) => {
		const fact = facts.find((candidate) => candidate.topic === topic);
		return fact ? { term: words[term], ...inShort(fact, words) } : [];
	});
}

/** Returns price and next start for a course's card: its own ones, as far as they fit a line. */
export function cardFactsOf(
	facts: readonly PageFact[],
	classes: readonly Dated[],
	courseId: number,
	words: KeyFactWords = keyFactWords.english,
): KeyFact[] {
	const own = facts.filter((fact) => fact.courseId === courseId);
	return keyFactsOf(own, openClasses(classes, courseId), words).filter(
		({ term, value }) => term !== words.length && value.length <= CARD_LINE,
	);
}

/** Returns the only amount that a price names, else the first sentence without what its term says already. */
function inShort(
	{ topic, answer, original = answer, english = [] }: PageFact,
	words: KeyFactWords,
): Pick<KeyFact, "value" | "lang"> {
	const amount = topic === "price" && exactAmount(original);
	if (amount) return { value: dollars(Number(amount) * 100) };
	const isEnglish = english.includes(answer);
	const { lead } = isEnglish ? keyFactWords.english : words;
	const value = capital(firstSentence(answer).replace(lead, "").replace(/\.$/, ""));
	return isEnglish ? { value, lang: "en" } : { value };
}

/** A sentence ends before a capital letter or a line; "Nov. 5" and "6 p.m. Mondays" do not end one. */
const sentenceEnd = /(?<=(?:\p{Ll}{3}|[\d)%”"])[.!?])\s(?=\s*[¿¡]?\p{Lu})|\n/u;

const firstSentence = (answer: string) => answer.split(sentenceEnd, 1)[0]?.trim() ?? "";
