import { clockTime } from "#ui/new-york-clock.ts";
import type { Decision } from "./decide.ts";
import {
	closedOn,
	dateInWords,
	dateOf,
	dayName,
	dayOfYear,
	hoursOn,
	isOpenAt,
	range,
	today,
	week,
} from "./hours.ts";
import { momentText, type Scene, say } from "./speak.ts";
import type { DayHours, Language } from "./types.ts";
import type { Reading } from "./understand.ts";

/** The whole week, and whether the office is open now. */
export function wholeWeek(scene: Scene): string {
	const { open, closed } = week(scene.facts, scene.language);
	if (!open) return say(scene, "ask_office");
	const text = closed ? say(scene, "hours", { open, closed }) : say(scene, "hours_all", { open });
	return text;
}

const spoken = (h: DayHours, language: Language): string =>
	language === "en" ? `${clockTime(h.opens)} to ${clockTime(h.closes)}` : range(h, "es");

function onDate(scene: Scene, date: string, clock: number | undefined): string {
	const day = dateInWords(date, scene.now, scene.language);
	const hours = hoursOn(scene.facts, date);
	if (!hours) {
		const reason = closedOn(scene.facts, date)?.reason;
		return reason
			? say(scene, "hours_closed_reason", { day, reason })
			: say(scene, "hours_closed", { day });
	}
	const at =
		clock === undefined
			? ""
			: `${say(scene, isOpenAt(scene.facts, date, clock) ? "hours_at_open" : "hours_at_closed")} `;
	const text = say(scene, "hours_day", { day, range: spoken(hours, scene.language) });
	return at + text;
}

/** A weekday in general, and the coming one when it is a special closed day. */
function onWeekday(scene: Scene, weekday: number, clock: number | undefined): string {
	const { language, facts, now } = scene;
	const hours = facts.hours?.find((h) => h.day === weekday);
	const day = dayName(weekday, language);
	if (!hours) return say(scene, "hours_weekday_closed", { day });
	const date = dateOf({ weekday }, now) ?? today(now);
	const special = closedOn(facts, date)
		? ` ${say(scene, "hours_holiday", { holiday: closedOn(facts, date)?.reason ?? "", date: dayOfYear(date, language) })}`
		: "";
	const at =
		clock === undefined || special
			? ""
			: `${say(scene, isOpenAt(facts, date, clock) ? "hours_at_open" : "hours_at_closed")} `;
	return `${at}${say(scene, "hours_weekday", { day, range: spoken(hours, language) })}${special}`;
}

function holiday(scene: Scene, name: string): string {
	const coming = scene.facts.closedDays.filter((c) => c.date >= today(scene.now));
	const plain = (s: string) => s.toLowerCase().replace(/[’']/g, "");
	// "Christmas Eve" is not Christmas: the shorter name is meant only where the longer is not entered.
	const match = name
		? coming.find(
				(c) =>
					plain(c.reason).includes(plain(name)) &&
					(/\beve\b/i.test(name) || !/\beve\b/i.test(c.reason)),
			)
		: undefined;
	if (match)
		return say(scene, "hours_holiday", {
			holiday: match.reason,
			date: dayOfYear(match.date, scene.language),
		});
	if (!name && coming.length > 0)
		return `${say(scene, "next_closed", {
			days: coming
				.slice(0, 4)
				.map((c) => `${c.reason} (${dayOfYear(c.date, scene.language)})`)
				.join(", "),
		})} ${say(scene, "confirm")}`;
	return say(scene, "hours_holiday_unknown");
}

/** Opening hours as they were asked for: now, on a day, at a time, on a holiday, or the week. */
export function hours(scene: Scene, reading: Reading, _decision: Decision): string {
	const asked = reading.days.find((d) => d.holiday !== undefined);
	if (asked?.holiday !== undefined) return holiday(scene, asked.holiday);
	if (reading.days.some((d) => d.now)) return `${momentText(scene)} ${wholeWeek(scene)}`;
	if (reading.days.some((d) => d.weekend)) {
		const dates = [6, 0].map((weekday) => dateOf({ weekday }, scene.now) ?? "");
		return dates.map((d) => onDate(scene, d, undefined)).join(" ");
	}
	const parts = [
		...new Set(
			reading.days.map((d) =>
				d.weekday === undefined
					? onDate(scene, dateOf(d, scene.now) ?? today(scene.now), reading.clock)
					: onWeekday(scene, d.weekday, reading.clock),
			),
		),
	];
	if (parts.length > 0) return parts.slice(0, 3).join(" ");
	if (reading.clock !== undefined)
		return `${onDate(scene, today(scene.now), reading.clock)} ${wholeWeek(scene)}`;
	return `${wholeWeek(scene)} ${momentText(scene)}`;
}

/** Saturday and Sunday of the office, for questions about weekend classes. */
export function officeWeekend(scene: Scene): string {
	const days = [6, 0].map((weekday) => {
		const h = scene.facts.hours?.find((x) => x.day === weekday);
		const closed = scene.language === "en" ? "closed" : "cerrado";
		return `${dayName(weekday, scene.language)} ${h ? range(h, scene.language) : closed}`;
	});
	return say(scene, "weekend_office", { days: days.join(", ") });
}
