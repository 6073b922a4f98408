import { refusalsIn } from "#assistant/engine/aversion.ts";
import { type DateWish, dateWishIn, withoutDay } from "#assistant/engine/class-dates.ts";
import { clockIn, daysIn } from "#assistant/engine/days.ts";
import { mondayFirst } from "#platform/calendar/days.ts";
import { fold } from "#platform/text/fold.ts";
import { EVENING, type FreeTime } from "#school/classes/finder.ts";
import { weekdayNames } from "#school/classes/weekdays.ts";
import { languageInWords } from "#school/classes/words.ts";

type Hours = Omit<FreeTime, "days">;

const between = (from = "00:00", to = "24:00"): Hours => ({ from, to });
const NOON = "12:00";
const NOON_SAID = /^(?:noon|mediodia)$/;
const daytime = between("00:00", EVENING);
const evening = between(EVENING);

/** Parts of a day: how they are said, the classes that are meant, and what is left for whoever works then. */
const parts = {
	morning: {
		said: /\bmornings?\b|\b(?:las?|de|cada) mananas?\b/,
		hours: { ...daytime, before: NOON },
		left: [between(NOON)],
	},
	afternoon: {
		said: /\bafternoons?\b|(?<!\bmas )\btardes?\b/,
		hours: between(NOON),
		left: [between("00:00", NOON), evening],
	},
	evening: {
		said: /\b(?:evenings?|nights?|overnights?|nocturn\w+|noches?)\b/,
		hours: evening,
		left: [daytime],
	},
	day: {
		said: /\bday ?time\b|\b(?:during|by) (?:the )?day\b|\b(?:work(?:s|ing)?|only) days\b|\bday (?:class|course|shift|job|program|group|option)\w*\b|\b(?:de|durante el|todo el) dia\b|\bdiurn\w+/,
		hours: daytime,
		left: [evening],
	},
} as const;
export type PartOfDay = keyof typeof parts;
const GREETING =
	/\b(?:good|buen[oa]s?) (?:morning|afternoon|evening|night|tardes?|noches?|dias?)\b/g;

/** Whoever speaks of work names the times that are taken. */
const BUSY =
	/\b(?:work(?:s|ing)?|jobs?|shifts?|busy|trabaj\w+|turnos?|empleos?|ocupad[oa]s?)\b(?! (?:for|with) me\b)/;
/** What ends, and what begins, at a time of the clock that stands after it. */
const FROM =
	/^(?:after|past|from|since|off|out|home|until|till|til|end|ends|finish|finishes|done|leave|despues|desde|partir|hasta|salgo|sale|termino|llego)$/;
const TO = /^(?:before|by|start|starts|begin|begins|pick|antes|entro|entra|empiez[oa]|recoger)$/;
const UNTIL = /^(?:until|till|til|hasta)$/;
/** Somebody is free while these last. */
const FREE =
	/\b(?:free|available|school|daycare|babysitter|libres?|disponibles?|escuela|guarderia)\b/;
/** A clause of so few words goes on with the one before it. */
const FEW_WORDS = 2;
/** What is said of an hour: "8 in the morning". */
const OF_HOUR =
	/^(?:[ap]m|in|the|morning|afternoon|evening|night|at|about|around|de|la|manana|tarde|noche)$/;
/** "The 5 PM class": in so few words the time tells when a class begins. */
const CALLED = 5;
/** How far before a time of the clock its word stands. */
const REACH = 6;

const [weekend, workdays] = [mondayFirst.slice(5), mondayFirst.slice(0, 5)];

/** When somebody could come to a class, or which one is asked for. */
export interface ClassWish {
	/** At any time where nothing is said of it; never if it is empty. */
	free: readonly FreeTime[] | undefined;
	/** Numbers of weekdays that are asked for. */
	days: readonly number[];
	part: PartOfDay | undefined;
	/** Times are told in another way than by days and a part of the day. */
	isOther: boolean;
	/** It tells of a week with its hours or days, more than a part of the day. */
	isOfWeek: boolean;
	/** A language tag. */
	language: string | undefined;
	dates: DateWish | undefined;
}

/** Any class will do. */
export const anyClass: ClassWish = {
	...{ free: undefined, days: [], part: undefined, language: undefined, dates: undefined },
	...{ isOther: false, isOfWeek: false },
};

/** Whether a message names anything that a class can fit or not. */
export const isNamed = ({ free, language, dates }: ClassWish): boolean =>
	free !== undefined || language !== undefined || dates !== undefined;

/**
 * Reads when somebody could come to class, clause by clause: what is free, and what is taken by work.
 * @param today a day of New York
 */
export function classWishIn(sentences: readonly (readonly string[])[], today: string): ClassWish {
	const asked = new Set<number>();
	const refused = new Set<number>();
	const taken = new Set<number>();
	let hours: readonly Hours[] = [];
	let left: readonly Hours[] | undefined;
	let part: PartOfDay | undefined;
	let isOfClock = false;
	let isOfWork = false;
	let namedDays = false;
	const isWhileFree = sentences.some((words) => FREE.test(words.join(" ")));
	for (const clause of sentences.flatMap(clausesOf)) {
		const text = clause.join(" ").replace(GREETING, "");
		const days = weekdaysIn(clause);
		const [said, ...others] = partsIn(clause, text);
		// "I work Mondays, Tuesdays and Fridays" is three clauses.
		const goesOn: boolean = isOfWork && namedDays && clause.length <= FEW_WORDS && days.length > 0;
		isOfWork = BUSY.test(text) || goesOn;
		namedDays = days.length > 0;
		const clock = hoursIn(clause, isOfWork, isWhileFree);
		isOfClock ||= clock.length > 0;
		const [without, named] = [true, false].map((is) =>
			days.filter(({ isRefused }) => isRefused === is).map(({ weekday }) => weekday),
		) as [number[], number[]];
		for (const day of named) (isOfWork ? taken : asked).add(day);
		// "I work every day except Saturday."
		const everyDay = isOfWork && without.length > 0 ? mondayFirst : [];
		for (const day of everyDay) if (!without.includes(day)) taken.add(day);
		if (!isOfWork) for (const day of without) refused.add(day);
		if (isOfWork && (clock.length > 0 || said)) left = clock.length > 0 ? clock : leftBy(said);
		else if (clock.length > 0) hours = clock;
		else if (said?.isRefused) hours = leftBy(said);
		else if (said) {
			// "Evening or morning": both will do.
			const isOne = others.length === 0 && (part === undefined || part === said.part);
			const before = part && !isOne ? hours : [];
			hours = [...before, ...[said, ...others].map((one) => parts[one.part].hours)];
			part = isOne ? said.part : undefined;
		}
	}
	// Work is on weekdays, where no other day is named.
	const busy = taken.size === 0 && left ? new Set(workdays) : taken;
	// From Monday to Friday it leaves the evenings, and on a single day nothing of it.
	const rest = left ?? (workdays.every((day) => taken.has(day)) ? [evening] : []);
	const isOpen = (day: number) => !refused.has(day) && (asked.size === 0 || asked.has(day));
	const free = mondayFirst.filter(isOpen).flatMap((day) => {
		const wanted = hours.length > 0 ? hours : [between()];
		const times = wanted.flatMap((time) =>
			(busy.has(day) ? rest : [between()]).map((other) => bothOf(time, other)),
		);
		return times.map((time) => ({ days: [weekdayNames[day] ?? "sunday"], ...time }));
	});
	return {
		free: asked.size + refused.size + busy.size + hours.length > 0 ? free : undefined,
		days: [...asked],
		part,
		isOther: isOfClock || busy.size + refused.size > 0,
		isOfWeek: isOfClock || asked.size + refused.size + taken.size > 0,
		language: sentences.map(languageNamed).findLast(Boolean),
		dates: dateWishIn(sentences.flat(), today),
	};
}

/** "I work from 7 to 5 only weekends are free" is two clauses. */
function clausesOf(sentence: readonly string[]): string[][] {
	const words = withoutDay(sentence);
	const at = words.findIndex((word) => /^(?:only|solo|solamente)$/.test(word));
	return at > 0 ? [words.slice(0, at), words.slice(at)] : [words];
}

/** When both are free. */
const bothOf = (one: Hours, other: Hours): Hours => ({
	...one,
	from: one.from > other.from ? one.from : other.from,
	to: one.to < other.to ? one.to : other.to,
});

const leftBy = (said: { part: PartOfDay } | undefined): readonly Hours[] =>
	said ? parts[said.part].left : [];

/** The parts of a day that a clause names, and whether they are refused. */
function partsIn(clause: readonly string[], text: string) {
	const isRefused = refusalsIn(clause);
	return (Object.keys(parts) as PartOfDay[]).flatMap((part) => {
		const match = parts[part].said.exec(text);
		const at = text.slice(0, match?.index).split(" ").length - 1;
		return match ? [{ part, isRefused: isRefused(at, 1) }] : [];
	});
}

/** The weekdays that words name, also from one to another, and whether they are refused. */
function weekdaysIn(words: readonly string[]): { weekday: number; isRefused: boolean }[] {
	// "Mondays off" are free.
	const isRefused = words.includes("off") ? () => false : refusalsIn(words);
	const found: { weekday: number; at: number }[] = [];
	for (const [at, word] of words.entries()) {
		const [mention] = daysIn(word === "semana" ? words.slice(at - 2, at + 1) : [word]);
		if (mention?.weekend) found.push(...weekend.map((weekday) => ({ weekday, at })));
		const isWeek = /^weekdays?$/.test(word) || (word === "semana" && words[at - 1] === "entre");
		if (isWeek) found.push(...workdays.map((weekday) => ({ weekday, at })));
		const { weekday } = mention ?? {};
		if (weekday === undefined) continue;
		const last = found.at(-1);
		const isRange = /^(?:to|through|thru|till|until|a|hasta)$/.test(words[at - 1] ?? "");
		if (isRange && last?.at === at - 2)
			for (let day = (last.weekday + 1) % 7; day !== weekday; day = (day + 1) % 7)
				found.push({ weekday: day, at });
		found.push({ weekday, at });
	}
	return found.map(({ weekday, at }) => ({ weekday, isRefused: isRefused(at, 1) }));
}

/** `17:30`, for minutes after midnight. */
const timeOf = (minutes: number): string =>
	`${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

type Clock = { at: number; minutes: number; isExact: boolean };
const HALF_DAY = 12 * 60;
/** A shift that begins from here on lasts into the next day. */
const LATE = 20 * 60;
/** "4 weeks", "7 days" are no hours. */
const UNIT =
	/^(?:weeks?|months?|days?|years?|hours?|hrs?|minutes?|mins?|kids?|children|semanas?|mes|meses|dias?|anos?|horas?|minutos?|hijos?)$/;

/** The times of the clock that words name; "1/5" is none. */
function clocksIn(words: readonly string[]): Clock[] {
	const isNumber = (word = "") => /^\d+$/.test(word);
	return words.flatMap((word, at) => {
		const time = NOON_SAID.test(word) ? "12pm" : word;
		const after = words[at + 1] ?? "";
		const minutes = clockIn(["at", time, after]);
		const isDate = isNumber(word) && (isNumber(words[at - 1]) || isNumber(after));
		if (minutes === undefined || !/^\d/.test(time) || UNIT.test(after) || isDate) return [];
		return [{ at, minutes, isExact: /[ap]m$/.test(time) || /^[ap]m$/.test(after) }];
	});
}

/** From one time to another: of bare hours the half of the day that makes it the shorter way. */
function rangeOf(first: Clock, second: Clock): [from: number, to: number] {
	const { minutes: from } = first;
	const { minutes: to } = second;
	if (from <= to) return [from, to];
	if (!first.isExact && to >= HALF_DAY) return [from - HALF_DAY, to];
	// "11 PM to 7" goes on until the morning.
	if (to >= HALF_DAY) return [from, second.isExact ? to : to - HALF_DAY];
	const isOvernight = second.isExact || (first.isExact && from >= LATE);
	return [from, isOvernight ? to : to + HALF_DAY];
}

/** What the clock times of a clause leave free: after, before, or between two of them. */
function hoursIn(words: readonly string[], isOfWork: boolean, isWhileFree: boolean): Hours[] {
	const [first, second] = clocksIn(words);
	if (!first) return [];
	const gap = second && words.slice(first.at + 1, second.at).filter((w) => !OF_HOUR.test(w));
	if (second && gap?.every((word) => /^(?:to|till|til|until|and|a|y|las|hasta)$/.test(word))) {
		const [from, to] = rangeOf(first, second).map(timeOf) as [string, string];
		if (!isOfWork) return from < to ? [between(from, to)] : [];
		return from < to ? [between("00:00", from), between(to)] : [between(to, from)];
	}
	// "The bus comes at 8:40 and brings them back from school at 2:30."
	if (second && isWhileFree && !isOfWork && first.minutes < second.minutes)
		return [between(timeOf(first.minutes), timeOf(second.minutes))];
	const before = words.slice(Math.max(0, first.at - REACH), first.at);
	const word = before.findLast((other) => FROM.test(other) || TO.test(other));
	const time = timeOf(first.minutes || 24 * 60);
	if (word === undefined) return words.length <= CALLED ? [between(time)] : [];
	// "A class that starts at 9", "a class before noon": when it begins.
	if (!isOfWork && OF_START.test(words.join(" "))) {
		if (/^(?:before|by|antes)$/.test(word)) return [{ ...between(), before: time }];
		if (TO.test(word)) return [{ ...between(time), before: timeOf(first.minutes + 60) }];
	}
	const isUntilFree = UNTIL.test(word) && isWhileFree && !isOfWork;
	return [TO.test(word) || isUntilFree ? between("00:00", time) : between(time)];
}
const OF_START = /\b(?:class|classes|clases?|which|cual|one)\b/;

/** Languages that classes are asked for in, by how English and Spanish name them. */
const languages = new Map(
	["en", "es", "pt", "fr", "ht", "it", "zh", "ar", "hi", "gu", "pa", "ur", "pl", "ru", "ko", "vi"]
		.flatMap((tag) =>
			(["en", "es"] as const).map((of) => [tag, fold(languageInWords(tag, of))] as const),
		)
		.map(([tag, name]) => [name.split(" ")[0] ?? name, tag]),
);

/** The one language that words name as that of a class: "in Spanish", "Spanish class", "¿en español?" */
function languageNamed(words: readonly string[]): string | undefined {
	// "English or Spanish?" asks which.
	if (words.some((word, at) => languages.has(word) && /^(?:or|o)$/.test(words[at - 1] ?? "")))
		return undefined;
	const isRefused = refusalsIn(words);
	const isBare = words.length <= BARE && !words.some((word) => /^(?:speak|habl\w+)$/.test(word));
	const named = words.flatMap((word, at) => {
		const [before = "", after = ""] = [words[at - 1], words[at + 1]];
		const isMeant = /^(?:in|en)$/.test(before) || OF_CLASS.test(before) || OF_CLASS.test(after);
		return (isMeant || isBare) && !isRefused(at, 1) ? (languages.get(word) ?? []) : [];
	});
	return new Set(named).size === 1 ? named[0] : undefined;
}
/** "Is it in English?" */
const BARE = 4;
const OF_CLASS = /^(?:class|classes|clases?|one|ones|course|courses|cursos?)$/;
