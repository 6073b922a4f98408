import { sql } from "kysely";
import { contactDetailsOf } from "#intake/people/contact-details.server.ts";
import type { DueStep } from "#intake/people/waiting-contract.ts";
import { newYorkClock } from "#platform/calendar/new-york.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";

const MAX_SHOWN = 50;

/** Lists next steps that are due today or overdue: those of a user first, then of nobody, then of others. */
export async function dueSteps(
	db: Queries,
	clock: Clock,
	userId: number,
): Promise<{ steps: DueStep[]; total: number }> {
	const today = newYorkClock(clock()).day;
	const due = db
		.selectFrom("people")
		.where("nextStepOn", "<=", today)
		.where("nextStep", "is not", null);
	const { total } = await due
		.select((eb) => eb.fn.countAll<number>().as("total"))
		.executeTakeFirstOrThrow();
	const rows = await due
		.leftJoin("users", "users.id", "people.ownerId")
		.select(["people.id", "people.version", "nextStep", "nextStepOn", "ownerId", "username"])
		.orderBy(sql`case when "ownerId" = ${userId} then 0 when "ownerId" is null then 1 else 2 end`)
		.orderBy("nextStepOn")
		.orderBy("people.id")
		.limit(MAX_SHOWN)
		.execute();
	const details = await contactDetailsOf(
		db,
		rows.map(({ id }) => id),
	);
	return {
		total,
		steps: rows.flatMap(({ id, version, nextStep, nextStepOn, ownerId, username }) =>
			nextStep === null || nextStepOn === null
				? []
				: {
						personId: id,
						version,
						name: details.get(id)?.name ?? "",
						nextStep,
						nextStepOn,
						owner: username,
						isMine: ownerId === userId,
						isOverdue: nextStepOn < today,
					},
		),
	};
}
