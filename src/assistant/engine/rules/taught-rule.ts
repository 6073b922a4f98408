import { sayPassages } from "#assistant/engine/compose.ts";
import { factText, sendsToOffice } from "#assistant/engine/rules/topics.ts";
import { contentOfQuestion } from "#assistant/engine/same-question.ts";
import { say } from "#assistant/engine/speak.ts";
import { type Taught, taughtFor } from "#assistant/engine/taught.ts";
import type { Draft, Rule, Turn } from "#assistant/engine/turn.ts";
import type { Fact, Passage } from "#assistant/knowledge/types.ts";

/** The stored question that was asked again. */
function askedAgain({ reading, reference, knowledge }: Turn): Taught | undefined {
	if (knowledge.taught.length === 0 || reference.courses.length > 1) return undefined;
	const asks = contentOfQuestion(reading.words, reading.mentions);
	return taughtFor(knowledge.taught, asks, reference.courses[0]);
}

const factOf = ({ knowledge }: Turn, { id }: Passage): Fact | undefined =>
	[...knowledge.freeFacts, ...[...knowledge.facts.values()].flat()].find(
		(fact) => `fact:${fact.id}` === id,
	);

/** What the office chose for a question is said when the same question is asked again. */
export const taught: Rule = (turn) => {
	const found = askedAgain(turn);
	if (!found) return undefined;
	const { intent, passage } = found;
	const draft = (text: string, outcome: Draft["outcome"]): Draft => ({
		text,
		intent,
		outcome,
		courses: turn.reference.courses,
		source: "taught",
		isCertain: true,
		passages: passage ? [passage] : [],
	});
	if (!passage) return draft(say(turn, "unknown"), "handed over");
	const fact = passage.topic === undefined ? undefined : factOf(turn, passage);
	return fact
		? draft(factText(turn, fact), sendsToOffice(fact) ? "handed over" : "answered")
		: draft(sayPassages(turn, [passage]), "answered");
};
