import { listed, PhraseBook, readPhrase } from "#assistant/engine/phrases.ts";
import { holidays } from "#assistant/knowledge/holidays.ts";
import { weekdays } from "#platform/calendar/days.ts";
import { weekdaysInSpanish } from "#platform/calendar/in-spanish.ts";
import { fold } from "#platform/text/fold.ts";

/** What a message says about time: a weekday, a day relative to today, a clock time, a part of the day. */
export type DayMention = {
	weekday?: number;
	offset?: number;
	weekend?: boolean;
	now?: boolean;
	/** With an offset it is the day before or after. */
	holiday?: string;
};

const numberOfWeekday = new Map(
	[...weekdays, ...weekdaysInSpanish].map((name, place) => [fold(name), place % weekdays.length]),
);
const named = new PhraseBook<string>(
	holidays.flatMap(({ name, phrases }) => listed(phrases).map((p) => readPhrase(p, name))),
);

/** The holidays that a message names, by the place of their first word; longer names first ("Christmas Eve"). */
function holidaysIn(words: readonly string[]): Map<number, { name: string; size: number }> {
	const found = new Map<number, { name: string; size: number }>();
	const taken = new Set<number>();
	for (const hit of named.find([...words]).sort((x, y) => y.places.length - x.places.length)) {
		if (hit.places.some((p) => taken.has(p))) continue;
		for (const p of hit.places) taken.add(p);
		const [first = 0] = hit.places;
		found.set(first, { name: hit.value, size: (hit.places.at(-1) ?? first) - first + 1 });
	}
	return found;
}

/** "The day before Thanksgiving" is a day of its own. */
const offsetOf = new Map([
	["before", -1],
	["antes", -1],
	["after", 1],
	["despues", 1],
]);
const LINKS = /^(?:the|de|del|el|la)$/;

const singular = (word: string): string =>
	word.endsWith("s") && numberOfWeekday.has(word.slice(0, -1)) ? word.slice(0, -1) : word;

/** The days that a message names, in its order. "mañana" is a morning after "la", "de" and "por la". */
export function daysIn(words: readonly string[]): DayMention[] {
	const found: DayMention[] = [];
	const special = holidaysIn(words);
	let until = 0;
	for (const [i, word] of words.entries()) {
		if (i < until) continue;
		const holiday = special.get(i);
		if (holiday) {
			const offset = offsetOf.get(words.slice(0, i).findLast((other) => !LINKS.test(other)) ?? "");
			found.push({ holiday: holiday.name, ...(offset && { offset }) });
			until = i + holiday.size;
			continue;
		}
		const weekday = numberOfWeekday.get(singular(word));
		const before = words[i - 1] ?? "";
		if (weekday !== undefined) found.push({ weekday });
		else if (/^(?:todays?|hoy|tonights?)$/.test(word)) found.push({ offset: 0 });
		else if (
			/^tomorrows?$/.test(word) ||
			(word === "manana" && !/^(?:la|las|de|esta|cada)$/.test(before))
		)
			found.push({
				offset: before === "pasado" || words.slice(i - 2, i).join(" ") === "day after" ? 2 : 1,
			});
		else if (
			/^weekends?$/.test(word) ||
			(word === "semana" && /^(?:fin|fines)$/.test(words[i - 2] ?? ""))
		)
			found.push({ weekend: true });
		else if (word === "now" || word === "ahora" || word === "currently") found.push({ now: true });
		else if (/^(?:holidays?|feriados?|festivos)$/.test(word) && found.length === 0)
			found.push({ holiday: "" });
	}
	return found;
}

/** A clock time ("at 6", "6pm", "6p", "18:30"), in minutes after midnight; a bare hour below 8 is meant in the afternoon. */
export function clockIn(words: readonly string[]): number | undefined {
	for (const [i, word] of words.entries()) {
		const m = /^(\d{1,2})(?:h(\d\d))?(am?|pm?)?$/.exec(word);
		if (!m) continue;
		const half =
			m[3]?.padEnd(2, "m") ?? (/^(?:am|pm)$/.test(words[i + 1] ?? "") ? words[i + 1] : undefined);
		const announced = /^(?:at|until|till|til|by|after|before|around|past|las|hasta)$/.test(
			words[i - 1] ?? "",
		);
		if (!half && !m[2] && !announced) continue;
		let hour = Number(m[1]);
		if (hour > 23) continue;
		if (half === "pm" && hour < 12) hour += 12;
		else if (half === "am" && hour === 12) hour = 0;
		else if (!half && hour < 8) hour += 12;
		return hour * 60 + Number(m[2] ?? 0);
	}
	return undefined;
}
