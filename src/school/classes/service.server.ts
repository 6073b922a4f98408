import { isDeepStrictEqual } from "node:util";
import { recordActivity } from "#office/activity/record.server.ts";
import type { Call } from "#platform/api/call.server.ts";
import { Failure, invalidField } from "#platform/api/failure.ts";
import { tableDay } from "#platform/calendar/days.ts";
import { type Clock, instantFrom } from "#platform/database/clock.ts";
import { lockContent } from "#platform/database/content.server.ts";
import { type Queries, type Tx, transaction } from "#platform/database/database.server.ts";
import { isConstraintViolation } from "#platform/database/errors.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import { lockVersion, updateVersioned } from "#platform/database/version.server.ts";
import type * as contract from "#school/classes/contract.ts";
import {
	type AdminClass,
	type CountedClass,
	classInput,
	type SeatCounts,
} from "#school/classes/contract.ts";
import { seatLabel } from "#school/classes/label.ts";
import { inOrder, meetingsOf, problemsOf } from "#school/classes/meetings.ts";
import { allClasses, classesById, storeMeetings } from "#school/classes/read.server.ts";
import { titleOfCourse } from "#school/courses/service.server.ts";
import { readSettings } from "#school/settings/service.server.ts";

const fields = Object.keys(classInput.shape) as (keyof typeof classInput.shape)[];
const ofPattern = ["firstDay", "lastDay", "days"] as const;

/** Failure for a class that does not exist. */
export const classNotFound = new Failure("notFound", "Class not found.");
const missing = classNotFound;
const isCancelled = new Failure(
	"conflict",
	"This class was cancelled, and everyone in it was told. Copy it to new dates instead.",
);
const isWanted = new Failure(
	"conflict",
	"People have asked for this class, so it can’t be deleted. Cancel it instead.",
);

/** Labels a class for people in the office: its course and its first day. */
export const labelOfClass = (title: string, { firstDay }: Pick<AdminClass, "firstDay">): string =>
	`${title}, ${tableDay(firstDay)}`;

type Seats = ReadonlyMap<number, SeatCounts>;

const nobody: SeatCounts = { promised: 0, waiting: 0, wanting: 0 };

const withSeats = (one: AdminClass, seats: Seats): CountedClass => ({
	...one,
	...(seats.get(one.id) ?? nobody),
});

/** What the places of a class say of it and make of its changes. */
export interface ClassStore extends Store {
	/** How the seats of classes stand, by class; a class without people is absent. */
	countSeats: (db: Queries, clock: Clock) => Promise<Seats>;
	/** Follows a change in the transaction that stores it. */
	follow: (
		tx: Tx,
		clock: Clock,
		change: { before: AdminClass; after: AdminClass },
	) => Promise<void>;
}

/** All classes, the latest first. */
export async function listAdminClasses({ db, clock, countSeats }: ClassStore) {
	const seats = await countSeats(db, clock);
	return (await allClasses({ db, clock })).map((one) => withSeats(one, seats));
}

export async function getClass(
	{ db, clock, countSeats }: ClassStore,
	{ params }: Call<typeof contract.getClass>,
): Promise<CountedClass | Failure> {
	const [found] = await classesById(db, clock, [params.id]);
	return found ? withSeats(found, await countSeats(db, clock)) : missing;
}

/** Adds a class to a course. */
export function createClass(
	{ db, clock }: Store,
	{ body: input, actor }: Call<typeof contract.createClass>,
): Promise<CountedClass | Failure> {
	return transaction<CountedClass | Failure>(db, async (tx) => {
		await lockContent(tx);
		const title = await titleOfCourse(tx, input.courseId);
		if (title instanceof Failure) return title;
		const { meetings: sent, ...columns } = input;
		const meetings = sent ?? meetingsOf(input, (await readSettings(tx)).settings);
		const [problem] = problemsOf({ ...input, meetings });
		if (problem) return invalidField(problem.path, problem.message);
		const now = instantFrom(clock);
		const { id } = await tx
			.insertInto("classes")
			.values({
				...asStored(columns),
				label: seatLabel(input.seats, 0),
				createdAt: now,
				updatedAt: now,
			})
			.returning("id")
			.executeTakeFirstOrThrow();
		await storeMeetings(tx, id, meetings);
		await recordActivity(tx, clock, actor, {
			action: "created",
			kind: "class",
			recordId: id,
			label: labelOfClass(title, input),
			after: columns,
		});
		return { ...(await stored(tx, clock, id)), ...nobody };
	});
}

/** Updates any of a class's fields but its course. Meetings that were moved stay while first day, last day and pattern do. */
export function updateClass(
	{ db, clock, follow, countSeats }: ClassStore,
	{ params: { id }, body: patch, ifMatch, actor }: Call<typeof contract.updateClass>,
): Promise<CountedClass | Failure> {
	return transaction<CountedClass | Failure>(db, async (tx) => {
		await lockContent(tx);
		const [found] = await classesById(tx, clock, [id]);
		if (!found) return missing;
		const title = await titleOfCourse(tx, found.courseId);
		if (title instanceof Failure) return title;
		const refused = await lockVersion(tx, "classes", { id, ifMatch, missing });
		if (refused) return refused;
		const before = await stored(tx, clock, id);
		const { meetings: sent, ...rest } = patch;
		const after: AdminClass = { ...before, ...rest, meetings: sent ?? before.meetings };
		const changed = (names: readonly (keyof AdminClass)[]) =>
			names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
		if (!sent && changed(ofPattern).length > 0) {
			after.meetings = meetingsOf(after, (await readSettings(tx)).settings);
		}
		after.meetings = after.meetings.toSorted(inOrder);
		const names = changed(fields);
		if (names.length === 0) return withSeats(before, await countSeats(tx, clock));
		if (before.state === "cancelled") return isCancelled;
		const [problem] = problemsOf(after);
		if (problem) return invalidField(problem.path, problem.message);
		const pick = (from: AdminClass) => Object.fromEntries(names.map((name) => [name, from[name]]));
		const { meetings, ...columns } = pick(after);
		const change = { ...asStored(columns), updatedAt: instantFrom(clock) };
		await updateVersioned(tx, "classes", { id, ifMatch: undefined, missing }, change);
		if (meetings) await storeMeetings(tx, id, after.meetings);
		await recordActivity(tx, clock, actor, {
			action: "changed",
			kind: "class",
			recordId: id,
			label: labelOfClass(title, after),
			before: pick(before),
			after: pick(after),
		});
		await follow(tx, clock, { before, after: await stored(tx, clock, id) });
		return withSeats(await stored(tx, clock, id), await countSeats(tx, clock));
	});
}

/** Deletes a class for which nobody has asked. */
export async function deleteClass(
	{ db, clock }: Store,
	{ params: { id }, ifMatch, actor }: Call<typeof contract.deleteClass>,
): Promise<Failure | undefined> {
	try {
		return await transaction<Failure | undefined>(db, async (tx) => {
			await lockContent(tx);
			const [found] = await classesById(tx, clock, [id]);
			if (!found) return missing;
			const title = await titleOfCourse(tx, found.courseId);
			if (title instanceof Failure) return title;
			const refused = await lockVersion(tx, "classes", { id, ifMatch, missing });
			if (refused) return refused;
			await tx.deleteFrom("classes").where("id", "=", id).execute();
			await recordActivity(tx, clock, actor, {
				action: "deleted",
				kind: "class",
				recordId: id,
				label: labelOfClass(title, found),
				before: Object.fromEntries(fields.map((name) => [name, found[name]])),
			});
			return undefined;
		});
	} catch (error) {
		if (isConstraintViolation(error)) return isWanted;
		throw error;
	}
}

async function stored(tx: Tx, clock: Store["clock"], id: number) {
	const [found] = await classesById(tx, clock, [id]);
	if (!found) throw new Error("A locked class is gone");
	return found;
}

/** Lists are stored as JSON. */
function asStored<T extends object>(columns: T) {
	const { days, fees } = columns as { days?: unknown; fees?: unknown };
	return {
		...columns,
		...(days !== undefined && { days: JSON.stringify(days) }),
		...(fees !== undefined && { fees: JSON.stringify(fees) }),
	} as Omit<T, "days" | "fees"> & { days: string; fees: string };
}
