import { Failure } from "#platform/api/failure.ts";
import type { Queries, Tx } from "#platform/database/database.server.ts";
import { foldForSearch } from "#platform/text/fold.ts";

/** Adds to each course the other names that visitors use for it. */
export async function withAliases<Course extends { id: number }>(
	db: Queries,
	courses: readonly Course[],
): Promise<(Course & { aliases: string[] })[]> {
	const ids = courses.map(({ id }) => id);
	const rows =
		ids.length === 0
			? []
			: await db
					.selectFrom("course_aliases")
					.selectAll()
					.where("courseId", "in", ids)
					.orderBy("alias")
					.execute();
	return courses.map((course) => ({
		...course,
		aliases: rows.flatMap(({ courseId, alias }) => (courseId === course.id ? [alias] : [])),
	}));
}

/** Returns names as they are compared and stored: folded, each once, in order. */
export const foldAliases = (names: readonly string[]): string[] =>
	[...new Set(names.map(foldForSearch).filter(Boolean))].sort();

/** Replaces the other names of a course. Fails if another course has one of them. */
export async function replaceAliases(
	tx: Tx,
	courseId: number,
	names: readonly string[],
): Promise<Failure | undefined> {
	await tx.deleteFrom("course_aliases").where("courseId", "=", courseId).execute();
	if (names.length === 0) return undefined;
	const taken = await tx
		.selectFrom("course_aliases")
		.innerJoin("courses", "courses.id", "course_aliases.courseId")
		.select(["alias", "title"])
		.where("alias", "in", names)
		.orderBy("alias")
		.executeTakeFirst();
	if (taken) {
		const message = `“${taken.alias}” is already used for ${taken.title}.`;
		return new Failure("conflict", message, { errors: [{ path: "aliases", message }] });
	}
	await tx
		.insertInto("course_aliases")
		.values(names.map((alias) => ({ courseId, alias })))
		.execute();
	return undefined;
}
