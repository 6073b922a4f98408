import { dayInEnglish, mondayFirst, weekdays } from "#platform/calendar/days.ts";
import { dayInSpanish, weekdaysInSpanish } from "#platform/calendar/in-spanish.ts";
import { newYorkClock } from "#platform/calendar/new-york.ts";
import { costInWords } from "#school/classes/cost.ts";
import { lengthInEnglish, lengthInWords } from "#school/classes/in-short.ts";
import type { PublicClass } from "#school/classes/public-contract.ts";
import { saidClass, shownClass } from "#school/classes/shown-class.ts";
import { weekdayNames } from "#school/classes/weekdays.ts";
import { hoursInWords } from "#school/classes/words.ts";
import { lengthInSpanish } from "#school/classes/words-in-spanish.ts";
import { withoutOutdated } from "#school/facts/delivered.ts";
import type { PublicFact } from "#school/facts/public-contract.ts";
import { withoutSuperseded } from "#school/facts/superseded.ts";

type Topic = "start_dates" | "class_times" | "price" | "duration";

/**
 * Returns the facts as they are said today: what the open classes of a course say themselves takes the place of its facts.
 * @param now when they say it, an instant; @param say says what the office wrote of a class in Spanish
 */
export function statedFacts<F extends PublicFact>(
	facts: readonly F[],
	classes: readonly PublicClass[],
	now: string,
	say: (line: string) => string = (line) => line,
): (F | PublicFact)[] {
	const open = classes.filter(({ label }) => label !== "closed");
	const byCourse = [...Map.groupBy(open, ({ courseId }) => courseId)];
	return withoutOutdated<F | PublicFact>([
		...withoutSuperseded(facts, open),
		...byCourse.flatMap(([courseId, ofCourse]) => factsOf(courseId, ofCourse, now, say)),
	]);
}

function factsOf(
	courseId: number,
	inEnglish: readonly PublicClass[],
	now: string,
	say: (line: string) => string,
): PublicFact[] {
	const classes = { en: inEnglish, es: inEnglish.map((one) => saidClass(one, say)) };
	const said: Record<Topic, Said> = {
		start_dates: inBoth(classes, now, startsIn),
		class_times: inBoth(classes, now, timesIn),
		price: inBoth(classes, now, pricesIn),
		duration: inBoth(classes, now, lengthsIn),
	};
	return Object.entries(said).map(([topic, texts], index) => ({
		// No fact that is stored has one like it.
		id: -(courseId * 4 + index),
		topic: topic as Topic,
		courseId,
		question: null,
		source: null,
		validUntil: null,
		onHomePage: false,
		approvedAt: null,
		updatedAt: now,
		...texts,
	}));
}

const words = {
	en: {
		day: dayInEnglish,
		weekdays,
		list: new Intl.ListFormat("en-US"),
		tuition: "tuition",
		next: "The next class starts on",
		each: "Classes start on",
		labels: { "last places": " (last places)", "waiting list": " (full, with a waiting list)" },
		one: (start: string) => `The class that starts on ${start}`,
		year: (year: string) => `, ${year}`,
		also: "also on",
		more: (count: number) => `and ${count} more`,
		others: "More classes are on our website.",
		times: ["Classes are on", "is on"],
		costs: ["The course costs", "costs"],
		lasts: ["The course takes", "takes"],
		total: "in all",
		length: lengthInEnglish,
	},
	es: {
		day: (day: string) => `el ${dayInSpanish(day)}`,
		weekdays: weekdaysInSpanish,
		list: new Intl.ListFormat("es-US"),
		tuition: "matrícula",
		next: "La próxima clase empieza",
		each: "Las clases empiezan",
		labels: {
			"last places": " (últimos lugares)",
			"waiting list": " (llena, con lista de espera)",
		},
		one: (start: string) => `La clase que empieza ${start}`,
		year: (year: string) => ` de ${year}`,
		also: "además",
		more: (count: number) => `y ${count} más`,
		others: "Hay más clases en nuestro sitio web.",
		times: ["Las clases son los días", "es los días"],
		costs: ["El curso cuesta", "cuesta"],
		lasts: ["El curso dura", "dura"],
		total: "en total",
		length: lengthInSpanish,
	},
} as const;

/** What is said of more than this is on the website. */
const MOST_CLASSES = 6;
const MOST_MEETINGS = 6;

type Words = (typeof words)[keyof typeof words];
type Said = Pick<PublicFact, "answer" | "spanish">;
type Say = (classes: readonly PublicClass[], words: Words, thisYear: string) => string;

function inBoth(
	classes: Record<keyof typeof words, readonly PublicClass[]>,
	now: string,
	say: Say,
): Said {
	const thisYear = newYorkClock(new Date(now)).day.slice(0, 4);
	const saidIn = (language: keyof typeof words) => {
		const said = classes[language].slice(0, MOST_CLASSES);
		const text = say(said, words[language], thisYear);
		return said.length < classes[language].length ? `${text} ${words[language].others}` : text;
	};
	return { answer: saidIn("en"), spanish: saidIn("es") };
}

/** Says when a class starts so that it is no other's: with a year that is not this one, and its hours if another starts that day. */
function startOf(
	one: PublicClass,
	classes: readonly PublicClass[],
	words: Words,
	thisYear: string,
): string {
	const year = one.firstDay.slice(0, 4);
	const isAlone = classes.every(({ id, firstDay }) => id === one.id || firstDay !== one.firstDay);
	const hours = one.days[0] ?? one.meetings[0];
	const day = words.day(one.firstDay) + (year === thisYear ? "" : words.year(year));
	return isAlone || !hours ? day : `${day}, ${hoursInWords(hours)}`;
}

const startsIn: Say = (classes, words, thisYear) => {
	const { labels, list, next, each } = words;
	const starts = classes.map((one) => {
		const { label } = one;
		const note = label === "last places" || label === "waiting list" ? labels[label] : "";
		return startOf(one, classes, words, thisYear) + note;
	});
	return `${classes.length === 1 ? next : each} ${list.format(starts)}.`;
};

const timesIn: Say = (classes, words, thisYear) =>
	perClass(classes, words, thisYear, words.times, (one) => {
		const weekly = [...Map.groupBy(one.days, hoursInWords)].map(([hours, times]) => {
			const isOn = (weekday: number) => times.some(({ day }) => day === weekdayNames[weekday]);
			const names = mondayFirst.filter(isOn).map((weekday) => words.weekdays[weekday] ?? "");
			return `${words.list.format(names)}, ${hours}`;
		});
		const { irregular } = shownClass(one);
		const single = irregular
			.slice(0, MOST_MEETINGS)
			.map((meeting) => `${words.day(meeting.day)}, ${hoursInWords(meeting)}`);
		const rest = irregular.length - single.length;
		if (rest > 0) single.push(words.more(rest));
		const [first, ...others] = single;
		if (weekly.length === 0 || first === undefined) return [...weekly, ...single].join("; ");
		return [...weekly, `${words.also} ${first}`, ...others].join("; ");
	});

const pricesIn: Say = (classes, words, thisYear) =>
	perClass(classes, words, thisYear, words.costs, (one) => costInWords(one, words));

const lengthsIn: Say = (classes, words, thisYear) =>
	perClass(classes, words, thisYear, words.lasts, (one) => lengthInWords(one, words.length));

/** Says once what is true of all classes, and otherwise of each. */
function perClass(
	classes: readonly PublicClass[],
	words: Words,
	thisYear: string,
	[ofAll, ofOne]: readonly [string, string],
	say: (one: PublicClass) => string,
): string {
	const said = classes.map(say);
	if (new Set(said).size === 1) return `${ofAll} ${said[0]}.`;
	return classes
		.map((one, at) => `${words.one(startOf(one, classes, words, thisYear))} ${ofOne} ${said[at]}.`)
		.join(" ");
}
