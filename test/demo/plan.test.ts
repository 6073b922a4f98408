import { expect, test } from "vitest";
import { newYorkClock } from "#platform/calendar/new-york.ts";
import { hoursOn } from "#school/profile/opening-hours.ts";
import { school } from "#school/profile/profile.ts";
import type { Happening } from "../../demo/happening.ts";
import { planSchool } from "../../demo/plan.ts";
import { rowsOf } from "../../demo/rows.ts";

const now = new Date("2026-11-20T15:00:00Z");
const plan = planSchool(now);

const came = ["register", "enter", "write", "ask for a call"];
const of = (names: readonly string[], happenings = plan) =>
	happenings.filter(({ what }) => names.includes(what));
const withoutCalls = (happenings: readonly Happening[]) =>
	happenings.map(({ run: _, ...happening }) => happening);

test("the same time gives the same school", () => {
	expect(withoutCalls(planSchool(now))).toEqual(withoutCalls(plan));
});

test.each([
	["a Friday morning", "2026-11-20T15:00:00Z"],
	["a Sunday", "2026-11-22T17:00:00Z"],
	["the night in which clocks go back", "2026-11-01T05:30:00Z"],
	["New Year’s Day", "2027-01-01T18:00:00Z"],
	["a leap day", "2028-02-29T16:00:00Z"],
])("on %s everyone in the tables has come, and some of the newest wait", (_, day) => {
	const happenings = planSchool(new Date(day));
	const registrations = of(["register", "enter"], happenings);
	const registrants = rowsOf("registrations").flatMap(([, names = ""]) => names.split(", "));
	expect(registrations).toHaveLength(registrants.length);
	expect(of(["write"], happenings)).toHaveLength(rowsOf("messages").length);
	const questions = rowsOf("chats").flatMap(([, , , script = ""]) => script.split(" / "));
	expect(of(["ask"], happenings)).toHaveLength(questions.length);
	expect(of(["state"], happenings)).toHaveLength(rowsOf("facts").length);
	expect(of(["schedule"], happenings)).toHaveLength(rowsOf("classes").length);
	// Applicants decline and accept an offer, and one withdraws: the next offer is so young that it runs.
	const [declined, accepted, withdrawn] = of(["answer"], happenings).map(({ at }) => at.getTime());
	expect(declined).toBeLessThan(accepted ?? 0);
	expect(withdrawn).toBeGreaterThan(new Date(day).getTime() - 8 * 3_600_000);
	const handled = of(["work"], happenings).map(({ about }) => about);
	const newest = registrations.slice(-5).map(({ about }) => about);
	expect(newest.filter((one) => !handled.includes(one)).length).toBeGreaterThan(2);
});

test("nothing happens in the future, and everything in order", () => {
	const times = plan.map(({ at }) => at.getTime());
	expect(times).toEqual(times.toSorted((a, b) => a - b));
	expect(times.at(-1)).toBeLessThan(now.getTime());
});

test("the office works in opening hours, and with records that are there", () => {
	const seen = new Set<unknown>();
	for (const { at, what, by, about } of plan) {
		if (came.includes(what)) seen.add(about);
		if (by === null) continue;
		const { day, time } = newYorkClock(at);
		const hours = hoursOn(day, school);
		expect(hours && time >= hours.opens && time <= hours.closes, at.toISOString()).toBe(true);
		if (about) expect(seen).toContain(about);
		if (about?.alike) expect(seen).toContain(about.alike);
	}
});

test("phone numbers and addresses are reserved for examples, and no one else’s", () => {
	const visitors = [...new Set(of(came).flatMap(({ about }) => about?.visitor ?? []))];
	expect(visitors.length).toBeGreaterThan(100);
	for (const { phone, email } of visitors) {
		expect(phone.replace(/\D/g, "")).toMatch(/^1?\d{3}55501\d\d$/);
		expect(email).toMatch(/^[a-z0-9._]+@example\.(com|net|org)$/);
	}
	expect(new Set(visitors.map(({ email }) => email)).size).toBe(visitors.length);
	const own = school.phones.map(({ dial }) => dial.slice(2));
	const theirs = visitors.map(({ phone }) => phone.replace(/\D/g, "").slice(-10));
	expect(theirs.filter((digits) => own.includes(digits))).toEqual([]);
	// One who comes back with another address has the same number as before.
	const relatives = rowsOf("registrations").filter(([, , , how]) => how?.includes("phone of"));
	expect(theirs.length - new Set(theirs).size).toBe(relatives.length + 1);
});

test("more people register in January and September than in summer, and on Mondays than on Saturdays", () => {
	const registrations = of(["register"], planSchool(new Date("2026-12-31T15:00:00Z")));
	const clocks = registrations.map(({ at }) => newYorkClock(at));
	const inMonth = (month: string) => clocks.filter(({ day }) => day.slice(5, 7) === month).length;
	const onWeekday = (weekday: number) => clocks.filter((clock) => clock.weekday === weekday).length;
	expect(inMonth("01") + inMonth("09")).toBeGreaterThan(inMonth("06") + inMonth("07"));
	expect(onWeekday(1)).toBeGreaterThan(onWeekday(6));
});
