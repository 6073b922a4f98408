import { readApplicantPage } from "#intake/registrations/applicant/page.server.ts";
import { Failure } from "#platform/api/failure.ts";
import { calendarFile } from "#platform/calendar/calendar-file.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";
import { meetingEvents } from "#school/classes/calendars.server.ts";
import { getSchool } from "#school/settings/service.server.ts";

const noClass = new Failure("notFound", "You have no place in a class. Please call us.");

/** Renders the meetings of an applicant's class as a calendar file, also after it has left the public lists. */
export async function readClassCalendar(db: Queries, clock: Clock, id: number) {
	const page = await readApplicantPage(db, clock, id);
	if (page instanceof Failure) return page;
	const { place, courseTitle } = page;
	if (!place?.class || place.state === "released") return noClass;
	const events = meetingEvents(place.class, courseTitle, await getSchool({ db, clock }));
	return calendarFile(events, clock().toISOString());
}
