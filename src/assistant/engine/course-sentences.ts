import type { Turn } from "#assistant/engine/turn.ts";
import type { Passage } from "#assistant/knowledge/types.ts";

/** Sentences by which course texts tell what no list of theirs does. */
const TELLS: Readonly<Record<string, RegExp>> = {
	job_after: /\bwork(?:s)? (?:in|for|at|on)\b/i,
	certification:
		/\bprepares you\b|\bleads to\b|\blicen[sc]e\b|\bcertification\b|\bcertified\b|\bregister with\b/i,
};

/** "… the CET exam (Certified EKG Technician)", "NHA gives the CBCS". */
const NAMES_EXAM =
	/\b[A-Z](?=[A-Za-z]*[A-Z/])[\w/]* exam\b|\bgives the [A-Z]{2,}|\bThe title is [A-Z]/;

const ownOf = ({ knowledge }: Turn, slug: string): Passage[] =>
	knowledge.index.passages.filter(
		({ course, topic, text }) => course === slug && topic === undefined && !/^Ask\b/.test(text),
	);

/** The sentences of a course text that tell an intent, in its order. */
export const sentencesOn = (turn: Turn, slug: string, intent: string): Passage[] =>
	ownOf(turn, slug).filter(({ heading, text }) => !heading && TELLS[intent]?.test(text));

/** The intent that a sentence tells. */
export const intentTold = (text: string): string | undefined =>
	Object.keys(TELLS).find((intent) => TELLS[intent]?.test(text));

/** What names the exam of a course: a sentence, or a list of exams. */
export function examsOf(turn: Turn, slug: string): Passage[] {
	const own = ownOf(turn, slug);
	const first = own.find(({ text }) => NAMES_EXAM.test(text));
	return own.filter(
		(passage) =>
			passage === first || (first?.heading !== undefined && passage.heading === first.heading),
	);
}
