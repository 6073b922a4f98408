import type { Reading } from "#chat/engine/reading.ts";
import type { State } from "#chat/engine/state.ts";

const ORDINALS: readonly [RegExp, number][] = [
	[/^(?:first|1st|former|primero|primera|primer)$/, 0],
	[/^(?:second|2nd|latter|segundo|segunda)$/, 1],
	[/^(?:third|3rd|tercero|tercera)$/, 2],
	[/^(?:fourth|4th|cuarto|cuarta)$/, 3],
	[/^(?:last|ultimo|ultima)$/, -1],
];
/** Words that may stand beside an ordinal that points at a course: "the first one", "tell me about the second". */
const POINTING = /^(?:the|one|ones|a|el|la|de|del|y|and|ok|oh|about|what|how|que|sobre)$/;
const BOTH = /\b(?:both|the two|of them|los dos|las dos|ambos|ambas|which one|cual de)\b/;
const OTHER = /\b(?:the other (?:one|thing|class|program)?|el otro|la otra)\b/;

/** The courses that a message is about, and whether it names or points at them itself. */
export type Reference = {
	courses: readonly string[];
	isNamed: boolean;
	/** Courses that the visitor does not want. */
	refused: readonly string[];
};

/** "the second one", in what was offered last. */
function pointedAt(words: readonly string[], offered: readonly string[]): string | undefined {
	for (const [at, word] of words.entries()) {
		const ordinal = ORDINALS.find(([pattern]) => pattern.test(word));
		const next = words[at + 1];
		const isPointing =
			next === undefined || POINTING.test(next) || /^(?:el|la|del|en)$/.test(words[at - 1] ?? "");
		if (!ordinal || !isPointing) continue;
		return offered.at(ordinal[1]);
	}
	return undefined;
}

/** Resolves names, ordinals and pronouns to courses. */
export function referenceOf(reading: Reading, state: State): Reference {
	const refused = reading.mentions.courses.filter((slug) => isRefused(reading, slug));
	return { ...meantIn(reading, state, refused), refused };
}

function meantIn(
	reading: Reading,
	state: State,
	refused: readonly string[],
): Omit<Reference, "refused"> {
	const text = reading.words.join(" ");
	const isPlural = BOTH.test(text);
	const pair = state.courses.length > 1 ? state.courses : state.offered.slice(0, 2);
	if (reading.mentions.courses.length > 0) {
		const named = reading.mentions.courses.filter((slug) => !refused.includes(slug));
		return { courses: named.length > 0 ? named : state.courses, isNamed: named.length > 0 };
	}
	const pointed = pointedAt(reading.words, state.offered);
	if (pointed) return { courses: [pointed], isNamed: true };
	if (OTHER.test(text)) {
		const other = state.offered.find(
			(slug) => !state.courses.includes(slug) || state.courses.length > 1,
		);
		if (other) return { courses: [other], isNamed: true };
	}
	if (isPlural && pair.length > 1) return { courses: pair, isNamed: true };
	return { courses: state.courses, isNamed: false };
}

const NOT_IT =
	/\b(?:not|no|except|but|besides|other than|instead of)(?: in| at| with| to| en| con)?(?: the| a| el| la)?$/;
const DISLIKED =
	/\b(?:(?:dont|not|no|ni|never) (?:me )?(?:like|want|wanna|into|gustan?|quiero)|hate|odio|nada de|nothing with)\b/;

/** "not CNA", "anything but EKG", "I don't like pharmacies". */
function isRefused(reading: Reading, slug: string): boolean {
	const at = [...reading.mentions.places].find(([, name]) => name === slug)?.[0] ?? 0;
	const before = reading.words.slice(0, at).join(" ");
	return NOT_IT.test(before) || DISLIKED.test(before);
}
