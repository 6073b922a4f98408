import type { Selectable } from "kysely";
import { deleteConversations } from "#assistant/admin/conversations.server.ts";
import { leavePlaces } from "#intake/placements/follow.server.ts";
import { LINKS_REVOKED, revokeLinksAgain } from "#intake/registrations/applicant/link.server.ts";
import { addLines, searchTextOfLine } from "#office/activity/record.server.ts";
import { eraseRecords } from "#office/record-list/erase.server.ts";
import { contactErasure, registrationErasure } from "#overview/personal-data/erase.server.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Queries, Tx } from "#platform/database/database.server.ts";
import type { Activity } from "#platform/database/tables.server.ts";

/** Values of one statement: SQLite takes at most 32,766. */
const BATCH_SIZE = 500;

/** The restore acts, not a user. */
const noUser = { username: "", address: "" };

/** A line of the activity log about what was taken away for good: an erasure, or revoked links. */
type Removal = Omit<Selectable<Activity>, "id">;

/** How many came back with a backup and were taken away again. */
export interface TakenAway {
	/** Registrations, messages and conversations. */
	erased: number;
	/** Links to the pages of applicants. */
	links: number;
}

/** Reads from the activity log what was erased by hand, and whose links were revoked. */
export async function readRemovals(db: Queries): Promise<Removal[]> {
	const lines = await db
		.selectFrom("activity")
		.selectAll()
		.where((eb) =>
			eb.or([
				eb("action", "in", ["erased", LINKS_REVOKED]),
				eb("action", "=", "deleted").and("kind", "=", "conversation"),
			]),
		)
		.orderBy("id")
		.execute();
	return lines.map(({ id: _, ...line }) => line);
}

/**
 * Takes away again what a restored backup brought back, and carries the lines about it on: the next restore reads them here,
 * and a newer backup may still have what this one does not.
 */
export async function takeAwayAgain(
	tx: Tx,
	clock: Clock,
	removals: readonly Removal[],
): Promise<TakenAway> {
	await carryOn(tx, removals);
	const lists = [registrationErasure, contactErasure];
	let erased = await eraseConversations(tx, clock, removals);
	for (const list of lists) erased += await eraseSubmissions(tx, clock, list, removals);
	return { erased, links: await revokeLinks(tx, removals) };
}

async function carryOn(tx: Queries, removals: readonly Removal[]): Promise<void> {
	const known = new Set((await readRemovals(tx)).map(identityOf));
	const missing = removals.filter((line) => !known.has(identityOf(line)));
	// A name must not come along: the record that it belongs to may be in no table here, and would not be erased with it.
	await addLines(
		tx,
		missing.map((line) => {
			const label = line.action === LINKS_REVOKED ? referenceIn(line) : line.label;
			return { ...line, label, searchText: searchTextOfLine({ ...line, label }) };
		}),
	);
}

const identityOf = ({ at, action, kind, recordId }: Removal) =>
	[at, action, kind, recordId].join(" ");

/** The label is a reference number, and the name of an applicant may follow. */
const referenceIn = ({ label }: Removal) => label.split(" ")[0] ?? "";

async function eraseConversations(
	tx: Tx,
	clock: Clock,
	removals: readonly Removal[],
): Promise<number> {
	const ids = removals.flatMap(({ kind, recordId }) =>
		kind === "conversation" && recordId ? recordId : [],
	);
	let count = 0;
	for (const some of batchesOf(ids)) count += await deleteConversations(tx, clock, noUser, some);
	return count;
}

/** A number alone says little: another record may have a reference that was given before. */
async function eraseSubmissions(
	tx: Tx,
	clock: Clock,
	list: typeof registrationErasure | typeof contactErasure,
	removals: readonly Removal[],
): Promise<number> {
	const erased = removals.filter(({ action, kind }) => action === "erased" && kind === list.kind);
	const known = new Set(erased.map(({ recordId, label }) => `${recordId} ${label}`));
	let count = 0;
	for (const some of batchesOf(erased.map(({ recordId }) => Number(recordId)))) {
		const there = await tx
			.selectFrom(list.name)
			.select(["id", "reference"])
			.where("id", "in", some)
			.execute();
		const ids = there
			.filter(({ id, reference }) => known.has(`${id} ${reference}`))
			.map(({ id }) => id);
		if (list.kind === "registration") await leavePlaces(tx, clock, ids);
		await eraseRecords(tx, clock, noUser, list, ids);
		count += ids.length;
	}
	return count;
}

async function revokeLinks(tx: Queries, removals: readonly Removal[]): Promise<number> {
	let count = 0;
	for (const line of removals.filter(({ action }) => action === LINKS_REVOKED)) {
		const registration = await tx
			.selectFrom("registrations")
			.select("id")
			.where("id", "=", Number(line.recordId))
			.where("reference", "=", referenceIn(line))
			.executeTakeFirst();
		if (registration) count += await revokeLinksAgain(tx, registration.id, line);
	}
	return count;
}

function* batchesOf<T>(values: readonly T[]): Generator<T[]> {
	for (let start = 0; start < values.length; start += BATCH_SIZE) {
		yield values.slice(start, start + BATCH_SIZE);
	}
}
