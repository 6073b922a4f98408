import type { Question } from "#chat/engine/types.ts";
import { factsOf, faqOf, taughtOf } from "#chat/school.ts";
import { activeCourses } from "#courses/service.server.ts";
import type { Clock } from "#database/clock.ts";
import type { Queries } from "#database/database.server.ts";
import { currentFacts } from "#facts/service.server.ts";
import { currentSchool } from "#settings/service.server.ts";

/** All that an answer may draw on at this moment. */
export type AnswerContext = Pick<Question, "catalog" | "facts" | "faq" | "taught" | "aliases">;

/**
 * Reads what an answer may draw on. It is read for every message, so that what the office changes
 * counts at once and on every instance.
 */
export async function loadAnswerContext(db: Queries, clock: Clock): Promise<AnswerContext> {
	const school = await currentSchool(db, clock);
	const courses = await activeCourses(db);
	const facts = await currentFacts(db, clock);
	const aliases = await db
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
		})),
		facts: factsOf(school, facts, courses),
		faq: faqOf(facts, courses),
		taught: taughtOf(facts),
		aliases: Object.fromEntries(
			courses.map(({ id, slug }) => [
				slug,
				aliases.flatMap(({ courseId, alias }) => (courseId === id ? [alias] : [])),
			]),
		),
	};
}
