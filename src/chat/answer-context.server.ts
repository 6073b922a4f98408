import type { Fact, Published } from "#chat/engine/types.ts";
import { schoolOf } from "#chat/school.ts";
import { activeCourses } from "#courses/service.server.ts";
import type { Clock } from "#database/clock.ts";
import { contentVersion, rememberedContent } from "#database/content.server.ts";
import type { Queries } from "#database/database.server.ts";
import { currentFacts } from "#facts/service.server.ts";
import { currentSchool } from "#settings/service.server.ts";

const publishedAt = rememberedContent((db, clock) => readPublished(db, clock));

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
	if (facts) return readPublished(db, clock, facts);
	return publishedAt(db, clock, await contentVersion(db));
}

async function readPublished(
	db: Queries,
	clock: Clock,
	facts?: readonly Fact[],
): Promise<Published> {
	const school = await currentSchool(db, clock);
	const courses = await activeCourses(db);
	const names = await db
		.selectFrom("course_aliases")
		.select(["courseId", "alias"])
		.orderBy("alias")
		.execute();
	return {
		catalog: courses.map(({ id, slug, title, summary, description }) => ({
			id,
			slug,
			title,
			summary,
			description,
			otherNames: names.flatMap(({ courseId, alias }) => (courseId === id ? [alias] : [])),
		})),
		school: schoolOf(school),
		facts: (facts ?? (await currentFacts(db, clock))).map(
			({ id, topic, courseId, question, answer, spanish }) => ({
				id,
				topic,
				courseId,
				question,
				answer,
				spanish,
			}),
		),
	};
}
