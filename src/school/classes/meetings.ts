import type { FieldError } from "#platform/api/failure.ts";
import { addDays, tableDay, weekdayOf } from "#platform/calendar/days.ts";
import type { AdminClass, ClassDay, Meeting } from "#school/classes/contract.ts";
import { weekdayNames } from "#school/classes/weekdays.ts";
import { type Calendar, closureOn } from "#school/profile/opening-hours.ts";

// Days and clock times are New York's, and stay so over changes of the clock.

const MOST_MEETINGS = 500;
const MOST_DAYS = 3 * 366;

type Closures = Pick<Calendar, "closedDays">;
type Pattern = Pick<AdminClass, "firstDay" | "lastDay" | "days">;

/** Makes the meetings of a weekly pattern from its first to its last day, in order, without the school's closures. */
export function meetingsOf({ firstDay, lastDay, days }: Pattern, closures: Closures): Meeting[] {
	const byWeekday = Map.groupBy(days, ({ day }) => day);
	const meetings: Meeting[] = [];
	const end = [lastDay, addDays(firstDay, MOST_DAYS)].sort()[0] ?? lastDay;
	for (let day = firstDay; day <= end; day = addDays(day, 1)) {
		if (closureOn(day, closures)) continue;
		for (const { from, to } of byWeekday.get(weekdayNames[weekdayOf(day)] ?? "sunday") ?? []) {
			meetings.push({ day, from, to, kind: "classroom" });
		}
	}
	return meetings.sort(inOrder);
}

/**
 * Makes the meetings of a changed pattern. Those before today stay as they were taught: what the school had closed then is
 * no longer known.
 * @param before the class as it is stored; null for a new one
 * @param today the day in New York
 */
export function changedMeetings(
	pattern: Pattern,
	closures: Closures,
	before: Pick<AdminClass, "firstDay" | "lastDay" | "meetings"> | null,
	today: string,
): Meeting[] {
	const made = meetingsOf(pattern, closures);
	if (!before) return made;
	const isTaught = ({ day }: Meeting) =>
		day < today && before.firstDay <= day && day <= before.lastDay;
	const isInside = ({ day }: Meeting) => pattern.firstDay <= day && day <= pattern.lastDay;
	const taught = before.meetings.filter((one) => isTaught(one) && isInside(one));
	return [...taught, ...made.filter((one) => !isTaught(one))].sort(inOrder);
}

/** Sorts meetings by day and time. */
export const inOrder = (a: Meeting, b: Meeting): number =>
	a.day + a.from < b.day + b.from ? -1 : 1;

const about = (path: string, message: string): FieldError => ({ path, message });

type Timed = Pattern & Pick<AdminClass, "meetings" | "registerBy">;

/** Returns what is wrong with the days, times and meetings of a class, in sentences for a person. */
export function problemsOf(input: Timed): FieldError[] {
	const { firstDay, lastDay, days, registerBy } = input;
	const problems: FieldError[] = [];
	if (lastDay < firstDay) {
		problems.push(about("lastDay", "The last day can’t be before the first day"));
	} else if (addDays(firstDay, MOST_DAYS) < lastDay) {
		problems.push(about("lastDay", "A class can last up to three years"));
	}
	if (registerBy !== null && registerBy > firstDay) {
		const message = "The last day to register can’t be after the first day of class";
		problems.push(about("registerBy", message));
	}
	const clash = overlapIn(days);
	if (clash) problems.push(about("days", clash));
	// Meetings follow from days and times.
	const ofMeetings = problems.length === 0 ? meetingProblem(input) : null;
	return ofMeetings ? [ofMeetings] : problems;
}

function meetingProblem({ firstDay, lastDay, meetings }: Timed): FieldError | null {
	if (meetings.length === 0) {
		return about(
			"days",
			"There is no class meeting between the first and the last day. Please check the weekdays and the school’s closures.",
		);
	}
	if (meetings.length > MOST_MEETINGS) {
		return about("meetings", `A class can have up to ${MOST_MEETINGS} meetings`);
	}
	const outside = meetings.find(({ day }) => day < firstDay || day > lastDay);
	if (outside) {
		return about(
			"meetings",
			`The meeting on ${tableDay(outside.day)} is not between the first and the last day`,
		);
	}
	const first = meetings.map(({ day }) => day).sort()[0] ?? firstDay;
	if (first !== firstDay) {
		return about("firstDay", `The class first meets on ${tableDay(first)}. Please enter that day`);
	}
	const overlap = overlapIn(meetings);
	return overlap ? about("meetings", overlap) : null;
}

/** Finds times that end before they begin, and two of a day that overlap. */
function overlapIn(times: readonly (ClassDay | Meeting)[]): string | null {
	const ends = new Map<string, string>();
	for (const { day, from, to } of times.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
		if (from >= to) return "A meeting must end after it begins";
		if (from < (ends.get(day) ?? "")) return "Two meetings of one day overlap";
		ends.set(day, to);
	}
	return null;
}
