import type { Expression, ExpressionBuilder, SqlBool, UpdateObject } from "kysely";
import type { PlacementState } from "#intake/placements/public-contract.ts";
import { newYorkClock } from "#platform/calendar/new-york.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Tx } from "#platform/database/database.server.ts";
import type { Tables } from "#platform/database/tables.server.ts";

type Where = ExpressionBuilder<Tables, "placements">;

/** Suspected spam holds no seat and is not counted. */
export const isCounted = ({ exists, selectFrom }: Where): Expression<SqlBool> =>
	exists(
		selectFrom("registrations")
			.select("registrations.id")
			.whereRef("registrations.id", "=", "placements.registrationId")
			.where("isSpam", "=", false),
	);

/** Returns the condition of places in a class whose last day is not past. */
export const isNotOver =
	(clock: Clock) =>
	({ exists, selectFrom }: Where): Expression<SqlBool> =>
		exists(
			selectFrom("classes")
				.select("classes.id")
				.whereRef("classes.id", "=", "placements.classId")
				.where("lastDay", ">=", newYorkClock(clock()).day),
		);

/** Changes the state of places, and lets the stages of their registrations follow. @returns whose places changed */
export async function changePlaces(
	tx: Tx,
	change: UpdateObject<Tables, "placements"> & { state: PlacementState },
	which: (eb: Where) => Expression<SqlBool>,
): Promise<number[]> {
	const changed = await tx
		.updateTable("placements")
		.set(change)
		.where(which)
		.returning("registrationId")
		.execute();
	const ids = changed.map(({ registrationId }) => registrationId);
	await followStages(tx, ids, change.state);
	return ids;
}

const stages = {
	wanted: "applied",
	waiting: "waitlisted",
	offered: "waitlisted",
	placed: "enrolled",
	released: "applied",
} as const;

/** Lets the stage of registrations follow their place. Who neither waits nor has a seat keeps a stage that says neither. */
export async function followStages(
	tx: Tx,
	registrationIds: readonly number[],
	state: PlacementState,
): Promise<void> {
	if (registrationIds.length === 0) return;
	const stage = stages[state];
	await tx
		.updateTable("registrations")
		.set((eb) => ({ stage, version: eb("version", "+", 1) }))
		.where("id", "in", registrationIds)
		.where("stage", "!=", stage)
		.$if(stage === "applied", (rows) => rows.where("stage", "in", ["waitlisted", "enrolled"]))
		.execute();
}
