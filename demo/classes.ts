import { addDays, mondayOf } from "#platform/calendar/days.ts";
import { centsOf } from "#platform/text/money.ts";
import {
	type ClassDay,
	type ClassInput,
	listClasses,
	type PublicClass,
} from "#school/classes/contract.ts";
import type { Calls } from "./office-calls.ts";

const patterns: Readonly<Record<string, readonly ClassDay[]>> = {
	day: (["monday", "tuesday", "wednesday", "thursday"] as const).map((day) => {
		return { day, from: "09:30", to: "13:00" };
	}),
	evening: (["tuesday", "thursday"] as const).map((day) => {
		return { day, from: "18:00", to: "21:00" };
	}),
};

/** Which class of a course somebody would like. */
export interface Wish {
	course: string;
	/** `day`, `evening` or empty. */
	times: string;
	/** The Monday of the week in which the one that they chose begins; null if they chose none. */
	week: string | null;
}

/** @param program a course, perhaps with `day`, `evening` or the first week of a class, counted from that of a day */
export function wishOf(program: string, today: string): Wish {
	const [course = "", times = ""] = program.split(" ");
	if (!Number(times)) return { course, times, week: null };
	return { course, times: "", week: addDays(mondayOf(today), 7 * Number(times)) };
}

/** Returns the open classes that suit, the next first: any of the course once the one that they chose is none of them. */
export async function classesFor(calls: Calls, wish: Wish): Promise<PublicClass[]> {
	const courseId = calls.courseIdOf(wish.course);
	const all = (await calls.asVisitor(listClasses, {})).filter(
		(found) => found.courseId === courseId,
	);
	const chosen = all.filter(({ firstDay }) => mondayOf(firstDay) === wish.week);
	if (chosen.length > 0) return chosen;
	const from = patterns[wish.times]?.[0]?.from;
	return from ? all.filter(({ days }) => days[0]?.from === from) : all;
}

/** Reads a class from its row; its weeks are counted from that of a day. */
export function classOf(row: readonly string[], today: string): Omit<ClassInput, "courseId"> {
	const [, firstWeek, weeks, times = "", seats, tuition = "", books = "", state] = row;
	const monday = addDays(mondayOf(today), 7 * Number(firstWeek));
	return {
		firstDay: times === "evening" ? addDays(monday, 1) : monday,
		lastDay: addDays(monday, Number(weeks) * 7 - 4),
		days: [...(patterns[times] ?? [])],
		...{ seats: Number(seats), language: "en", registerBy: null, room: null, note: null },
		...{ tuition: centsOf(tuition), fees: [{ name: "Books", amount: centsOf(books) }] },
		howToPay: "In four monthly parts without interest.",
		state: state as ClassInput["state"],
	};
}
