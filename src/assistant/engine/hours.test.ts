import { expect, test } from "vitest";
import { addDays } from "#platform/calendar/days.ts";
import { hoursOf } from "#school/profile/week.ts";
import { ask, converse, school } from "../../../test/chat/visitor.ts";
import { week } from "./hours.ts";

const at = (iso: string) => ({ now: new Date(iso) });

test("the week is told in groups of days", () => {
	expect(week(school, "en")).toEqual({
		open: "Monday to Friday 9:00 AM to 5:00 PM and Saturday 9:00 AM to 1:00 PM",
		closed: "Sunday",
	});
	expect(week(school, "es")).toEqual({
		open: "de lunes a viernes de 9:00 AM a 5:00 PM y el sábado de 9:00 AM a 1:00 PM",
		closed: "domingo",
	});
});

test("one o'clock is one hour in Spanish, and the others are several", () => {
	const now = "¿están abiertos ahora?";
	expect(ask(now, [], at("2026-11-21T15:00:00Z")).text).toContain("hasta la 1:00 PM");
	expect(ask(now, [], at("2026-11-18T17:00:00Z")).text).toContain("hasta las 5:00 PM");
});

test("tomorrow is tomorrow in New York, not in UTC", () => {
	// Friday 21:30 in New York is already Saturday in UTC.
	expect(ask("are you open tomorrow?", [], at("2026-11-21T02:30:00Z")).text).toMatch(
		/Saturday.*9:00 AM to 1:00 PM/,
	);
	expect(ask("are you open tomorrow?", [], at("2026-11-21T17:00:00Z")).text).toMatch(
		/closed tomorrow \(Sunday\)/,
	);
});

test("a closed day is named with its reason", () => {
	expect(ask("are you open tomorrow?", [], at("2026-11-25T17:00:00Z")).text).toMatch(
		/closed tomorrow.*Thanksgiving/,
	);
	expect(ask("are you open on Thanksgiving?").text).toMatch(/closed/);
});

test.each([
	["open on black friday?", "Black Friday"],
	["are you closed christmas eve", "Christmas Eve"],
	["are you open on Easter?", "Easter"],
	["¿abren el viernes santo?", "Good Friday"],
])(
	"a holiday that is not in the calendar is neither guessed nor its weekday: %s",
	(message, name) => {
		const { text } = ask(message);
		expect(text).toContain(name);
		expect(text).toMatch(/please check before you come|Pregunte antes de venir/);
	},
);

test.each([
	["are you open the day before thanksgiving", /November 25 from 9:00 AM to 5:00 PM/],
	["¿abren el día después de Acción de Gracias?", /27 de noviembre de 9:00 AM/],
])("the day before or after a holiday has its own hours: %s", (message, expected) => {
	expect(ask(message).text).toMatch(expected);
});

test("days are asked for one after the other", () => {
	const texts = converse(["are you open on saturday?", "and sunday?", "and thanksgiving?"]).map(
		({ text }) => text,
	);
	expect(texts[0]).toMatch(/Saturday.*9:00 AM to 1:00 PM/);
	expect(texts[1]).toMatch(/Sunday.*closed/);
	expect(texts[2]).toMatch(/Thanksgiving Day.*closed/);
});

test.each([
	["2026-11-18T17:00:00Z", /open now, until 5:00 PM/],
	[
		"2026-11-18T22:30:00Z",
		/closed now.*tomorrow \(Thursday\) at 9:00 AM|closed now; today it was open/,
	],
	["2026-11-22T17:00:00Z", /closed.*(?:tomorrow \(Monday\) at 9:00 AM)/],
])("open now is computed with the clock: %s", (now, expected) => {
	expect(ask("are you open right now?", [], at(now)).text).toMatch(expected);
});

test("a clock time is compared with the day's hours", () => {
	expect(ask("are you open at 6 pm on Friday?").text).toMatch(/^At that time the office is closed/);
	expect(ask("will you be open at 4pm on friday").text).toMatch(/^Yes/);
});

test("whether the office is open now follows summer time", () => {
	const said = (now: string) => ask("are you open right now?", [], at(now)).text;
	expect(said("2026-07-15T20:30:00Z")).toContain("open now, until 5:00 PM");
	expect(said("2026-07-15T21:00:00Z")).toContain("closed now");
	expect(said("2026-11-18T21:30:00Z")).toContain("open now, until 5:00 PM");
});

test("changed hours count in the next answer", () => {
	const week = Array.from({ length: 7 }, () => ({ opens: null, closes: null }));
	const hours = hoursOf([{ opens: "11:00", closes: "15:00" }, ...week.slice(1)]);
	const { text } = ask("are you open on sunday?", [], { school: { ...school, hours } });
	expect(text).toMatch(/11:00 AM to 3:00 PM/);
});

test("a closure of weeks is told with the day on which the office opens again", () => {
	const closedDays = Array.from({ length: 20 }, (_, at) => ({
		day: addDays("2026-12-14", at),
		name: "Winter break",
	}));
	const closed = { ...at("2026-12-14T17:00:00Z"), school: { ...school, closedDays } };
	expect(ask("are you open right now?", [], closed).text).toContain(
		"opens on January 4 at 9:00 AM",
	);
	expect(ask("¿están abiertos ahora?", [], closed).text).toContain(
		"abre el 4 de enero a las 9:00 AM",
	);
});

test("a school without hours hands over", () => {
	const { text } = ask("when are you open?", [], { school: { ...school, hours: [] } });
	expect(text).toContain("/contact");
	expect(text).not.toMatch(/is open\./);
});

test("a date has the hours of its day, and a public holiday none that nobody stated", () => {
	const said = (message: string) => ask(message, [], at("2026-11-30T15:00:00Z")).text;
	expect(said("are you open on december 9")).toContain("from 9:00 AM to 5:00 PM");
	expect(said("are you open on december 24")).toMatch(/^December 24 is not among the closed days/);
	expect(said("¿abren la oficina el 25 de diciembre?")).toMatch(
		/^25 de diciembre no está entre los días de cierre/,
	);
	expect(said("are you open on july 5")).toContain("from 9:00 AM to 5:00 PM");
	expect(said("are you open on march 17")).not.toContain("is not among");
	expect(said("are you open on june 19")).toMatch(/^June 19 is not among/);
	expect(said("are you open on october 11")).toMatch(/^October 11 is not among/);
	const now = (message: string, instant: string) => ask(message, [], at(instant)).text;
	expect(now("are you open right now", "2026-12-25T17:00:00Z")).toMatch(
		/^December 25 is not among/,
	);
	expect(now("are you open on friday", "2026-12-23T17:00:00Z")).toMatch(
		/^December 25 is not among/,
	);
	expect(said("are you open friday december 25")).toMatch(/^December 25 is not among/);
	const closed = { ...school, closedDays: [{ day: "2026-12-24", name: "Christmas Eve" }] };
	const asked = ask("are you open on december 24", [], {
		...at("2026-11-30T15:00:00Z"),
		school: closed,
	}).text;
	expect(asked).toContain("Christmas Eve");
});

test("what was stated just before is never denied when it is asked again in other words", () => {
	const last = (...messages: string[]) => converse(messages).at(-1)?.text ?? "";
	expect(last("I am 17, can I register?", "and my sister is 16?")).toMatch(/18 or older/);
	expect(last("soy menor, tengo 17 años", "tengo 16 años, puedo?")).toMatch(/18 años o más/);
});

test("until when it is open today is said once", () => {
	const { text } = ask("what time do you close today", [], at("2026-11-18T17:00:00Z"));
	expect(text.match(/5:00 PM/g)).toHaveLength(1);
	const over = ask("what time do you close today", [], at("2026-11-18T23:30:00Z")).text;
	expect(over).toMatch(/closed now; today it was open from 9:00 AM/);
	expect(over.match(/9:00 AM to 5:00 PM/g)).toHaveLength(1);
	expect(ask("what are your hours today", [], at("2026-11-18T17:00:00Z")).text).toContain(
		"from 9:00 AM to 5:00 PM",
	);
});

test("who asks for a visit without an appointment hears who knows", () => {
	const now = at("2026-11-18T17:00:00Z");
	expect(ask("can i come in today without an appointment", [], now).text).toMatch(
		/until 5:00 PM.*if you need an appointment/,
	);
	expect(ask("puedo pasar hoy sin cita", [], now).text).toMatch(/5:00 PM.*si necesita cita/);
	expect(ask("which day can i visit", [], now).text).toContain("if you need an appointment");
	expect(ask("my appointment is at 3, are you still open", [], now).text).not.toContain(
		"if you need",
	);
});
