import { weekdayOf } from "#platform/calendar/days.ts";
import type { Meeting, PublicClass } from "#school/classes/public-contract.ts";
import { openClasses, type ShownClass, shownClass } from "#school/classes/shown-class.ts";
import { weekdayNames } from "#school/classes/weekdays.ts";

export const timesOfDay = ["day", "evening"] as const;

/** When an evening begins. */
export const EVENING = "17:00";

/** So many meetings that do not fit are a near miss. */
const MAX_MISSES = 3;

/** What a visitor looks for. An empty list leaves everything open. */
export interface Wish {
	/** Slugs of courses. */
	program: readonly string[];
	day: readonly (typeof weekdayNames)[number][];
	time: readonly (typeof timesOfDay)[number][];
}

const parameters = ["program", "day", "time"] as const;

/** Returns whether an address asks for anything. */
export const hasWish = (query: URLSearchParams): boolean =>
	parameters.some((name) => query.has(name));

/** Reads a wish from the query of an address; what it can't mean is left out. */
export function wishIn(query: URLSearchParams, slugs: readonly string[]): Wish {
	const chosen = <T extends string>(name: (typeof parameters)[number], known: readonly T[]) =>
		known.filter((value) => query.getAll(name).includes(value));
	return {
		program: chosen("program", slugs),
		day: chosen("day", weekdayNames),
		time: chosen("time", timesOfDay),
	};
}

/** A class that was found, with the meetings that do not fit. */
export interface Found extends ShownClass {
	misses: Meeting[];
}

/**
 * Returns the classes that one can register for and that fit a wish: all meetings, or all but a few.
 * @param slugOf the slug of a course; undefined leaves its classes out
 */
export function findClasses(
	classes: readonly PublicClass[],
	wish: Wish,
	slugOf: (courseId: number) => string | undefined,
): { fitting: Found[]; near: Found[] } {
	const found = openClasses(classes)
		.filter(({ courseId }) => {
			const slug = slugOf(courseId);
			return slug !== undefined && (wish.program.length === 0 || wish.program.includes(slug));
		})
		.map((one) => ({
			...shownClass(one),
			misses: one.meetings.filter((meeting) => !isFree(meeting, wish)),
		}));
	return {
		fitting: found.filter(({ misses }) => misses.length === 0),
		near: found.filter(
			({ misses, meetingCount }) =>
				misses.length > 0 && misses.length <= MAX_MISSES && misses.length * 2 < meetingCount,
		),
	};
}

/** Whether a meeting is on a wished day and at a wished time; one that reaches into the evening needs both. */
function isFree({ day, from, to }: Meeting, wish: Wish): boolean {
	const weekday = weekdayNames[weekdayOf(day)] ?? "sunday";
	if (wish.day.length > 0 && !wish.day.includes(weekday)) return false;
	if (wish.time.length === 0) return true;
	const needed = [...(from < EVENING ? ["day"] : []), ...(to > EVENING ? ["evening"] : [])];
	return needed.every((time) => wish.time.some((wished) => wished === time));
}
