import type { PublicClass } from "#school/classes/public-contract.ts";
import type { Course } from "#school/courses/public-contract.ts";
import { type CourseSummary, summaryOf } from "#school/courses/summary.ts";
import { cardFactsOf } from "#school/facts/key-facts.ts";
import type { PageFact } from "#school/facts/page-facts.ts";
import type { KeyFactWords } from "#school/facts/page-words.ts";

/** Returns courses as their cards show them, with what the school states about each. */
export const cardsOf = (
	courses: readonly Course[],
	facts: readonly PageFact[],
	classes: readonly PublicClass[],
	words?: KeyFactWords,
): CourseSummary[] =>
	courses.map((course) => summaryOf(course, cardFactsOf(facts, classes, course.id, words)));
