import {
	anyClass,
	type ClassWish,
	classWishIn,
	isNamed,
	MORNING_ENDS,
} from "#assistant/engine/class-wishes.ts";
import type { Turn } from "#assistant/engine/turn.ts";
import type { TextId } from "#assistant/knowledge/texts.ts";
import type { Course } from "#assistant/knowledge/types.ts";
import { daysBetween } from "#platform/calendar/days.ts";
import { newYorkClock } from "#platform/calendar/new-york.ts";
import { EVENING, type Found, findClasses } from "#school/classes/finder.ts";
import { weekdayNames } from "#school/classes/weekdays.ts";

/** What clauses of a conversation ask of a class, on the day of the turn. */
export const wishOf = ({ now }: Turn, clauses: readonly (readonly string[])[]): ClassWish =>
	classWishIn(clauses, newYorkClock(now).day);

const isOfRoom = ({ label }: Found, room: ClassWish["room"]): boolean =>
	room === undefined ||
	(room === "none" && label === "waiting list") ||
	(room === "last" && label === "last places") ||
	(room === "any" && label !== "waiting list");

const isOnDays = ({ days }: Found, wanted: ClassWish["daysAWeek"]): boolean =>
	!wanted || days.length === wanted.days || (wanted.isMost && days.length <= wanted.days);

type Time = NonNullable<ClassWish["free"]>[number];
const isOfMorning = ({ to }: Time): boolean => to === MORNING_ENDS;
const untilEvening = (time: Time): Time => (isOfMorning(time) ? { ...time, to: EVENING } : time);

/** Classes, what is said of them, and the wish that they were found by. */
export type Matching = {
	id: TextId;
	found: readonly Found[];
	what: ClassWish;
	/** Classes of the same programs that are told as well. */
	others?: readonly Found[];
};

/**
 * Returns the classes that fit a wish; else those that do in part, else all that are open.
 */
export function matching(turn: Turn, wish: ClassWish, courses: readonly Course[]): Matching {
	const { refused } = turn.reference;
	const others = [...turn.knowledge.courses.keys()].filter((slug) => !refused.includes(slug));
	const named = courses.map(({ slug }) => slug);
	const program = named.length === 0 && refused.length > 0 ? others : named;
	const slugs = new Map([...turn.knowledge.courses.values()].map(({ id, slug }) => [id, slug]));
	const find = (free: ClassWish["free"]) =>
		findClasses(
			turn.knowledge.classes,
			{ program, day: [], time: [], end: "" },
			(id) => slugs.get(id),
			free,
		);
	const all = find(undefined).fitting;
	const { dates } = wish;
	const isInLanguage = ({ language }: Found) =>
		wish.language === undefined ||
		(wish.language === language.split("-")[0]) !== Boolean(wish.isAnotherLanguage);
	const isThen = (one: Found) =>
		dates === undefined ||
		Boolean(dates.isNot) !==
			((dates.from ?? "") <= one[dates.of] &&
				(!dates.to || one[dates.of] <= dates.to) &&
				(!dates.over || one.lastDay <= dates.over));
	// A day on which no class starts names none.
	if (dates?.isDay && !all.some(isThen))
		return matching(turn, { ...wish, dates: undefined }, courses);
	if (dates?.weekdays && !all.some(isThen)) {
		// "CPR this Saturday?": none begins then, and these are on Saturdays.
		const days = dates.weekdays.map((day) => weekdayNames[day] ?? "sunday");
		const onDays = find([{ days, from: "00:00", to: "24:00" }]).fitting;
		return { id: "classes_none", found: onDays.length > 0 ? onDays : all, what: wish };
	}
	const isRight = (one: Found) =>
		isThen(one) &&
		one.total <= (wish.most ?? one.total) &&
		isOfRoom(one, wish.room) &&
		(!wish.longest || daysBetween(one.firstDay, one.lastDay) < wish.longest) &&
		isOnDays(one, wish.daysAWeek) &&
		isInLanguage(one);
	const { fitting, near, partly } = find(wish.free);
	// Beside the weekly meetings a single one that does not fit is a detail, and every Saturday is none.
	const nearly = near.filter(({ misses, irregular }) =>
		misses.every((one) => irregular.includes(one)),
	);
	const fits = [...fitting, ...nearly]
		.filter(isRight)
		.sort((a, b) => (a.firstDay < b.firstDay ? -1 : 1));
	// A whole day begins in the morning, too: where nothing is over early, that is told.
	if (fits.length === 0 && wish.part === "morning" && wish.free?.some(isOfMorning))
		return matching(turn, { ...wish, free: wish.free.map(untilEvening) }, courses);
	// "CNA on Tuesdays and phlebotomy on Saturdays": each wish is of one program.
	const ofOne = turn.reading.clauses.filter(
		({ mentions, words }) => mentions.courses.length > 0 && isNamed(wishOf(turn, [words])),
	);
	if (courses.length > 1 && ofOne.length > 1)
		return { id: "classes_open", found: all, what: anyClass };
	// What was concluded from somebody's times may be wrong: of a program that is named all classes are told.
	const rest = courses.length > 0 ? all.filter(({ id }) => fits.every((one) => one.id !== id)) : [];
	if (fits.length > 0 && wish.isOther)
		return { id: "classes_could", found: fits, what: wish, others: rest };
	if (fits.length > 0) return { id: "classes_open", found: fits, what: wish };
	const some = partly.filter(isRight);
	const { days, part, isEither } = wish;
	const isOfDays = !wish.isOther && (days.length > 0 || part !== undefined);
	const what = { ...anyClass, days, part, isEither };
	if (some.length > 0)
		return { id: isOfDays ? "classes_partly" : "classes_partly_yours", found: some, what };
	// What fits the most of what was asked for comes first.
	const fit = [...fitting, ...nearly].map((one) => one.id);
	const scoreOf = (one: Found) =>
		Number(wish.free !== undefined && fit.includes(one.id)) +
		Number(dates !== undefined && isThen(one)) +
		2 * Number(isInLanguage(one));
	const found = all.toSorted((a, b) => scoreOf(b) - scoreOf(a));
	const areAllInIt = wish.isAnotherLanguage && !all.some(isInLanguage);
	if (areAllInIt)
		return { id: "classes_all_in", found, what: { ...anyClass, language: wish.language } };
	return { id: wish.isOther ? "classes_outside" : "classes_none", found, what: wish };
}
