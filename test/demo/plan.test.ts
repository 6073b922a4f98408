import { expect, test } from "vitest";
import { newYorkClock } from "#platform/calendar/new-york.ts";
import { hoursOn } from "#school/profile/opening-hours.ts";
import { school } from "#school/profile/profile.ts";
import { CALLBACKS, CONVERSATIONS } from "../../demo/plan/chats.ts";
import type { DemoEvent } from "../../demo/plan/event.ts";
import { FORM_MESSAGES } from "../../demo/plan/messages.ts";
import { REGISTRATIONS } from "../../demo/plan/registrations.ts";
import { planSchool } from "../../demo/plan/school.ts";

const now = new Date("2026-11-20T15:00:00Z");
const plan = planSchool(1, now);

const of = <K extends DemoEvent["kind"]>(kind: K, events = plan) =>
	events.filter((event): event is Extract<DemoEvent, { kind: K }> => event.kind === kind);

test("the same seed gives the same school, another seed another one", () => {
	expect(planSchool(1, now)).toEqual(plan);
	expect(planSchool(2, now)).not.toEqual(plan);
});

test.each([
	["a Friday morning", "2026-11-20T15:00:00Z"],
	["a Sunday", "2026-11-22T17:00:00Z"],
	["the night in which clocks go back", "2026-11-01T05:30:00Z"],
	["New Year’s Day", "2027-01-01T18:00:00Z"],
	["a leap day", "2028-02-29T16:00:00Z"],
])("on %s the school has all its records, and work that is due", (_, day) => {
	const at = new Date(day);
	const { day: today } = newYorkClock(at);
	const events = planSchool(8830, at);
	expect([...of("registers", events), ...of("enters", events)]).toHaveLength(REGISTRATIONS);
	expect(of("writes", events)).toHaveLength(FORM_MESSAGES);
	expect(of("asks for a call", events)).toHaveLength(CALLBACKS);
	expect(new Set(of("asks", events).map(({ session }) => session)).size).toBe(CONVERSATIONS);
	const steps = of("plans", events).map(({ on }) => on);
	expect(steps.filter((on) => on === today).length).toBeGreaterThanOrEqual(5);
	const called = new Set(of("calls", events).map(({ record }) => record));
	const newest = of("registers", events).slice(-5);
	expect(newest.filter(({ record }) => !called.has(record)).length).toBeGreaterThan(2);
});

test("nothing happens in the future, and everything in order", () => {
	const times = plan.map(({ at }) => at.getTime());
	expect(times).toEqual(times.toSorted((a, b) => a - b));
	expect(times.at(-1)).toBeLessThan(now.getTime());
});

test("the office works in opening hours, and with records that are there", () => {
	const seen = new Set<string>();
	for (const event of plan) {
		if (["registers", "enters", "writes", "asks for a call"].includes(event.kind)) {
			seen.add((event as { record: string }).record);
			continue;
		}
		if (!("by" in event)) continue;
		const { day, time } = newYorkClock(event.at);
		const hours = hoursOn(day, school);
		expect(hours && time >= hours.opens && time <= hours.closes, event.at.toISOString()).toBe(true);
		if ("record" in event) expect(seen).toContain(event.record);
		if ("other" in event) expect(seen).toContain(event.other);
	}
});

test("phone numbers and addresses are reserved for examples, and no one else’s", () => {
	const visitors = plan.flatMap((event) => ("visitor" in event ? [event.visitor] : []));
	expect(visitors.length).toBeGreaterThan(300);
	for (const { phone, email } of visitors) {
		if (phone !== null) expect(phone.replace(/\D/g, "")).toMatch(/^1?\d{3}55501\d\d$/);
		expect(email).toMatch(/^[a-z0-9._]+@([a-z]+\.)?example\.(com|net|org)$/);
	}
	const own = school.phones.map(({ dial }) => dial.slice(2));
	const theirs = visitors.map(({ phone }) => phone?.replace(/\D/g, "").slice(-10));
	expect(theirs.filter((digits) => digits && own.includes(digits))).toEqual([]);
});

test("more people register in January and September than in summer, and on Mondays than on Saturdays", () => {
	const registrations = of("registers", planSchool(8830, new Date("2026-12-31T15:00:00Z")));
	const clocks = registrations.map(({ at }) => newYorkClock(at));
	const inMonth = (month: string) => clocks.filter(({ day }) => day.slice(5, 7) === month).length;
	const onWeekday = (weekday: number) => clocks.filter((clock) => clock.weekday === weekday).length;
	expect(inMonth("01") + inMonth("09")).toBeGreaterThan(inMonth("06") + inMonth("07"));
	expect(onWeekday(1)).toBeGreaterThan(onWeekday(6));
});
