import { clockIn, daysIn } from "#assistant/engine/days.ts";
import { intentsOf } from "#assistant/engine/intents.ts";
import type { Clause } from "#assistant/engine/reading.ts";
import { isOfClasses } from "#assistant/engine/rules/class-question.ts";
import { classesBeside } from "#assistant/engine/rules/class-rules.ts";
import { hours } from "#assistant/engine/rules/hours-rules.ts";
import { topics } from "#assistant/engine/rules/topic-rules.ts";
import { topicsIn } from "#assistant/engine/rules/topics.ts";
import type { Rule, Turn } from "#assistant/engine/turn.ts";

/** A clause that asks for the hours of the office, whatever else the message asks for. */
const CLEAR = 0.9;
const isOfOffice = ({ guesses: [top], mentions }: Clause): boolean =>
	top?.label === "hours" && top.share >= CLEAR && mentions.courses.length === 0;
const OF_CLASS = /\b(?:class|classes|clases?|cursos?|courses?|programs?)\b/;

/** "Are you open tomorrow, and how much is CNA?": both are answered. */
export const officeAndClasses: Rule = (turn) => {
	const { clauses } = turn.reading;
	const office = clauses.filter(isOfOffice);
	const rest = clauses.filter((clause) => !office.includes(clause));
	const isOther = rest.some(
		({ words, mentions }) => mentions.courses.length > 0 || OF_CLASS.test(words.join(" ")),
	);
	if (office.length === 0 || !isOther) return undefined;
	const open = hours(withClauses(turn, office));
	const other = withClauses(turn, rest);
	const isOfPrice = topicsIn(other.reading).every(isOfClasses);
	const draft =
		open && (classesBeside(other, open.text) ?? (isOfPrice ? topics(other) : undefined));
	if (!draft) return undefined;
	return draft.text.startsWith(open.text)
		? draft
		: { ...draft, text: `${open.text}\n${draft.text}` };
};

/** The same turn with a part of its message. */
function withClauses(turn: Turn, clauses: readonly Clause[]): Turn {
	const words = clauses.flatMap((clause) => clause.words);
	const { mentions } = turn.reading;
	return {
		...turn,
		reading: {
			...turn.reading,
			words,
			guesses: intentsOf(words, mentions),
			parts: clauses.map(({ words }) => words),
			clauses: [...clauses],
			days: daysIn(words),
			clock: clockIn(words),
		},
	};
}
