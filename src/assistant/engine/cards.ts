import type { Passage } from "#assistant/knowledge/types.ts";

/** The unit of an answer: sentences that hang together, or items of one list. */
export type Card = {
	/** The line above the list; none for sentences. */
	heading: string | undefined;
	course: string | undefined;
	passages: readonly [Passage, ...Passage[]];
};

/** Longest card, in characters: a phone shows it without scrolling. */
const LONGEST = 340;

/** A sentence that is not understood without the one before it: "It …", "These rules …", "… prepares you for it". */
const POINTS_BACK =
	/^(?:It|They|These|This(?! (?:program|class|course)\b)|That|Those|The two|Others?|For this|Some work|A few others?|You also|Ask (?:us|the)|Then ask|Also ask)\b|\b(?:these|that) (?:rules?|tasks?|step|title|card|body|picture)\b|\b(?:for|of|with|in|on) (?:it|them|that step)\b/;
/** A sentence that limits the one before it, or says who decides. */
const LIMITS = /^(?:Some|Each|Only|You may be able|The \w+ decides?)\b/;

/** A sentence that says nothing before the next one has been said. */
const ANNOUNCES = /^There (?:is|are)\b|\bcombines several\b/;

/** What is practiced, and where else, is one thing. */
const PRACTICE = /\bpractice\b/i;

const size = (passages: readonly Passage[]): number =>
	passages.reduce((sum, { text }) => sum + text.length + 1, 0);

/** Whether a sentence is not understood without the one before it. */
export const pointsBack = ({ text }: Passage): boolean => POINTS_BACK.test(text);

const goesOn = (passage: Passage, before: Passage): boolean =>
	LIMITS.test(passage.text) ||
	pointsBack(passage) ||
	ANNOUNCES.test(before.text) ||
	(PRACTICE.test(before.text) && PRACTICE.test(passage.text));

/** "Two cards you may hear about": above one of them it would promise the others. */
const COUNTS = /^(?:two|three|four|five|six|seven|\d)\b/i;

/** The card that a sentence belongs to: with what it points back to, and with the caveat that follows it. */
export function cardOf(passage: Passage, all: readonly Passage[]): Card {
	const { heading, course, block } = passage;
	if (heading !== undefined || block === undefined)
		return {
			heading: heading && COUNTS.test(heading) ? undefined : heading,
			course,
			passages: [passage],
		};
	const paragraph = all.filter((other) => other.course === course && other.block === block);
	const at = paragraph.indexOf(passage);
	if (at < 0) return { heading: undefined, course, passages: [passage] };
	let first = at;
	while (first > 0 && pointsBack(paragraph[first] as Passage)) first--;
	let end = at + 1;
	while (end < paragraph.length && goesOn(paragraph[end] as Passage, paragraph[end - 1] as Passage))
		end++;
	while (end > at + 1 && size(paragraph.slice(first, end)) > LONGEST) end--;
	while (first < at && size(paragraph.slice(first, end)) > LONGEST) first++;
	return {
		heading: undefined,
		course,
		passages: paragraph.slice(first, end) as [Passage, ...Passage[]],
	};
}

/** What the lists of a course text hold, by how their headings are usually written. */
const KINDS = {
	learn: /\blearn\b|\btaught\b|\bcover\b|\bskills\b/i,
	suits: /\bwho (?:it|this) is for\b|\bfor whom\b/i,
	work: /\bdo at work\b|\bduties\b|\btasks\b|\byou will do\b/i,
	able: /\bable to do\b/i,
	steps: /\bsteps\b|\bhow to become\b/i,
} as const;
type ListKind = keyof typeof KINDS;

/** What kind of list a heading opens. */
export const kindOf = (heading: string | undefined): ListKind | undefined =>
	heading === undefined
		? undefined
		: (Object.keys(KINDS) as ListKind[]).find((kind) => KINDS[kind].test(heading));

/** A whole list of a course text. */
export function listOf(course: string, kind: string, all: readonly Passage[]): Card | undefined {
	const [first, ...rest] = all.filter(
		(passage) => passage.course === course && kindOf(passage.heading) === kind,
	);
	return first && { heading: first.heading, course, passages: [first, ...rest] };
}
