import { fitting } from "#assistant/engine/fitting.ts";
import { type Clause, unnamed } from "#assistant/engine/reading.ts";
import { isOfClasses } from "#assistant/engine/rules/class-question.ts";
import type { Turn } from "#assistant/engine/turn.ts";
import { looksForProgram, wantedFor } from "#assistant/engine/wanted.ts";
import { hasTraits, wishesIn } from "#assistant/engine/wishes.ts";
import type { Course } from "#assistant/knowledge/types.ts";

/** One program is meant from here on; "something short" looks for any. */
const MEANT = 0.5;

/** "I've been a cashier for 11 years": what somebody comes from. */
const PAST = /\b(?:been|was|worked|used to|years|trabaje|fui|era|anos)\b/;

/** Whether a clause tells of the work that somebody wants, or does not want. */
function tellsOfWork(clause: Clause): boolean {
	if (!looksForProgram(clause) || isOfClasses(clause.guesses[0]?.label ?? "")) return false;
	if (PAST.test(clause.words.join(" "))) return false;
	const wishes = wishesIn([clause.words]);
	const isClear = Math.max(...wantedFor(clause.words).shares.values()) >= MEANT;
	return hasTraits(wishes) && (isClear || wishes.avoided.size > 0);
}

/** "I want to draw blood, when is the next class?": the programs that fit what is told beside the question. */
export function likedIn({ knowledge, reading, reference, state }: Turn): Course[] {
	const clauses = reading.clauses.filter(tellsOfWork);
	if (clauses.length === 0) return [];
	const without = [...reference.own, ...reference.refused, ...state.refused];
	const fits = fitting(knowledge, clauses.map(unnamed), { without, latest: clauses.length });
	return fits.map(({ course }) => course);
}
