import { policyPassages, sitePassages } from "#assistant/engine/site-passages.ts";
import type { Course, Fact, Passage, Published } from "#assistant/knowledge/types.ts";
import { blocksOf } from "#platform/text/blocks.ts";

/** Words before a full stop that end no sentence. */
const ABBREVIATION = /\b(?:[A-Z]|Dr|Mr|Mrs|Ms|St|Ave|No|vs|e\.g|i\.e|approx)\.$/;

/** Splits a paragraph into its sentences. */
export function sentencesOf(paragraph: string): string[] {
	const sentences: string[][] = [];
	for (const piece of paragraph
		.replace(/\s+/g, " ")
		.trim()
		.split(/(?<=[.!?]["”’)]?)\s+(?=["“(¿¡]?\p{Lu})/u)) {
		const last = sentences.at(-1);
		if (last && ABBREVIATION.test(last.at(-1) ?? "")) last.push(piece);
		else if (piece) sentences.push([piece]);
	}
	return sentences.map((pieces) => pieces.join(" "));
}

/** A paragraph that ends with a colon is the heading of the list after it. */
const isHeading = (paragraph: string): boolean => /:$/.test(paragraph) && paragraph.length <= 120;

/** Passages of one course: the longest text has a third of it, unless its sentences say nothing. */
const MAX_PASSAGES = 1000;

type CourseText = Pick<Course, "slug" | "summary" | "description">;

const divided = new Map<string, { of: CourseText; passages: readonly Passage[] }>();

/**
 * The passages of a course's text: every sentence, and every list item with its heading. While the text stays they are the
 * same objects, so that what is known of them is not worked out again for a change elsewhere.
 */
export function coursePassages(course: CourseText): readonly Passage[] {
	const before = divided.get(course.slug);
	if (before?.of.summary === course.summary && before.of.description === course.description)
		return before.passages;
	const passages = divide(course);
	divided.set(course.slug, { of: course, passages });
	return passages;
}

function divide({ slug, summary, description }: CourseText): Passage[] {
	const passages: Passage[] = [];
	let block = 0;
	const add = (text: string, heading?: string) =>
		passages.push({
			id: `${slug}:${passages.length}`,
			text,
			...(heading && { heading }),
			course: slug,
			block,
			path: `/courses/${slug}`,
		});
	for (const sentence of sentencesOf(plain(summary))) add(sentence);
	let heading: string | undefined;
	for (const part of blocksOf(description)) {
		block += 1;
		if (typeof part === "string") {
			const paragraph = plain(part);
			heading = isHeading(paragraph) ? paragraph.slice(0, -1) : undefined;
			if (!heading) for (const sentence of sentencesOf(paragraph)) add(sentence);
		} else for (const item of part) add(plain(item), heading);
	}
	return passages.slice(0, MAX_PASSAGES);
}

function factPassage(
	{ id, topic, courseId, question, answer }: Fact,
	catalog: readonly Course[],
): Passage {
	const course = catalog.find((c) => c.id === courseId);
	return {
		id: `fact:${id}`,
		text: plain(answer),
		...(question && { heading: question }),
		...(course && { course: course.slug }),
		topic,
		path: course ? `/courses/${course.slug}` : "/",
	};
}

/** Opening hours are answered from the profile, day by day: in one sentence with other days an hour could be taken for any. */
const isTimetable = (text: string): boolean =>
	(text.match(/\b\d{1,2}(?::\d\d)?\s?[ap]\.?m\b/gi)?.length ?? 0) > 2 &&
	(text.match(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/gi)?.length ?? 0) > 1;

/** Everything that the school publishes, as passages: course texts, facts, and the texts of the site itself. */
export function passagesOf({ catalog, facts, texts }: Published): Passage[] {
	return [
		...catalog.flatMap(coursePassages),
		...facts.filter(({ answer }) => !isTimetable(answer)).map((fact) => factPassage(fact, catalog)),
		...sitePassages(texts),
		...policyPassages(texts),
	];
}

/** Published text as plain text: no markup, one line. */
export const plain = (text: string): string =>
	text
		.replace(/<[^<>]*>/g, " ")
		.replace(/[<>]/g, " ")
		.replace(/\s+/g, " ")
		.trim();
