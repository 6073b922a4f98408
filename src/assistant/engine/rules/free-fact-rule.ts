import type { FreeFact } from "#assistant/engine/published.ts";
import type { Clause } from "#assistant/engine/reading.ts";
import { factText, passagesOfFact, sendsToOffice } from "#assistant/engine/rules/topics.ts";
import { contentOfQuestion, isSameQuestion } from "#assistant/engine/same-question.ts";
import { FORMATS } from "#assistant/engine/stated-topics.ts";
import type { Draft, Rule, Turn } from "#assistant/engine/turn.ts";

/** A clause that goes on from the one before it: "… and a printer?" */
const GOES_ON = /^(?:and|but|plus|or|y|pero|o)$/;

/** What may be asked: the whole message or, where nothing goes on from another, a clause of it. */
const askedIn = ({ reading }: Turn): readonly Clause[] =>
	reading.clauses.some(({ words: [first = ""] }) => GOES_ON.test(first))
		? [reading]
		: [reading, ...reading.clauses];

/** Whether a message asks about what a fact holds for: all that its question names, and no other course. */
function isAbout({ reference, state }: Turn, { about }: FreeFact): boolean {
	if (about.size === 0) return true;
	const asked = new Set(reference.courses);
	return asked.isSubsetOf(about) && about.isSubsetOf(asked.union(new Set(state.courses)));
}

/** The fact whose own question was asked. */
export function freeFactFor(turn: Turn): FreeFact | undefined {
	const asked = askedIn(turn).map(({ words, mentions }) => contentOfQuestion(words, mentions));
	return turn.knowledge.freeFacts.find(
		(free) => isAbout(turn, free) && asked.some((content) => isSameQuestion(content, free.asks)),
	);
}

/** A fact as the answer to its own question. */
export const saidFact = (turn: Turn, fact: FreeFact): Draft => ({
	text: factText(turn, fact),
	intent: fact.intent,
	courses: turn.reference.courses.filter((slug) => fact.about.has(slug)),
	outcome: sendsToOffice(fact) ? "handed over" : "answered",
	source: "fact",
	isCertain: true,
	passages: passagesOfFact(turn, fact),
});

/** A fact with a question of its own answers that question alone. */
export const freeFact: Rule = (turn) => {
	const fact = freeFactFor(turn);
	if (!fact) return undefined;
	// How the classes of a course are held is told by its own text first.
	const isOfSchool = fact.about.size === 0 && turn.reference.courses.length > 0;
	return isOfSchool && FORMATS.includes(fact.intent) ? undefined : saidFact(turn, fact);
};
