import { type Clock, instantFrom } from "#platform/database/clock.ts";
import { type Database, transaction } from "#platform/database/database.server.ts";
import { isFirstTime } from "#platform/database/one-time-task.server.ts";
import { programs } from "#school/profile/programs/index.ts";

/**
 * Seeds an empty database with the delivered programs, once in its lifetime: deleted courses
 * don't return after a restart.
 */
export async function seedCourses(db: Database, clock: Clock): Promise<void> {
	await transaction(db, async (tx) => {
		if (!(await isFirstTime(tx, clock, "courses seeded"))) return;
		const existing = await tx.selectFrom("courses").select("id").limit(1).executeTakeFirst();
		if (existing) return;
		await tx
			.insertInto("courses")
			.values(
				programs.map(({ spanish: _, ...program }, index) => ({
					...program,
					imagePath: null,
					position: index + 1,
					updatedAt: instantFrom(clock),
				})),
			)
			.execute();
	});
}
