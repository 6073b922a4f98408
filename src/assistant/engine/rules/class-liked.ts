import { fitting } from "#assistant/engine/fitting.ts";
import { type Clause, unnamed } from "#assistant/engine/reading.ts";
import { isOfClasses } from "#assistant/engine/rules/class-question.ts";
import type { Turn } from "#assistant/engine/turn.ts";
import { looksForProgram, wantedFor } from "#assistant/engine/wanted.ts";
import { hasTraits, wishesIn } from "#assistant/engine/wishes.ts";
import type { Course } from "#assistant/knowledge/types.ts";

/** One program is meant from here on; "something short" looks for any. */
const MEANT = 0.5;
/** "I care for my grandmother", "my son has a heart condition" wish for nothing. */
const WANTS =
	/\b(?:want|wanna|like|love|interested|learn|dream|good (?:with|at)|works? (?:with|at|in)|quier[oe]|quisiera|gusta\w*|encanta\w*|interesa\w*|aprender|trabajar)\b/;

/** Whether a clause tells of the work that somebody wants. */
function tellsOfWork(clause: Clause): boolean {
	const isWish = WANTS.test(clause.words.join(" ")) && looksForProgram(clause);
	if (!isWish || isOfClasses(clause.guesses[0]?.label ?? "")) return false;
	const isClear = Math.max(...wantedFor(clause.words).shares.values()) >= MEANT;
	return isClear && hasTraits(wishesIn([clause.words]));
}

/** "I want to draw blood, when is the next class?": the programs that fit what is told beside the question, the best first. */
export function likedIn({ knowledge, reading, reference, state }: Turn): Course[] {
	const clauses = reading.clauses.filter(tellsOfWork);
	if (clauses.length === 0) return [];
	const without = [...reference.own, ...reference.refused, ...state.refused];
	const fits = fitting(knowledge, clauses.map(unnamed), { without, latest: clauses.length });
	return fits.map(({ course }) => course);
}
