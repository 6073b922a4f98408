import type { PublicClass } from "#school/classes/public-contract.ts";
import type { PublicFact } from "#school/facts/public-contract.ts";
import type { FactTopic } from "#school/facts/topics.ts";

/** What the open classes of a course say themselves. */
export const classTopics: ReadonlySet<FactTopic> = new Set([
	"price",
	"duration",
	"start_dates",
	"class_times",
]);

/** What the open classes state, as facts do. */
export const topicsOfClasses = (classes: readonly Pick<PublicClass, "courseId">[]) =>
	classes.flatMap(({ courseId }) =>
		[...classTopics].map((topic) => ({ topic, courseId, question: null, approvedAt: null })),
	);

/** Returns the facts without those that open classes supersede: those of their own courses. */
export const withoutSuperseded = <F extends Pick<PublicFact, "topic" | "courseId">>(
	facts: readonly F[],
	classes: readonly Pick<PublicClass, "courseId">[],
): F[] =>
	facts.filter(
		({ topic, courseId }) =>
			!(classTopics.has(topic) && classes.some((one) => one.courseId === courseId)),
	);
