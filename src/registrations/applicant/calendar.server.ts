import { Failure } from "#api/failure.ts";
import type { Clock } from "#database/clock.ts";
import type { Queries } from "#database/database.server.ts";
import { calendarFile } from "#registrations/applicant/calendar-file.ts";
import { readApplicantPage } from "#registrations/applicant/page.server.ts";
import { applicantWords } from "#registrations/applicant/words.ts";
import { addressLine } from "#school/address.ts";
import { instantAt } from "#school/new-york.ts";
import { currentSchool } from "#settings/service.server.ts";

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
	const school = await currentSchool(db, clock);
	const words = applicantWords[page.language];
	const { day, opens, closes } = page.openingDay;
	return calendarFile({
		uid: `${page.reference}@${school.email.split("@")[1] ?? "school"}`,
		summary: words.calendarSummary(school.name),
		description: words.calendarDescription(page, school),
		location: `${school.name}, ${addressLine(school)}`,
		starts: instantAt(day, opens),
		ends: instantAt(day, closes),
		stamp: clock().toISOString(),
	});
}
