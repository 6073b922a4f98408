import { recordActivity } from "#office/activity/record.server.ts";
import type { Actor, UserActor } from "#platform/api/caller.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";

/** Records in the activity log what was done to a user. */
export const recordOnUser = (
	tx: Queries,
	clock: Clock,
	actor: Actor,
	{ userId, username }: Pick<UserActor, "userId" | "username">,
	action: string,
	fields: Pick<Parameters<typeof recordActivity>[3], "before" | "after"> = {},
): Promise<void> =>
	recordActivity(tx, clock, actor, {
		action,
		kind: "user",
		recordId: userId,
		label: username,
		...fields,
	});
