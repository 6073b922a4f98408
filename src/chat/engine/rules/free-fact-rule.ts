import { mentionsIn } from "#chat/engine/catalog-names.ts";
import { wordsOf } from "#chat/engine/normalize.ts";
import { factText } from "#chat/engine/rules/topics.ts";
import { stem } from "#chat/engine/stem.ts";
import type { Rule, Turn } from "#chat/engine/turn.ts";

/** From here on two questions are one in nearly the same words. */
const SAME = 0.75;

/** Share of the words that two questions have in common; names of courses apart. */
function alike(turn: Turn, question: string): number {
	const words = wordsOf(question);
	const { places } = mentionsIn(words, turn.knowledge.names);
	const asked = new Set(
		turn.reading.words.filter((_, at) => !turn.reading.mentions.places.has(at)).map(stem),
	);
	const stated = new Set(words.filter((_, at) => !places.has(at)).map(stem));
	return asked.intersection(stated).size / Math.max(1, asked.union(stated).size);
}

/** A fact with a question of its own, asked in nearly its words. */
export const freeFact: Rule = (turn) => {
	const { knowledge, reference } = turn;
	const fact = knowledge.freeFacts.find(
		({ course, question }) =>
			(course === undefined || reference.courses.includes(course)) &&
			alike(turn, question ?? "") >= SAME,
	);
	return (
		fact && {
			text: factText(turn, fact),
			intent: "other",
			courses: fact.course ? [fact.course] : [],
			outcome: "answered",
			source: "fact",
			isCertain: true,
			passages: knowledge.index.passages.filter(({ id }) => id === `fact:${fact.id}`),
		}
	);
};
