import { newYorkClock } from "#platform/calendar/new-york.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import type { TextRow } from "#platform/database/tables.server.ts";
import { fillPlaceholders } from "#school/profile/placeholders.ts";
import { getSchool } from "#school/settings/service.server.ts";
import { type SiteTexts, type SlotId, slotIds, slots } from "#school/texts/slots.ts";

/** Returns a row as it is on a day in New York, which no job has to write down. */
export function onDay(row: TextRow, today: string): TextRow {
	const { draft, publishOn, draftShownBy, draftShownAt } = row;
	if (publishOn === null || publishOn > today) return row;
	return {
		...row,
		...{ text: draft, shownBy: draftShownBy, shownAt: draftShownAt, liveSince: publishOn },
		...noDraft,
	};
}

/** What a row has for nothing that is to follow. */
export const noDraft = {
	draft: null,
	publishOn: null,
	draftShownBy: null,
	draftShownAt: null,
} as const;

/** Returns a column of the rows as they are today, by slot, where it is not null. */
async function columnToday(
	db: Queries,
	clock: Clock,
	column: "text" | "liveSince",
): Promise<Partial<Record<SlotId, string>>> {
	const rows = await db.selectFrom("texts").selectAll().execute();
	const { day } = newYorkClock(clock());
	const own = rows.flatMap((row) => {
		const value = onDay(row, day)[column];
		// A slot that the software no longer has keeps its row.
		return value !== null && row.slot in slots ? [[row.slot, value] as const] : [];
	});
	return Object.fromEntries(own);
}

/** Returns what visitors read today in place of the delivered texts, by slot, with placeholders. */
export const ownTexts = (db: Queries, clock: Clock): Promise<Partial<SiteTexts>> =>
	columnToday(db, clock, "text");

/** Returns since which day in New York visitors read what they read, where the school has written. */
export const listTextDays = ({ db, clock }: Store<Queries>) => columnToday(db, clock, "liveSince");

/** Returns what visitors read today. */
export async function listTexts({ db, clock }: Store<Queries>): Promise<SiteTexts> {
	const own = await ownTexts(db, clock);
	const school = await getSchool({ db, clock });
	return Object.fromEntries(
		slotIds.map((id) => [id, fillPlaceholders(own[id] ?? slots[id].delivered, school)]),
	) as SiteTexts;
}
