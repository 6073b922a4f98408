import { expect, test } from "vitest";
import { ask, facts } from "../../../test/chat/visitor.ts";
import { moment, week } from "./hours.ts";

const at = (iso: string) => ({ now: new Date(iso) });

test("the week is told in groups of days", () => {
	expect(week(facts, "en")).toEqual({
		open: "Monday to Friday 9:00 AM to 5:00 PM and Saturday 9:00 AM to 1:00 PM",
		closed: "Sunday",
	});
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

test.each(["open on black friday?", "are you closed christmas eve", "¿abren el viernes santo?"])(
	"a day with a name of its own is not its weekday: %s",
	(message) => {
		expect(ask(message).text).toMatch(/that holiday|ese feriado/);
	},
);

test("a holiday that is not in the calendar is not guessed", () => {
	expect(ask("are you open on Easter?").text).toMatch(/don't have/);
});

test("a clock time is compared with the day's hours", () => {
	expect(ask("are you open at 6 pm on Friday?").text).toMatch(/^At that time the office is closed/);
	expect(ask("will you be open at 4pm on friday").text).toMatch(/^Yes/);
});

test("whether the office is open now follows summer time", () => {
	expect(moment(facts, new Date("2026-07-15T20:30:00Z"))).toEqual({ open: true, until: "5:00 PM" });
	expect(moment(facts, new Date("2026-11-18T22:30:00Z"))).toMatchObject({
		open: false,
		nextAt: "9:00 AM",
		nextDate: "2026-11-19",
	});
});

test("a school without hours hands over", () => {
	expect(ask("when are you open?", [], { facts: { ...facts, hours: null } }).text).toContain(
		"/contact",
	);
});
