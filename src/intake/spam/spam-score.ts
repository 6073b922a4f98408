import type { FormSignals } from "#intake/spam/form-signals.ts";
import { SPAM_SCORE, type SpamSignal, signals } from "#intake/spam/signals.ts";
import { type Submission, textSignals } from "#intake/spam/text-signals.ts";

/** Earlier submissions of the last day that repeat this one. */
export interface Repetition {
	sameText: number;
	/** With the same email or phone. */
	samePerson: number;
}

const FAST_MS = 3000;

/** Families and groups register from one phone; nobody fills in ten forms a day. */
const MANY_BY_PERSON = 5;

/** A sentence is rarely sent twice by two people; “Interested” often is. */
const sentence = { length: 25, many: 5 };
const MANY_SHORT_TEXTS = 10;

/** Adds up the signals of a submission, and names every one that was found. One that is unknown counts for nothing. */
export function spamScore(
	submission: Submission,
	form: FormSignals,
	{ sameText, samePerson }: Repetition,
) {
	const length = submission.message?.length ?? 0;
	const manyTexts = length >= sentence.length ? sentence.many : MANY_SHORT_TEXTS;
	const found: SpamSignal[] = [
		...(form.isTrapFilled ? (["trap"] as const) : []),
		...timeSignals(form),
		...textSignals(submission),
		...(sameText >= manyTexts ? (["repeatedText"] as const) : []),
		...(samePerson >= MANY_BY_PERSON ? (["repeatedPerson"] as const) : []),
	];
	const score = found.reduce((sum, name) => sum + signals[name].weight, 0);
	return { score, isSpam: score >= SPAM_SCORE, signals: found };
}

function timeSignals({ elapsed, sincePage }: FormSignals): SpamSignal[] {
	if (elapsed !== undefined) return elapsed < FAST_MS ? ["fast"] : [];
	return sincePage !== undefined && sincePage < FAST_MS ? ["fastPage"] : [];
}
