import type { Mentions } from "#assistant/engine/catalog-names.ts";
import { linesOf } from "#assistant/engine/training-data.ts";
import { stem } from "#platform/text/stem.ts";

/** Phrases by the stem of their first word, longest first, each with its group; "" for what is left out. */
const phrases = new Map<string, { parts: readonly string[]; group: string }[]>();
for (const line of linesOf("question-words.txt")) {
	const [group = "", members = ""] = line.split(":");
	for (const member of members.trim().split(/\s+/)) {
		const parts = member.split("_").map(stem);
		const [first = ""] = parts;
		phrases.set(first, [...(phrases.get(first) ?? []), { parts, group }]);
	}
}
for (const list of phrases.values()) list.sort((a, b) => b.parts.length - a.parts.length);

const TIME = /^(\d{1,2})([ap]m)$/;

/**
 * What a question says, each thing once: its words of content by their stems, and those that mean the same in English and
 * Spanish by their group. A course counts as a class: which one is another matter.
 */
export function contentOfQuestion(
	words: readonly string[],
	{ places }: Mentions,
): ReadonlySet<string> {
	const content = new Set<string>();
	const stems: string[] = [];
	for (const [at, word] of words.entries()) {
		if (places.get(at)) content.add("common class");
		else stems.push(...(TIME.exec(word)?.slice(1) ?? [stem(word)]));
	}
	for (let at = 0; at < stems.length; ) {
		const known = phrases
			.get(stems[at] as string)
			?.find(({ parts }) => parts.every((part, i) => stems[at + i] === part));
		const said = known ? known.group : (stems[at] as string);
		if (said) content.add(said);
		at += known?.parts.length ?? 1;
	}
	return content;
}

/** Who asks, or the school. */
const SIDE = /^side /;
/** What most questions are about anyway: a class, the school, students. */
const COMMON = /^common /;
/** What kind of answer is wanted, and for when. */
const KIND = /^kind /;
const WHEN = /^time /;

/** The words that are of none of these kinds. */
const without = (content: ReadonlySet<string>, ...kinds: readonly RegExp[]): Set<string> =>
	new Set([...content].filter((said) => !kinds.some((kind) => kind.test(said))));

/** Whether a question asks about nothing in particular: "How much is it?" */
export const isGeneral = (content: ReadonlySet<string>): boolean =>
	without(content, SIDE, COMMON, KIND).size === 0;

const isEqual = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
	a.symmetricDifference(b).size === 0;

/** "Do you pay?" is not "Do I pay?"; where one of two questions does not say who, it may be either. */
function isFromOtherSide(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
	const sides = [...a].filter((said) => SIDE.test(said));
	return (
		[...b].some((said) => SIDE.test(said)) && sides.length > 0 && !sides.some((side) => b.has(side))
	);
}

/** What tells a question from others, whoever asks. */
export function subjectOf(content: ReadonlySet<string>): ReadonlySet<string> {
	// "On Sundays?" may be about classes or the office: where nothing else is asked about, that counts too.
	const isAboutThem = without(content, SIDE, COMMON, KIND, WHEN).size === 0;
	return without(content, ...(isAboutThem ? [SIDE] : [SIDE, COMMON]));
}

/** Whether two questions are the same: each word of content of one is met in the other. */
export function isSameQuestion(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
	const said = subjectOf(a);
	return said.size > 0 && !isFromOtherSide(a, b) && isEqual(said, subjectOf(b));
}
