import type { Selectable } from "kysely";
import { minutesOf, newYorkClock, timeOf } from "#platform/calendar/new-york.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import type { Classes } from "#platform/database/tables.server.ts";
import {
	type AdminClass,
	type Meeting,
	type PublicClass,
	publicClass,
} from "#school/classes/contract.ts";
import { labelOn, totalOf } from "#school/classes/label.ts";

const publicFields = Object.keys(publicClass.shape) as (keyof PublicClass)[];

/** The open classes of active courses that have not begun, the next first. */
export const listClasses = ({ db, clock }: Store<Queries>): Promise<PublicClass[]> =>
	published(
		{ db, clock },
		shown(db).where("state", "=", "open").where("firstDay", ">=", newYorkClock(clock()).day),
	);

/** The classes of active courses that are taught or will be, also if nobody can register for them now. */
export const listTaughtClasses = ({ db, clock }: Store<Queries>): Promise<PublicClass[]> =>
	published(
		{ db, clock },
		shown(db)
			.where("state", "in", ["open", "closed"])
			.where("lastDay", ">=", newYorkClock(clock()).day),
	);

const shown = (db: Queries) =>
	db
		.selectFrom("classes")
		.innerJoin("courses", "courses.id", "classes.courseId")
		.selectAll("classes")
		.where("courses.isActive", "=", true);

async function published(
	{ db, clock }: Store<Queries>,
	query: ReturnType<typeof shown>,
): Promise<PublicClass[]> {
	const rows = await query.orderBy("firstDay").orderBy("classes.id").execute();
	const classes = await withMeetings(db, clock, rows);
	return classes.map(publicly);
}

/** Returns of a class what visitors see. */
export const publicly = (found: AdminClass): PublicClass =>
	Object.fromEntries(publicFields.map((name) => [name, found[name]])) as PublicClass;

/** All classes, the latest first. */
export async function allClasses({ db, clock }: Store): Promise<AdminClass[]> {
	const rows = await db
		.selectFrom("classes")
		.selectAll()
		.orderBy("firstDay", "desc")
		.orderBy("id", "desc")
		.execute();
	return withMeetings(db, clock, rows);
}

/** Returns the classes with these ids, in the order of their ids. */
export async function classesById(
	db: Queries,
	clock: Clock,
	ids: readonly number[],
): Promise<AdminClass[]> {
	if (ids.length === 0) return [];
	const rows = await db
		.selectFrom("classes")
		.selectAll()
		.where("id", "in", ids)
		.orderBy("id")
		.execute();
	return withMeetings(db, clock, rows);
}

async function withMeetings(
	db: Queries,
	clock: Clock,
	rows: readonly Selectable<Classes>[],
): Promise<AdminClass[]> {
	if (rows.length === 0) return [];
	const ids = rows.map(({ id }) => id);
	const meetings = await db
		.selectFrom("class_meetings")
		.selectAll()
		.where("classId", "in", ids)
		.orderBy("day")
		.orderBy("fromMinute")
		.execute();
	const byClass = Map.groupBy(meetings, ({ classId }) => classId);
	const today = newYorkClock(clock()).day;
	return rows.map((row) => {
		const fees = JSON.parse(row.fees) as AdminClass["fees"];
		return {
			...row,
			days: JSON.parse(row.days) as AdminClass["days"],
			fees,
			label: labelOn(row, today),
			total: totalOf({ tuition: row.tuition, fees }),
			meetings: (byClass.get(row.id) ?? []).map(
				({ day, fromMinute, toMinute, kind }): Meeting => ({
					day,
					from: timeOf(fromMinute),
					to: timeOf(toMinute),
					kind,
				}),
			),
		};
	});
}

/** Replaces the meetings of a class. */
export async function storeMeetings(
	tx: Queries,
	classId: number,
	meetings: readonly Meeting[],
): Promise<void> {
	await tx.deleteFrom("class_meetings").where("classId", "=", classId).execute();
	const rows = meetings.map(({ day, from, to, kind }) => ({
		classId,
		day,
		fromMinute: minutesOf(from),
		toMinute: minutesOf(to),
		kind,
	}));
	await tx.insertInto("class_meetings").values(rows).execute();
}
