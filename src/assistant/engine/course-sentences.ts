import { says } from "#assistant/engine/aspects.ts";
import type { Turn } from "#assistant/engine/turn.ts";
import type { Passage } from "#assistant/knowledge/types.ts";

/** What asks for, and tells, the exam, the certificate or the license that a program leads to. */
export const OF_CERTIFICATES = ["license", "exam_name", "issuer", "certification"];

/** What the sentences of a course tell, with the aspects that tell it and by which it is asked for. */
export const TOLD: readonly (readonly [intent: string, aspects: readonly string[]])[] = [
	["job_after", ["job_after"]],
	["certification", OF_CERTIFICATES],
];

const ownOf = ({ knowledge }: Turn, slug: string): Passage[] =>
	knowledge.index.passages.filter(
		({ course, topic, text }) => course === slug && topic === undefined && !/^Ask\b/.test(text),
	);

const tells = (passage: Passage, aspects: readonly string[]): boolean =>
	!passage.heading && aspects.some((aspect) => says(passage, aspect));

/** The sentences of a course text that tell an aspect, in its order. */
export const sentencesOn = (turn: Turn, slug: string, aspects: readonly string[]): Passage[] =>
	ownOf(turn, slug).filter((passage) => tells(passage, aspects));

/** The intent that a sentence tells. */
export const intentTold = (passage: Passage): string | undefined =>
	TOLD.find(([, aspects]) => tells(passage, aspects))?.[0];

/** What names the exam of a course: a sentence, or a list of exams. */
export function examsOf(turn: Turn, slug: string): Passage[] {
	const own = ownOf(turn, slug).filter((passage) => says(passage, "exam_name"));
	const first = own.find(({ text }) => /\b[A-Z]{3,}/.test(text));
	return own.filter(
		(passage) =>
			passage === first || (first?.heading !== undefined && passage.heading === first.heading),
	);
}
