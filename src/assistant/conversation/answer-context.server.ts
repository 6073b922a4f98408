import type { Fact, Published } from "#assistant/knowledge/types.ts";
import { schoolOf } from "#assistant/school.ts";
import type { Clock } from "#platform/database/clock.ts";
import { contentVersion, rememberedContent } from "#platform/database/content.server.ts";
import type { Queries } from "#platform/database/database.server.ts";
import { currentContent } from "#school/facts/current-content.server.ts";
import { ownSpanish } from "#school/translations/read.server.ts";

/**
 * Returns what an answer may rest on. The content version is read for every message, so that what the office changes
 * counts in the next answer on every instance; the content only when it or the day has changed.
 * @param facts instead of those that are valid now, to try a draft
 */
export async function loadPublished(
	db: Queries,
	clock: Clock,
	facts?: readonly Fact[],
): Promise<Published> {
	const published = await publishedAt(db, clock, await contentVersion(db));
	return facts ? { ...published, facts } : published;
}

const publishedAt = rememberedContent<Published>(async (db, clock) => {
	const { school, courses, facts, texts, kept, classes } = await currentContent(db, clock);
	const names = await db
		.selectFrom("course_aliases")
		.select(["courseId", "alias"])
		.orderBy("alias")
		.execute();
	const taught = await db
		.selectFrom("taught_questions")
		.select(["question", "courseId", "intent", "passage", "at"])
		.orderBy("id", "desc")
		.execute();
	return {
		catalog: courses.map((course) => ({
			...course,
			otherNames: names.flatMap(({ courseId, alias }) => (courseId === course.id ? [alias] : [])),
		})),
		school: schoolOf(school),
		facts,
		texts,
		kept,
		spanish: await ownSpanish(db, school),
		taught,
		classes,
	};
});
