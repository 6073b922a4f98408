import type { Clock } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";
import { translationOf } from "#school/facts/spanish.server.ts";
import { type FactTopic, topicOf } from "#school/facts/topics.ts";
import { dayOfValidity } from "#school/facts/validity.ts";
import { isOnlyPlaceholders } from "#school/profile/placeholders.ts";
import type { Source } from "#school/translations/source.ts";

/** Lists the questions and answers of facts that are valid now, those of the whole school first. */
export async function factSources(db: Queries, clock: Clock): Promise<Source[]> {
	const facts = await db
		.selectFrom("facts")
		.leftJoin("courses", "courses.id", "facts.courseId")
		.select(["facts.id", "topic", "courseId", "question", "answer", "slug", "title", "isActive"])
		.where((eb) =>
			eb.or([eb("validUntil", "is", null), eb("validUntil", ">=", dayOfValidity(clock()))]),
		)
		.orderBy("courses.position", (order) => order.asc().nullsFirst())
		.orderBy("facts.position")
		.orderBy("facts.id")
		.execute();
	return facts.flatMap(({ id, topic, courseId, question, answer, slug, title, isActive }) => {
		const about = question ?? topicOf(topic as FactTopic).label;
		const of = title === null ? about : `${about} (${title})`;
		const page = courseId === null ? "/es" : `/es/courses/${slug}`;
		const path = courseId === null || isActive ? page : null;
		const source = (text: "answer" | "question", english: string, max: number): Source => ({
			...{ name: translationOf(id, text), courseId: null, group: "Facts" },
			...{ label: text === "question" ? `${of}: question` : of, english, hasBlocks: false, max },
			path,
		});
		return [
			...(question === null ? [] : [source("question", question, 300)]),
			// What consists of the school profile alone needs no translation.
			...(isOnlyPlaceholders(answer) ? [] : [source("answer", answer, 1000)]),
		];
	});
}
