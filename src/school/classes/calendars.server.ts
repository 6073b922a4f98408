import { calendarFile } from "#platform/calendar/calendar-file.ts";
import { tableDay } from "#platform/calendar/days.ts";
import { instantAt } from "#platform/calendar/new-york.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { PublicClass } from "#school/classes/public-contract.ts";
import { openClasses } from "#school/classes/shown-class.ts";
import type { Course } from "#school/courses/public-contract.ts";
import { addressLine } from "#school/profile/address.ts";
import type { School } from "#school/profile/school.ts";

interface Published {
	school: School;
	courses: readonly Course[];
	classes: readonly PublicClass[];
	/** Those that are taught, or will be. People in them follow their calendars. */
	taught: readonly PublicClass[];
}

const rendered = new WeakMap<Published, Map<string, string>>();

/**
 * Returns the meetings of one class, of a course's classes or of all, as a calendar file; rendered once while what is
 * published is the same.
 * @param path `/classes/{id}.ics`, `/courses/{slug}.ics` or `/classes.ics`
 * @returns null if the path is none of these, or names nothing that is published
 */
export function classCalendar(path: string, content: Published, clock: Clock): string | null {
	const known = rendered.get(content) ?? new Map<string, string>();
	rendered.set(content, known);
	const file = known.get(path) ?? render(path, content, clock);
	if (file !== null) known.set(path, file);
	return file;
}

function render(path: string, { school, courses, classes, taught }: Published, clock: Clock) {
	const [isCalendar, id, slug] = calendarPath.exec(path) ?? [];
	const course = courses.find((one) => one.slug === slug);
	const ofOne = taught.filter((one) =>
		course ? one.courseId === course.id : String(one.id) === id,
	);
	if (!isCalendar || (slug && !course) || (id && ofOne.length === 0)) return null;
	// Of all classes, it has those of the page that leads to it.
	const chosen = slug || id ? ofOne : openClasses(classes);
	const events = chosen.flatMap((found) =>
		meetingEvents(found, courses.find(({ id }) => id === found.courseId)?.title, school),
	);
	return calendarFile(events, clock().toISOString());
}

/** Returns the meetings of a class as events of a calendar file. */
export const meetingEvents = (
	{ id, meetings, firstDay, lastDay }: PublicClass,
	courseTitle = "Class",
	school: School,
) =>
	meetings.map((meeting) => ({
		uid: `class-${id}-${meeting.day}-${meeting.from.replace(":", "")}@${school.email.split("@")[1] ?? "school"}`,
		summary: `${courseTitle} (${meeting.kind})`,
		description: `Class from ${tableDay(firstDay)} to ${tableDay(lastDay)}. Questions: ${school.phones[0].shown}`,
		location: `${school.name}, ${addressLine(school)}`,
		starts: instantAt(meeting.day, meeting.from),
		ends: instantAt(meeting.day, meeting.to),
	}));

const calendarPath = /^\/(?:classes(?:\/(\d+))?|courses\/([^/]+))\.ics$/;

/** Returns whether a path is that of a calendar of classes, published or not. */
export const isCalendarPath = (path: string): boolean => calendarPath.test(path);
