import {
	dayInEnglish,
	dayInSpanish,
	mondayFirst,
	weekdays,
	weekdaysInSpanish,
} from "#platform/calendar/days.ts";
import { dollars } from "#platform/text/money.ts";
import { lengthInEnglish, lengthInWords } from "#school/classes/in-short.ts";
import type { PublicClass } from "#school/classes/public-contract.ts";
import { weekdayNames } from "#school/classes/weekdays.ts";
import { hoursInWords } from "#school/classes/words.ts";
import type { PublicFact } from "#school/facts/public-contract.ts";
import { withoutSuperseded } from "#school/facts/superseded.ts";

type Topic = "start_dates" | "class_times" | "price" | "duration";
type Said = Pick<PublicFact, "answer" | "spanish">;

/**
 * Returns the facts as they are said today: what the open classes of a course say themselves takes the place of its facts.
 * @param now when they say it, an instant
 */
export function statedFacts(
	facts: readonly PublicFact[],
	classes: readonly PublicClass[],
	now: string,
): PublicFact[] {
	const open = classes.filter(({ label }) => label !== "closed");
	const byCourse = [...Map.groupBy(open, ({ courseId }) => courseId)];
	return [
		...withoutSuperseded(facts, open),
		...byCourse.flatMap(([courseId, ofCourse]) => factsOf(courseId, ofCourse, now)),
	];
}

function factsOf(courseId: number, classes: readonly PublicClass[], now: string): PublicFact[] {
	const said: Record<Topic, Said> = {
		start_dates: inBoth(classes, startsIn),
		class_times: inBoth(classes, timesIn),
		price: inBoth(classes, pricesIn),
		duration: inBoth(classes, lengthsIn),
	};
	return Object.entries(said).map(([topic, texts], index) => ({
		// No fact that is stored has one like it.
		id: -(courseId * 4 + index),
		...{ topic: topic as Topic, courseId, question: null, source: null, validUntil: null },
		...{ onHomePage: false, approvedAt: null, updatedAt: now },
		...texts,
	}));
}

const words = {
	en: {
		...{ day: dayInEnglish, weekdays, list: new Intl.ListFormat("en-US"), tuition: "tuition" },
		...{ next: "The next class starts on", each: "Classes start on" },
		labels: { "last places": " (last places)", "waiting list": " (full, with a waiting list)" },
		one: (day: string) => `The class that starts on ${day}`,
		times: ["Classes are on", "is on"],
		costs: ["The course costs", "costs"],
		lasts: ["The course takes", "takes"],
		total: "in all",
		length: lengthInEnglish,
	},
	es: {
		...{ day: (day: string) => `el ${dayInSpanish(day)}`, weekdays: weekdaysInSpanish },
		...{ list: new Intl.ListFormat("es-US"), tuition: "matrícula" },
		...{ next: "La próxima clase empieza", each: "Las clases empiezan" },
		labels: {
			"last places": " (últimos lugares)",
			"waiting list": " (llena, con lista de espera)",
		},
		one: (day: string) => `La clase que empieza ${day}`,
		times: ["Las clases son los días", "es los días"],
		costs: ["El curso cuesta", "cuesta"],
		lasts: ["El curso dura", "dura"],
		total: "en total",
		length: {
			day: "1 día",
			week: ["semana", "semanas"],
			hour: ["hora por semana", "horas por semana"],
		},
	},
} as const;

type Words = (typeof words)[keyof typeof words];
type Say = (classes: readonly PublicClass[], words: Words) => string;

const inBoth = (classes: readonly PublicClass[], say: Say): Said => ({
	answer: say(classes, words.en),
	spanish: say(classes, words.es),
});

const startsIn: Say = (classes, { day, labels, list, next, each }) => {
	const days = classes.map(({ firstDay, label }) => {
		return (
			day(firstDay) + (label === "last places" || label === "waiting list" ? labels[label] : "")
		);
	});
	return `${classes.length === 1 ? next : each} ${list.format(days)}.`;
};

const timesIn: Say = (classes, words) =>
	perClass(classes, words, words.times, ({ days, meetings }) => {
		if (days.length === 0) {
			return meetings.map((one) => `${words.day(one.day)}, ${hoursInWords(one)}`).join("; ");
		}
		return [...Map.groupBy(days, hoursInWords)]
			.map(([hours, times]) => {
				const isOn = (weekday: number) => times.some(({ day }) => day === weekdayNames[weekday]);
				const names = mondayFirst.filter(isOn).map((weekday) => words.weekdays[weekday] ?? "");
				return `${words.list.format(names)}, ${hours}`;
			})
			.join("; ");
	});

const pricesIn: Say = (classes, words) =>
	perClass(classes, words, words.costs, ({ total, tuition, fees }) => {
		const parts = [{ name: words.tuition, amount: tuition }, ...fees];
		const named = parts.map(({ name, amount }) => `${name} ${dollars(amount)}`).join(", ");
		return `${dollars(total)} ${words.total}${fees.length > 0 ? ` (${named})` : ""}`;
	});

const lengthsIn: Say = (classes, words) =>
	perClass(classes, words, words.lasts, (one) => lengthInWords(one, words.length));

/** Says once what is true of all classes, and otherwise of each. */
function perClass(
	classes: readonly PublicClass[],
	{ day, one }: Words,
	[ofAll, ofOne]: readonly [string, string],
	say: (one: PublicClass) => string,
): string {
	const said = classes.map(say);
	if (new Set(said).size === 1) return `${ofAll} ${said[0]}.`;
	return classes.map(({ firstDay }, at) => `${one(day(firstDay))} ${ofOne} ${said[at]}.`).join(" ");
}
