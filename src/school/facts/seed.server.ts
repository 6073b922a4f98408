import { type Clock, instantFrom } from "#platform/database/clock.ts";
import { type Database, transaction } from "#platform/database/database.server.ts";
import { isFirstTime } from "#platform/database/one-time-task.server.ts";
import { recordFactState } from "#school/facts/history.server.ts";
import { frequentQuestions } from "#school/profile/faq.ts";

/**
 * Adds the delivered frequent questions to a database, once in its life. They keep their own wording
 * (topic `other`), so every topic is free for what the school itself states.
 */
export async function seedFacts(db: Database, clock: Clock): Promise<void> {
	await transaction(db, async (tx) => {
		if (!(await isFirstTime(tx, clock, "facts seeded"))) return;
		const now = instantFrom(clock);
		for (const [at, { question, answer, spanish }] of frequentQuestions.entries()) {
			const fact = {
				topic: "other",
				courseId: null,
				question,
				answer,
				source: null,
				validUntil: null,
				onHomePage: true,
			} as const;
			const { id } = await tx
				.insertInto("facts")
				.values({ ...fact, position: at + 1, createdAt: now, updatedAt: now })
				.returning("id")
				.executeTakeFirstOrThrow();
			await recordFactState(
				tx,
				clock,
				{ action: "created", username: "" },
				{ ...fact, spanish, id },
			);
		}
	});
}
