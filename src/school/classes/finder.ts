import { isCalendarDay, weekdayOf } from "#platform/calendar/days.ts";
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
	/** The last day on which a class may end; empty for any. */
	end: string;
}

const lists = ["program", "day", "time"] as const;

/** Returns whether an address asks for anything. */
export const hasWish = (query: URLSearchParams): boolean =>
	lists.some((name) => query.has(name)) || Boolean(query.get("end"));

/** Reads a wish from the query of an address; what it can't mean is left out. */
export function wishIn(query: URLSearchParams, slugs: readonly string[]): Wish {
	const chosen = <T extends string>(name: (typeof lists)[number], known: readonly T[]) =>
		known.filter((value) => query.getAll(name).includes(value));
	const end = query.get("end") ?? "";
	return {
		program: chosen("program", slugs),
		day: chosen("day", weekdayNames),
		time: chosen("time", timesOfDay),
		end: isCalendarDay(end) ? end : "",
	};
}

/** Times of a week when somebody is free. */
export interface FreeTime {
	days: readonly (typeof weekdayNames)[number][];
	from: string;
	to: string;
	/** When a meeting must have begun. */
	before?: string;
}

const always = { from: "00:00", to: "24:00" };

function freeTimesOf({ day, time }: Wish): FreeTime[] {
	const days = day.length > 0 ? day : weekdayNames;
	if (time.length !== 1) return [{ days, ...always }];
	const [from, to] = time[0] === "day" ? [always.from, EVENING] : [EVENING, always.to];
	return [{ days, from, to }];
}

/** A class that was found, with the meetings that do not fit. */
export interface Found extends ShownClass {
	misses: Meeting[];
}

/**
 * Returns the classes that one can register for and that fit a wish: all meetings, or all but a few; in part, at least one.
 * @param slugOf the slug of a course; undefined leaves its classes out
 * @param free in place of the days and times of the wish
 */
export function findClasses(
	classes: readonly PublicClass[],
	wish: Wish,
	slugOf: (courseId: number) => string | undefined,
	free: readonly FreeTime[] = freeTimesOf(wish),
): Record<"fitting" | "near" | "partly", Found[]> {
	const found = openClasses(classes)
		.filter(({ courseId, lastDay }) => {
			if (wish.end && lastDay > wish.end) return false;
			const slug = slugOf(courseId);
			return slug !== undefined && (wish.program.length === 0 || wish.program.includes(slug));
		})
		.map((one) => ({ ...knownOf(one).shown, misses: missesOf(one, free) }));
	const isNear = ({ misses, meetingCount }: Found) =>
		misses.length > 0 && misses.length <= MAX_MISSES && misses.length * 2 < meetingCount;
	return {
		fitting: found.filter(({ misses }) => misses.length === 0),
		near: found.filter(isNear),
		partly: found.filter((one) => one.misses.length < one.meetingCount),
	};
}

/** What is worked out once per class: a hundred meetings have a few weekdays and hours. */
const known = new WeakMap<PublicClass, { shown: ShownClass; alike: readonly Meeting[][] }>();

function knownOf(one: PublicClass) {
	const before = known.get(one);
	if (before) return before;
	const alike = Map.groupBy(one.meetings, ({ day, from, to }) => `${weekdayOf(day)} ${from} ${to}`);
	const result = { shown: shownClass(one), alike: [...alike.values()] };
	known.set(one, result);
	return result;
}

/** The meetings for which somebody is not free from beginning to end. */
function missesOf(one: PublicClass, free: readonly FreeTime[]): Meeting[] {
	const missed = knownOf(one).alike.filter(([meeting]) => meeting && !isFree(meeting, free));
	if (missed.length === 0) return [];
	const misses = new Set(missed.flat());
	return one.meetings.filter((meeting) => misses.has(meeting));
}

function isFree({ day, from, to }: Meeting, free: readonly FreeTime[]): boolean {
	const weekday = weekdayNames[weekdayOf(day)] ?? "sunday";
	return free.some(
		(time) =>
			time.days.includes(weekday) &&
			time.from <= from &&
			to <= time.to &&
			(time.before === undefined || from < time.before),
	);
}
