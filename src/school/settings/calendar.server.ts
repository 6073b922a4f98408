import type { Queries } from "#platform/database/database.server.ts";
import type { Calendar } from "#school/profile/opening-hours.ts";
import { hoursOf } from "#school/profile/week.ts";
import { readSettings } from "#school/settings/service.server.ts";

/** Reads the opening hours with all closures, also those in the past, which the website no longer shows. */
export async function openingCalendar(db: Queries): Promise<Calendar> {
	const { week, closedDays } = (await readSettings(db)).settings;
	return { hours: hoursOf(week), closedDays };
}
