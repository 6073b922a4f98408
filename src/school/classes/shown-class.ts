import { weekdayOf } from "#platform/calendar/days.ts";
import { minutesOf } from "#platform/calendar/new-york.ts";
import type { ClassDay, Meeting, PublicClass } from "#school/classes/public-contract.ts";
import { weekdayNames } from "#school/classes/weekdays.ts";

/** A class as pages show it: with what its meetings come to, not with each of them. */
export interface ShownClass extends Omit<PublicClass, "meetings"> {
	meetingCount: number;
	minutes: number;
	/** Those at other times than the weekly ones. */
	irregular: Meeting[];
}

/** Sums up the meetings of a class. */
export function shownClass({ meetings, ...rest }: PublicClass): ShownClass {
	return {
		...rest,
		meetingCount: meetings.length,
		minutes: minutesIn(meetings),
		irregular: meetings.filter(
			({ day, from, to }) =>
				!rest.days.some(
					(weekly) =>
						weekly.day === weekdayNames[weekdayOf(day)] && weekly.from === from && weekly.to === to,
				),
		),
	};
}

/** Says what the office wrote of a class, the names of its fees, in the language of a page. */
export const saidClass = <C extends Pick<PublicClass, "fees">>(
	one: C,
	say: (line: string) => string,
): C => ({ ...one, fees: one.fees.map((fee) => ({ ...fee, name: say(fee.name) })) });

/** Returns the minutes of times of day together. */
export const minutesIn = (times: readonly Pick<ClassDay, "from" | "to">[]): number =>
	times.reduce((sum, { from, to }) => sum + minutesOf(to) - minutesOf(from), 0);

/** Returns the classes that one can still register for, of one course or of all. */
export const openClasses = <C extends Pick<PublicClass, "label" | "courseId">>(
	classes: readonly C[],
	courseId?: number,
): C[] =>
	classes.filter(
		(one) => one.label !== "closed" && (courseId === undefined || one.courseId === courseId),
	);
