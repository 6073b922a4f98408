import { says } from "#assistant/engine/aspects.ts";
import type { Turn } from "#assistant/engine/turn.ts";
import type { Passage } from "#assistant/knowledge/types.ts";

/** What the sentences of a course tell, and the aspects that tell it. */
const TELLS: Readonly<Record<string, readonly string[]>> = {
	job_after: ["job_after"],
	certification: ["license", "exam_name", "issuer", "certification"],
};

const ownOf = ({ knowledge }: Turn, slug: string): Passage[] =>
	knowledge.index.passages.filter(
		({ course, topic, text }) => course === slug && topic === undefined && !/^Ask\b/.test(text),
	);

const tells = (passage: Passage, intent: string): boolean =>
	!passage.heading && (TELLS[intent] ?? []).some((aspect) => says(passage, aspect));

/** The sentences of a course text that tell an intent, in its order. */
export const sentencesOn = (turn: Turn, slug: string, intent: string): Passage[] =>
	ownOf(turn, slug).filter((passage) => tells(passage, intent));

/** The intent that a sentence tells. */
export const intentTold = (passage: Passage): string | undefined =>
	Object.keys(TELLS).find((intent) => tells(passage, intent));

/** What names the exam of a course: a sentence, or a list of exams. */
export function examsOf(turn: Turn, slug: string): Passage[] {
	const own = ownOf(turn, slug).filter((passage) => says(passage, "exam_name"));
	const first = own.find(({ text }) => /\b[A-Z]{3,}/.test(text));
	return own.filter(
		(passage) =>
			passage === first || (first?.heading !== undefined && passage.heading === first.heading),
	);
}
