import { readApplicantPage } from "#intake/registrations/applicant/page.server.ts";
import { applicantWords } from "#intake/registrations/applicant/words.ts";
import { Failure } from "#platform/api/failure.ts";
import { calendarFile } from "#platform/calendar/calendar-file.ts";
import { instantAt } from "#platform/calendar/new-york.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";
import { meetingEvents } from "#school/classes/calendars.server.ts";
import { addressLine } from "#school/profile/address.ts";
import { getSchool } from "#school/settings/service.server.ts";

const noClass = new Failure("notFound", "You have no place in a class. Please call us.");
const notOpen = new Failure("notFound", "Our office has no opening day soon. Please call us.");

/** Renders the opening day of an applicant's page as a calendar file. It contains no link to the page. */
export async function readCalendarFile(
	db: Queries,
	clock: Clock,
	id: number,
): Promise<string | Failure> {
	const page = await readApplicantPage(db, clock, id);
	if (page instanceof Failure) return page;
	if (!page.openingDay) return notOpen;
	const school = await getSchool({ db, clock });
	const words = applicantWords[page.language];
	const { day, opens, closes } = page.openingDay;
	const event = {
		uid: `${page.reference}@${school.email.split("@")[1] ?? "school"}`,
		summary: words.calendarSummary(school.name),
		description: words.calendarDescription(page, school),
		location: `${school.name}, ${addressLine(school)}`,
		starts: instantAt(day, opens),
		ends: instantAt(day, closes),
		isFree: true,
	};
	return calendarFile([event], clock().toISOString());
}

/** Renders the meetings of an applicant's class as a calendar file, also after it has left the public lists. */
export async function readClassCalendar(
	db: Queries,
	clock: Clock,
	id: number,
): Promise<string | Failure> {
	const page = await readApplicantPage(db, clock, id);
	if (page instanceof Failure) return page;
	const { place, courseTitle } = page;
	if (!place?.class || place.state === "released") return noClass;
	const events = meetingEvents(place.class, courseTitle, await getSchool({ db, clock }));
	return calendarFile(events, clock().toISOString());
}
