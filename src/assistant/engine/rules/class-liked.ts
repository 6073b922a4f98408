import { fitting } from "#assistant/engine/fitting.ts";
import { type Clause, unnamed } from "#assistant/engine/reading.ts";
import type { Turn } from "#assistant/engine/turn.ts";
import { looksForProgram, wantedFor } from "#assistant/engine/wanted.ts";
import { wishesIn } from "#assistant/engine/wishes.ts";
import type { Course } from "#assistant/knowledge/types.ts";

/** One program is meant from here on; "something short" looks for any. */
const MEANT = 0.5;
/** "I care for my grandmother", "my son has a heart condition" wish for nothing. */
const WANTS =
	/\b(?:want|wanna|like|love|interested|learn|dream|good (?:with|at)|works? (?:with|at|in)|quier[oe]|quisiera|gusta\w*|encanta\w*|interesa\w*|aprender|trabajar)\b/;

/** Whether a clause tells of the work that somebody wants. */
const tellsOfWork = (clause: Clause): boolean =>
	WANTS.test(clause.words.join(" ")) &&
	looksForProgram(clause) &&
	Math.max(...wantedFor(clause.words).shares.values()) >= MEANT;

/**
 * "I want to draw blood, when is the next class?": the programs that fit what is told beside the question, the best first.
 * Whoever tells what they fear is not guessed about.
 */
export function likedIn({ knowledge, reading, reference, state }: Turn): Course[] {
	const clauses = reading.clauses.filter(tellsOfWork);
	const isFearing = wishesIn(reading.clauses.map(unnamed)).avoided.size > 0;
	if (clauses.length === 0 || isFearing) return [];
	const without = [...reference.own, ...reference.refused, ...state.refused];
	const fits = fitting(knowledge, clauses.map(unnamed), { without, latest: clauses.length });
	return fits.map(({ course }) => course);
}
