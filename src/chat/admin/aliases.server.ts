import { type Actor, recordActivity } from "#activity/record.server.ts";
import { Failure } from "#api/failure.ts";
import { foldForSearch } from "#api/search-folding.ts";
import type { CourseAliases } from "#chat/admin/aliases-contract.ts";
import { allCourses, courseById } from "#courses/service.server.ts";
import type { Clock } from "#database/clock.ts";
import { lockContent } from "#database/content.server.ts";
import { type Database, type Queries, transaction } from "#database/database.server.ts";

/** The other names of every course, in catalog order. */
export async function allAliases(db: Queries): Promise<CourseAliases[]> {
	const courses = await allCourses(db);
	const rows = await db.selectFrom("course_aliases").selectAll().orderBy("alias").execute();
	return courses.map(({ id, slug, title }) => ({
		courseId: id,
		slug,
		title,
		aliases: rows.flatMap(({ courseId, alias }) => (courseId === id ? [alias] : [])),
	}));
}

/** Sets the other names of a course. A name belongs to one course only. */
export function changeAliases(
	db: Database,
	clock: Clock,
	actor: Actor,
	{ courseId, aliases }: { courseId: number; aliases: string[] },
): Promise<CourseAliases | Failure> {
	return transaction<CourseAliases | Failure>(db, async (tx) => {
		await lockContent(tx);
		const course = await courseById(tx, courseId);
		if (course instanceof Failure) return course;
		const names = [...new Set(aliases.map(foldForSearch).filter(Boolean))].sort();
		const taken = names.length > 0 ? await takenBy(tx, courseId, names) : undefined;
		if (taken) {
			const sentence = `“${taken.alias}” is already used for ${taken.title}.`;
			return new Failure("conflict", sentence, {
				errors: [{ path: "aliases", message: sentence }],
			});
		}
		const before = await tx
			.deleteFrom("course_aliases")
			.where("courseId", "=", courseId)
			.returning("alias")
			.execute();
		if (names.length > 0) {
			await tx
				.insertInto("course_aliases")
				.values(names.map((alias) => ({ courseId, alias })))
				.execute();
		}
		await recordActivity(tx, clock, actor, {
			action: "changed",
			kind: "course",
			recordId: courseId,
			label: course.title,
			before: { aliases: before.map(({ alias }) => alias).sort() },
			after: { aliases: names },
		});
		return { courseId, slug: course.slug, title: course.title, aliases: names };
	});
}

function takenBy(tx: Queries, courseId: number, names: string[]) {
	return tx
		.selectFrom("course_aliases")
		.innerJoin("courses", "courses.id", "course_aliases.courseId")
		.select(["alias", "title"])
		.where("alias", "in", names)
		.where("courseId", "!=", courseId)
		.executeTakeFirst();
}
