import { dateWishIn } from "#assistant/engine/class-dates.ts";
import { ANSWERS, likelihoodOf } from "#assistant/engine/evidence.ts";
import { isPublicHoliday } from "#assistant/engine/holidays.ts";
import {
	dateInWords,
	dateOf,
	dayName,
	dayOfYear,
	isOpenAt,
	range,
	week,
} from "#assistant/engine/hours.ts";
import { shareOf } from "#assistant/engine/reading.ts";
import { draft, template } from "#assistant/engine/rules/courses.ts";
import { momentText, say } from "#assistant/engine/speak.ts";
import type { Draft, Rule, Turn } from "#assistant/engine/turn.ts";
import { dayOf } from "#platform/calendar/dates.ts";
import { addDays } from "#platform/calendar/days.ts";
import { newYorkClock } from "#platform/calendar/new-york.ts";
import { capital } from "#platform/text/capital.ts";
import { closureOn, hoursOfWeekday, hoursOn, openingAt } from "#school/profile/opening-hours.ts";

function wholeWeek(turn: Turn): string {
	const { open, closed } = week(turn.knowledge.school, turn.language);
	return say(turn, "hours", {
		open,
		closed: closed ? say(turn, "hours_closed_days", { days: closed }) : "",
	});
}

function atTime(turn: Turn, date: string): string {
	const { clock } = turn.reading;
	if (clock === undefined) return "";
	const isOpen = isOpenAt(turn.knowledge.school, date, clock);
	return `${say(turn, isOpen ? "hours_at_open" : "hours_at_closed")} `;
}

function onDate(turn: Turn, date: string): string {
	const { language, now } = turn;
	const { school } = turn.knowledge;
	const day = dateInWords(date, now, language);
	const hours = hoursOn(date, school);
	const reason = closureOn(date, school)?.name;
	// Where the school has not said so, a public holiday is no ordinary day.
	if (hours && isPublicHoliday(date)) return holidayUnknown(turn, date);
	if (!hours)
		return reason
			? say(turn, "hours_closed_reason", { day, reason })
			: say(turn, "hours_closed", { day });
	return `${atTime(turn, date)}${say(turn, "hours_day", { day, range: range(hours, language) })}`;
}

const holidayUnknown = (turn: Turn, date: string): string =>
	say(turn, "hours_holiday_unknown", { holiday: capital(dayOfYear(date, turn.language)) });

/** A weekday in general, and the coming one when it is a closed day. */
function onWeekday(turn: Turn, weekday: number): string {
	const { language, now } = turn;
	const { school } = turn.knowledge;
	const day = dayName(weekday, language);
	const hours = hoursOfWeekday(weekday, school);
	if (!hours) return say(turn, "hours_weekday_closed", { day });
	const date = dateOf({ weekday }, now) ?? dayOf(now);
	const closed = closureOn(date, school);
	const special = closed
		? ` ${say(turn, "hours_holiday", { holiday: closed.name, date: dayOfYear(date, language) })}`
		: "";
	if (!closed && isPublicHoliday(date)) return holidayUnknown(turn, date);
	return `${closed ? "" : atTime(turn, date)}${say(turn, "hours_weekday", { day, range: range(hours, language) })}${special}`;
}

const lower = (text: string): string => text.toLowerCase().replace(/[’']/g, "");

function onHoliday(turn: Turn, name: string, offset: number | undefined): string {
	const { language, now } = turn;
	const { school } = turn.knowledge;
	const coming = school.closedDays.filter(({ day }) => day >= dayOf(now));
	// "Christmas Eve" is not Christmas.
	const closed = name
		? coming.find(
				(day) =>
					lower(day.name).includes(lower(name)) &&
					/\beve\b/i.test(name) === /\beve\b/i.test(day.name),
			)
		: undefined;
	if (closed && offset) return onDate(turn, addDays(closed.day, offset));
	if (closed)
		return say(turn, "hours_holiday", {
			holiday: closed.name,
			date: dayOfYear(closed.day, language),
		});
	if (name || coming.length === 0)
		return say(turn, "hours_holiday_unknown", {
			holiday: name || (language === "en" ? "That day" : "Ese día"),
		});
	return say(turn, "closed_days", {
		days: coming
			.slice(0, 4)
			.map(({ name, day }) => `${name} (${dayOfYear(day, language)})`)
			.join(", "),
	});
}

/** Now: open until, or closed until; what is over today is said too. */
function rightNow(turn: Turn): string {
	const { language, now } = turn;
	const { school } = turn.knowledge;
	const { day, time } = newYorkClock(now);
	const hours = hoursOn(day, school);
	if (hours && isPublicHoliday(day)) return holidayUnknown(turn, day);
	const over =
		hours && time >= hours.closes
			? `${say(turn, "hours_over", { range: range(hours, language) })} `
			: "";
	return `${over}${momentText(turn)}`;
}

/** The answer to a question about the office's hours. */
function hoursText(turn: Turn): string {
	const { reading, now } = turn;
	const text = reading.words.join(" ");
	const holiday = reading.days.find((day) => day.holiday !== undefined);
	if (holiday?.holiday !== undefined) return onHoliday(turn, holiday.holiday, holiday.offset);
	const { from, to } = dateWishIn(reading.parts, dayOf(now)) ?? {};
	// "Are you open on December 25?"
	if (
		from !== undefined &&
		from === to &&
		reading.days.every(({ weekday }) => weekday !== undefined)
	)
		return onDate(turn, from);
	if (reading.days.some(({ weekend }) => weekend))
		return [6, 0].map((weekday) => onWeekday(turn, weekday)).join(" ");
	if (
		/\b(?:tonight|esta noche)\b/.test(text) ||
		reading.days.some((day) => day.now) ||
		(/\b(?:still|right now|open now|are you (?:guys )?open|estan abiertos|abierto ahora)\b/.test(
			text,
		) &&
			reading.days.every(({ offset }) => offset === 0))
	)
		return `${rightNow(turn)} ${wholeWeek(turn)}`;
	const days = reading.days.map((day) => {
		if (day.weekday !== undefined) return onWeekday(turn, day.weekday);
		if (day.offset !== 0 || reading.clock !== undefined)
			return onDate(turn, dateOf(day, now) ?? dayOf(now));
		// Until when it is open, or that it was, is said with what is now.
		const { day: today, time } = newYorkClock(now);
		const isOver = time >= (hoursOn(today, turn.knowledge.school)?.closes ?? "24:00");
		const isOpenNow = openingAt(now, turn.knowledge.school).open;
		const isSaid = isOver || (isOpenNow && !OPENS.test(text));
		return isSaid ? rightNow(turn) : `${rightNow(turn)} ${onDate(turn, dayOf(now))}`;
	});
	if (days.length > 0) return [...new Set(days)].slice(0, 3).join(" ");
	if (reading.clock !== undefined) return `${atTime(turn, dayOf(now))}${wholeWeek(turn)}`;
	return `${wholeWeek(turn)} ${momentText(turn)}`;
}

/** "Do I need an appointment"; "my appointment is at 3" asks for none. */
const APPOINTMENT =
	/\b(?:without|need|no|make|book|sin|necesit\w+|hacer|con|previa)(?: an?| una?)? (?:appointments?|appts?|citas?)\b|\bwalk ins?\b/;
/** "What are your hours today": from when on is asked for as well. */
const OPENS = /\b(?:hours?|open|opens|opening|horarios?|abren?|abrir|desde|from)\b/;

/** The hours, or that the school states none. */
function hoursDraft(turn: Turn): Draft {
	if (turn.knowledge.school.hours.every(({ opens }) => opens === ""))
		return template(turn, "hours", "unknown", { outcome: "handed over" });
	const isByAppointment = APPOINTMENT.test(turn.reading.words.join(" "));
	const more = isByAppointment ? ` ${say(turn, "appointment")}` : "";
	return draft("hours", `${hoursText(turn)}${more}`, []);
}

/** Coming to the office, on some day. */
const COMES =
	/\b(?:you (?:guys )?(?:close|open|there)|stop by|drop by|come by|come in|swing by|alcanzo a llegar|puedo pasar|puedo ir|abren|cierran)\b/;
const SURE = 0.9;

/** A visit is asked about with a day or a time. */
const ABOUT_TIME = ["hours", "tour"];

/** So few words after the office's hours name another day of it. */
const ANOTHER_DAY = 5;
const OF_CLASSES =
	/\b(?:class|classes|course|courses|programs?|trainings?|evenings?|schedules?|starts?|register|enroll|clases?|cursos?|programas?|horarios?|empiezan?|inscrib\w+)\b/;

/** "Can she come Saturday to talk to you?" */
const TO_TALK =
	/\b(?:come|stop|drop|swing|venir|ir|pasar|paso|voy)\b(?: \w+){0,6} (?:(?:talk|speak) (?:to|with)|see|visit|meet|hablar con|ver a|visitar) (?:(?:to |with )?(?:you|u|someone|somebody|anyone)|your office|the school|ustedes|alguien|la escuela|la oficina)\b/;
/** "See you Monday" after the hours asks nothing. */
const COURTESIES = ["bye", "thanks", "ok", "greeting"];

/** "What about Saturday?" after the office's hours, and a visit on some day. */
export const dayAtOffice: Rule = (turn) => {
	const { reading, state } = turn;
	const text = reading.words.join(" ");
	const isCourtesy =
		COURTESIES.includes(reading.guesses[0]?.label ?? "") &&
		!reading.days.some(({ holiday }) => holiday);
	const isBare = reading.words.length <= ANOTHER_DAY && reading.mentions.courses.length === 0;
	const goesOn = state.intent === "hours" && isBare && !isCourtesy;
	if (reading.days.length === 0 || OF_CLASSES.test(text)) return undefined;
	return goesOn || TO_TALK.test(text) ? hoursDraft(turn) : undefined;
};

/** Opening hours as they were asked for, and follow-ups that only name another day. */
export const hours: Rule = (turn) => {
	const { reading, state } = turn;
	const share = Math.max(...ABOUT_TIME.map((intent) => shareOf(reading, intent)));
	const hasTime = reading.days.length > 0 || reading.clock !== undefined;
	const [top] = reading.guesses;
	const isFollowUp =
		hasTime &&
		ABOUT_TIME.includes(state.intent) &&
		reading.words.length <= 9 &&
		!["start_dates", "register"].includes(top && top.share > 0.7 ? top.label : "");
	const isHoliday = reading.days.some(({ holiday }) => holiday) && (top?.share ?? 0) < 0.6;
	const isComing =
		reading.days.some(({ weekday, offset }) => weekday !== undefined || offset !== undefined) &&
		COMES.test(reading.words.join(" "));
	const isAsked =
		isComing ||
		shareOf(reading, "hours") >= 0.5 ||
		(hasTime && share >= 0.5) ||
		isFollowUp ||
		isHoliday;
	if (!isAsked) return undefined;
	const isOfCourse =
		turn.reference.courses.length > 0 &&
		shareOf(reading, "hours") < SURE &&
		likelihoodOf(turn) >= ANSWERS;
	if (isOfCourse && !hasTime && !isFollowUp) return undefined;
	return hoursDraft(turn);
};
