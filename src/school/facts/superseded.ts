import type { PublicClass } from "#school/classes/public-contract.ts";
import type { PageFact } from "#school/facts/page-facts.ts";
import type { FactTopic } from "#school/facts/topics.ts";

/** What the open classes of a course say themselves. */
export const classTopics: ReadonlySet<FactTopic> = new Set([
	"price",
	"duration",
	"start_dates",
	"class_times",
]);

/** Returns the facts without those that open classes supersede: those of their own courses. */
export const withoutSuperseded = (
	facts: readonly PageFact[],
	classes: readonly Pick<PublicClass, "courseId">[],
): PageFact[] =>
	facts.filter(
		({ topic, courseId }) =>
			!(classTopics.has(topic) && classes.some((one) => one.courseId === courseId)),
	);
