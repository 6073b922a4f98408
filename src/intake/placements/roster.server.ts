import { Readable } from "node:stream";
import type * as contract from "#intake/placements/contract.ts";
import type { RosterRow } from "#intake/placements/contract.ts";
import { shownPlacement } from "#intake/placements/read.server.ts";
import type { Call } from "#platform/api/call.server.ts";
import type { Failure } from "#platform/api/failure.ts";
import { csvReply } from "#platform/api/list-reply.server.ts";
import { newYorkTime } from "#platform/calendar/new-york.ts";
import type { Store } from "#platform/database/store.server.ts";
import { classNotFound } from "#school/classes/service.server.ts";

const order = ["placed", "offered", "waiting", "wanted", "released"];

export async function listPlacements(
	store: Store,
	{ params: { id } }: Call<typeof contract.listPlacements>,
): Promise<RosterRow[] | Failure> {
	return (await firstDayOf(store, id)) ? rosterOf(store, id) : classNotFound;
}

/** Returns the first day of a class, `YYYY-MM-DD`; undefined if there is no such class. */
async function firstDayOf({ db }: Store, id: number): Promise<string | undefined> {
	const classes = db.selectFrom("classes").select("firstDay").where("id", "=", id);
	return (await classes.executeTakeFirst())?.firstDay;
}

/**
 * Lists who has a seat in a class, is offered one, waits or wants one, and who lost that when it was cancelled. Suspected spam
 * and who was released otherwise are not in it.
 */
async function rosterOf({ db, clock }: Store, id: number): Promise<RosterRow[]> {
	const rows = await db
		.selectFrom("placements")
		.innerJoin("registrations", "registrations.id", "placements.registrationId")
		.selectAll("placements")
		.select(["reference", "fullName", "email", "phone"])
		.where("classId", "=", id)
		.where((eb) =>
			eb.or([eb("placements.state", "!=", "released"), eb("releasedWhy", "=", "class cancelled")]),
		)
		.where("isSpam", "=", false)
		.orderBy("askedAt")
		.orderBy("placements.id")
		.execute();
	return rows
		.flatMap((row) => {
			const { reference, fullName, email, phone } = row;
			const shown = shownPlacement(row, clock);
			return shown.state === row.state ? { ...shown, reference, fullName, email, phone } : [];
		})
		.sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
}

export async function exportRoster(
	store: Store,
	{ params: { id } }: Call<typeof contract.exportRoster>,
) {
	const firstDay = await firstDayOf(store, id);
	if (!firstDay) return classNotFound;
	const rows = await rosterOf(store, id);
	const chunks = Readable.from([rows]);
	const total = rows.length;
	return csvReply<RosterRow>(
		{ total, delivered: total, chunks },
		[
			["Reference", ({ reference }) => reference],
			["Name", ({ fullName }) => fullName],
			["Email", ({ email }) => email],
			["Phone", ({ phone }) => phone],
			["Place", ({ state }) => state],
			["Asked (New York)", ({ askedAt }) => newYorkTime(askedAt)],
			["Price", ({ price }) => (price === null ? null : (price / 100).toFixed(2))],
		],
		`roster-${firstDay}.csv`,
	);
}
