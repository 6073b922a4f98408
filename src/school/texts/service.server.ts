import type { Insertable } from "kysely";
import { diffFields } from "#office/activity/changes.ts";
import { recordActivity } from "#office/activity/record.server.ts";
import type { Call } from "#platform/api/call.server.ts";
import { Failure, invalidField } from "#platform/api/failure.ts";
import { newYorkClock } from "#platform/calendar/new-york.ts";
import { type Clock, instantFrom } from "#platform/database/clock.ts";
import { lockContent } from "#platform/database/content.server.ts";
import { type Database, type Queries, transaction } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import type { Tables, TextRow } from "#platform/database/tables.server.ts";
import { isStale, staleRecord, updateVersioned } from "#platform/database/version.server.ts";
import { claimsIn } from "#school/texts/claims.ts";
import type * as contract from "#school/texts/contract.ts";
import type { AdminText, TextInput } from "#school/texts/contract.ts";
import { noDraft, onDay } from "#school/texts/read.server.ts";
import { refusalsOf } from "#school/texts/refusals.ts";
import { nameOfSlot, type SlotId, slotIds, slotOf } from "#school/texts/slots.ts";

/** A slot that nobody has written to. */
const untouched = {
	...{ text: null, shownBy: null, shownAt: null, updatedBy: null, updatedAt: null, version: 1 },
	liveSince: null,
	...noDraft,
};

/** Lists all slots, in the order of the pages. */
export async function listAdminTexts({ db, clock }: Store): Promise<AdminText[]> {
	const rows = await db.selectFrom("texts").selectAll().execute();
	const { day } = newYorkClock(clock());
	return slotIds.map((slot) =>
		asShown(
			slot,
			rows.find((row) => row.slot === slot),
			day,
		),
	);
}

export const getText = ({ db, clock }: Store, { params }: Call<typeof contract.getText>) =>
	readText(db, clock, params.slot);

async function readText(db: Queries, clock: Clock, slot: SlotId): Promise<AdminText> {
	const { day } = newYorkClock(clock());
	return asShown(slot, await rowOf(db, slot), day);
}

const rowOf = (db: Queries, slot: SlotId): Promise<TextRow | undefined> =>
	db.selectFrom("texts").selectAll().where("slot", "=", slot).executeTakeFirst();

function asShown(slot: SlotId, row: TextRow | undefined, day: string): AdminText {
	const { delivered } = slotOf(slot);
	const { text, draft, publishOn, updatedBy, updatedAt, version, ...shown } = row
		? onDay(row, day)
		: untouched;
	const live = text ?? delivered;
	const waiting = publishOn === null ? "draft" : "scheduled";
	const isWaiting = draft !== null;
	const own = text === null ? "delivered" : "live";
	return {
		slot,
		version,
		state: isWaiting ? waiting : own,
		text: draft ?? live,
		live,
		publishOn,
		shownBy: isWaiting ? shown.draftShownBy : shown.shownBy,
		shownAt: isWaiting ? shown.draftShownAt : shown.shownAt,
		isDeliveredNew: text !== null && row?.delivered !== delivered,
		updatedBy,
		updatedAt,
	};
}

/** Writes a text: a draft, or what visitors read from a day on. What they read until then stays. */
export function updateText(
	{ db, clock }: Store<Database>,
	{ params: { slot }, body, ifMatch, actor }: Call<typeof contract.updateText>,
): Promise<AdminText | Failure> {
	return transaction<AdminText | Failure>(db, async (tx) => {
		await lockContent(tx);
		const { day } = newYorkClock(clock());
		const stored = await rowOf(tx, slot);
		const before = asShown(slot, stored, day);
		if (isStale(before, ifMatch)) return staleRecord;
		const [refused] = Object.entries(refusalsOf(slot, body, before.live));
		if (refused) return invalidField(...refused);
		const { delivered } = slotOf(slot);
		const row = stored ?? (await addRow(tx, { ...untouched, slot, delivered }));
		const stamp = { updatedBy: actor.username, updatedAt: instantFrom(clock) };
		const change = changeOf(onDay(row, day), body, { before, day, stamp });
		if (!diffFields(row, { ...row, ...change }, Object.keys(change) as (keyof TextRow)[]))
			return before;
		const record = { id: row.id, ifMatch: undefined, missing: unknownSlot };
		const failure = await updateVersioned(tx, "texts", record, { ...change, ...stamp });
		if (failure) return failure;
		const written = await readText(tx, clock, slot);
		const changes = diffFields(logged(before), logged(written), loggedFields);
		if (changes)
			await recordActivity(tx, clock, actor, {
				action: "changed",
				kind: "text",
				recordId: slot,
				label: nameOfSlot(slot),
				...changes,
			});
		return written;
	});
}

const addRow = (tx: Queries, row: Insertable<Tables["texts"]>): Promise<TextRow> =>
	tx.insertInto("texts").values(row).returningAll().executeTakeFirstOrThrow();

const loggedFields = ["live", "draft", "publishOn", "shownBy"] as const;
const logged = ({ text, live, publishOn, shownBy }: AdminText) => ({
	...{ live, publishOn, shownBy },
	draft: text === live ? null : text,
});
const unknownSlot = new Failure("notFound", "Text not found.");

interface Writing {
	before: AdminText;
	/** Today in New York. */
	day: string;
	stamp: { updatedBy: string; updatedAt: NonNullable<TextRow["updatedAt"]> };
}

/** The columns that a text of the office fills: those of what visitors read, or those of what is to follow. */
function changeOf(
	row: TextRow,
	{ text, publishOn, canShow }: TextInput,
	{ before, day, stamp }: Writing,
): Partial<TextRow> {
	const { delivered } = slotOf(before.slot);
	const { text: read, liveSince } = row;
	const kept = { text: read, shownBy: row.shownBy, shownAt: row.shownAt, liveSince };
	// Whatever waits goes, and what is read already stays as it is, with who answered for it.
	if (text === before.live) return { ...kept, ...noDraft };
	const claims = canShow && claimsIn(text).length > 0;
	const isSame = before.shownBy !== null && before.text === text;
	const by = isSame ? before.shownBy : stamp.updatedBy;
	const at = isSame ? before.shownAt : stamp.updatedAt;
	const [shownBy, shownAt] = claims ? [by, at] : [null, null];
	if (publishOn !== null && publishOn <= day)
		// The delivered text is nobody's own, and follows the software.
		return {
			...{ text: text === delivered ? null : text, shownBy, shownAt, liveSince: day, delivered },
			...noDraft,
		};
	return { ...kept, draft: text, publishOn, draftShownBy: shownBy, draftShownAt: shownAt };
}
