import { mentionsIn, type Named } from "#assistant/engine/catalog-names.ts";
import { wordsOf } from "#assistant/engine/normalize.ts";
import type { PhraseBook } from "#assistant/engine/phrases.ts";
import { contentOfQuestion, isSameQuestion } from "#assistant/engine/same-question.ts";
import type { Spelling } from "#assistant/engine/spelling.ts";
import type { Passage, Published } from "#assistant/knowledge/types.ts";
import { isAboutSchool } from "#school/facts/topics.ts";

/** A question whose answer the office chose. */
export type Taught = {
	asks: ReadonlySet<string>;
	/** Slug of the one course that it is about. */
	course: string | undefined;
	intent: string;
	/** None where the pages have no answer. */
	passage: Passage | undefined;
};

type Words = { names: PhraseBook<Named>; spelling: Spelling };

/** What a question says, as in the message of a visitor. */
export function askedIn(question: string, { names, spelling }: Words): ReadonlySet<string> {
	const words = wordsOf(question).flatMap((word) => spelling.correct(word).split(" "));
	return contentOfQuestion(words, mentionsIn(words, names));
}

/** What is searched for answers, and the sentences of other pages beside it. */
export type Texts = { passages: readonly Passage[]; beside: readonly Passage[] };

/** All texts that the office can choose as an answer, in the order of the pages. */
export const choosable = ({ passages, beside }: Texts): Passage[] => [...passages, ...beside];

/** The passage with a text, of a course or else of the whole school. None once the page has changed. */
export function passageWith(
	text: string,
	course: string | undefined,
	texts: Texts,
): Passage | undefined {
	const alike = choosable(texts).filter((passage) => passage.text === text);
	return (
		alike.find((passage) => passage.course === course) ??
		alike.find((passage) => passage.course === undefined)
	);
}

/** What was chosen for a question about a course or none; for a topic of the whole school it holds in any course. */
export const taughtFor = (
	taught: readonly Taught[],
	asks: ReadonlySet<string>,
	asked: string | undefined,
): Taught | undefined =>
	taught.find(
		({ course, intent, ...one }) =>
			(course === asked || (course === undefined && isAboutSchool(intent))) &&
			isSameQuestion(asks, one.asks),
	);

type Stated = Pick<Published["facts"][number], "topic" | "courseId" | "question" | "approvedAt">;
type Asked = { intent: string; courseId: number | null; at: string };

/** Whether a fact is on the topic of a question and its course or the whole school, and was stated after it. */
export const isOnTopicSince = (fact: Stated, asked: Asked): boolean =>
	isSince(fact, asked) && fact.topic === asked.intent && fact.topic !== "other";

const isSince = ({ approvedAt, courseId }: Stated, asked: Asked): boolean =>
	Boolean(approvedAt && approvedAt >= asked.at) &&
	(courseId === null || courseId === asked.courseId);

/** Returns the check whether a fact has answered a question since: one on its topic, or one with the same question. */
export function statedSince(
	facts: readonly Stated[],
	words: Words,
): (asked: Asked, asks: ReadonlySet<string>) => boolean {
	const own = facts.map((fact) => ({ fact, asks: askedIn(fact.question ?? "", words) }));
	return (asked, said) =>
		own.some(
			({ fact, asks }) =>
				isOnTopicSince(fact, asked) || (isSince(fact, asked) && isSameQuestion(said, asks)),
		);
}

/** The questions that are answered as the office chose: those of which the text stands, and that no fact has answered since. */
export function taughtOf(
	{ taught = [], facts, catalog }: Published,
	{ passages, beside, ...words }: Words & Texts,
): Taught[] {
	if (taught.length === 0) return [];
	const isStated = statedSince(facts, words);
	return taught.flatMap(({ question, courseId, intent, passage: text, at }) => {
		const course = catalog.find(({ id }) => id === courseId)?.slug;
		if (courseId !== null && !course) return [];
		const passage = text === null ? undefined : passageWith(text, course, { passages, beside });
		if (text !== null && !passage) return [];
		const asks = askedIn(question, words);
		if (isStated({ intent, courseId, at }, asks)) return [];
		return [{ asks, course, intent, passage }];
	});
}
