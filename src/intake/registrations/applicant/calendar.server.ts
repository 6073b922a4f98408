import type { PlacementState } from "#intake/placements/public-contract.ts";
import type { LinkedCall } from "#intake/registrations/applicant/link.server.ts";
import { applicantPageOf, noStore } from "#intake/registrations/applicant/page.server.ts";
import type * as contract from "#intake/registrations/applicant/public-contract.ts";
import { Reply } from "#platform/api/call.server.ts";
import { Failure } from "#platform/api/failure.ts";
import { calendarFile } from "#platform/calendar/calendar-file.ts";
import type { Queries } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import { meetingEvents } from "#school/classes/calendars.server.ts";
import { getSchool } from "#school/settings/service.server.ts";

/** What the title of a meeting says to those whose place is not certain. */
const unconfirmed: Partial<Record<PlacementState, string>> = {
	wanted: "(place not confirmed)",
	waiting: "(waiting list)",
	offered: "(place not accepted yet)",
};

const noClass = new Failure("notFound", "You have no place in a class. Please call us.");

/** Renders the meetings of an applicant's class as a calendar file, also after it has left the public lists. */
export async function getClassCalendar(
	store: Store<Queries>,
	{ registrationId }: LinkedCall<typeof contract.getClassCalendar>,
): Promise<Reply | Failure> {
	const page = await applicantPageOf(store, registrationId);
	if (page instanceof Failure) return page;
	const { place, courseTitle } = page;
	if (!place?.class || place.state === "released") return noClass;
	const open = unconfirmed[place.state];
	const meetings = meetingEvents(place.class, courseTitle, await getSchool(store));
	const events = open
		? meetings.map((one) => ({ ...one, summary: `${one.summary} ${open}`, isTentative: true }))
		: meetings;
	return new Reply(calendarFile(events, store.clock().toISOString()), {
		...noStore,
		"content-disposition": 'attachment; filename="class.ics"',
	});
}
