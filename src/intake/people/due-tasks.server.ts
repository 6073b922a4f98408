import { sql } from "kysely";
import { contactDetailsOf } from "#intake/people/contact-details.server.ts";
import type * as contract from "#intake/people/waiting-contract.ts";
import type { Call } from "#platform/api/call.server.ts";
import { newYorkClock } from "#platform/calendar/new-york.ts";
import type { Queries } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";

const MAX_SHOWN = 50;

/** Lists tasks that are due today or overdue: those of a user first, then of nobody, then of others. */
export async function listDueTasks(
	{ db, clock }: Store<Queries>,
	{ actor: { userId } }: Call<typeof contract.listDueTasks>,
) {
	const today = newYorkClock(clock()).day;
	const due = db.selectFrom("people").where("taskDueOn", "<=", today).where("task", "is not", null);
	const { total } = await due
		.select((eb) => eb.fn.countAll<number>().as("total"))
		.executeTakeFirstOrThrow();
	const rows = await due
		.leftJoin("users", "users.id", "people.ownerId")
		.select(["people.id", "people.version", "task", "taskDueOn", "ownerId", "username"])
		.orderBy(sql`case when "ownerId" = ${userId} then 0 when "ownerId" is null then 1 else 2 end`)
		.orderBy("taskDueOn")
		.orderBy("people.id")
		.limit(MAX_SHOWN)
		.$narrowType<{ task: string; taskDueOn: string }>()
		.execute();
	const ids = rows.map(({ id }) => id);
	const details = await contactDetailsOf(db, ids);
	return {
		total,
		tasks: rows.map(({ id, version, task, taskDueOn, ownerId, username }) => ({
			personId: id,
			version,
			name: details.get(id)?.name ?? "",
			task,
			taskDueOn,
			owner: username,
			isMine: ownerId === userId,
			isOverdue: taskDueOn < today,
		})),
	};
}
