import { sql } from "kysely";
import { changePlaces, isCounted, isNotOver } from "#intake/placements/change.server.ts";
import { lockClasses, settleClass } from "#intake/placements/queue.server.ts";
import { livePlacement } from "#intake/placements/read.server.ts";
import type { Clock } from "#platform/database/clock.ts";
import { lockContent } from "#platform/database/content.server.ts";
import type { Tx } from "#platform/database/database.server.ts";

type ReleaseReason =
	| "released by the office"
	| "declined"
	| "withdrawn"
	| "rejected"
	| "other course"
	| "chose another class"
	| "erased";

/**
 * Locks what a change of these registrations' places can change: public content, and their classes in the order of their
 * ids. Take it before any record. Without a place, or one that an undone rejection brings back, nothing is locked.
 * @returns the ids of the classes
 */
export async function lockPlaces(tx: Tx, registrationIds: readonly number[]): Promise<number[]> {
	if ((await classesOf(tx, registrationIds)).length === 0) return [];
	await lockContent(tx);
	return lockClasses(tx, await classesOf(tx, registrationIds));
}

/**
 * Locks what an act about the place of a registration touches, and brings the class that it has and the one that the act
 * names in order.
 * @returns the ids of these two
 */
export async function lockAct(
	tx: Tx,
	clock: Clock,
	registrationId: number,
	classId: number | undefined,
): Promise<number[]> {
	await lockContent(tx);
	const before = await livePlacement(tx, registrationId);
	const touched = [before?.classId, classId].flatMap((id) => id ?? []);
	const locked = await lockClasses(tx, [...touched, ...(await classesOf(tx, [registrationId]))]);
	const classIds = locked.filter((id) => touched.includes(id));
	for (const id of classIds) await settleClass(tx, clock, id);
	return classIds;
}

async function classesOf(tx: Tx, registrationIds: readonly number[]): Promise<number[]> {
	if (registrationIds.length === 0) return [];
	const rows = await tx
		.selectFrom("placements")
		.select("classId")
		.distinct()
		.where("registrationId", "in", registrationIds)
		.where((eb) => eb.or([eb("state", "!=", "released"), eb("releasedWhy", "=", "rejected")]))
		.execute();
	return rows.flatMap(({ classId }) => classId ?? []);
}

/**
 * Frees the seats and places of registrations and lets the queues move, in the transaction that ends them: the one way in
 * which a seat frees. The transaction has called {@link lockPlaces} before it locked records; a place that came in between is
 * locked here, and a deadlock that this makes is tried again.
 */
export async function freePlaces(
	tx: Tx,
	clock: Clock,
	registrationIds: readonly number[],
	releasedWhy: ReleaseReason,
): Promise<void> {
	if (registrationIds.length === 0) return;
	const classIds = await lockPlaces(tx, registrationIds);
	if (releasedWhy === "erased") {
		// They go with their registrations, whose stages and versions stay as the office saw them.
		await tx.deleteFrom("placements").where("registrationId", "in", registrationIds).execute();
	} else {
		// Who did it themselves knows, and a rejection has an email of its own; a wish was no place.
		const isTold = releasedWhy === "released by the office" || releasedWhy === "other course";
		const tell = sql<
			"released" | null
		>`case when state <> 'wanted' then ${isTold ? "released" : null} end`;
		await changePlaces(tx, { state: "released", releasedWhy, tell }, (eb) =>
			eb.and([eb("registrationId", "in", registrationIds), eb("state", "!=", "released")]),
		);
	}
	for (const id of classIds) await settleClass(tx, clock, id);
}

/**
 * Follows registrations that became suspected spam, or no longer are: spam gives its seat to the next in line, and keeps its
 * place in the order for when it is rescued. In a class that is over nothing changes.
 */
export async function followSuspicion(tx: Tx, clock: Clock, registrationIds: readonly number[]) {
	const classIds = await lockPlaces(tx, registrationIds);
	// First, as an offer that is over leaves no place in the order; seats of spam are free from here on.
	for (const id of classIds) await settleClass(tx, clock, id);
	if (classIds.length === 0) return;
	// Told to them, if ever, when they are rescued: until then the email is held.
	const back = { offeredUntil: null, placedAt: null, price: null, tell: "waiting" } as const;
	await changePlaces(tx, { state: "waiting", ...back }, (eb) =>
		eb.and([
			...[eb("registrationId", "in", registrationIds), eb("state", "in", ["offered", "placed"])],
			eb.not(isCounted(eb)),
			isNotOver(clock)(eb),
		]),
	);
}
