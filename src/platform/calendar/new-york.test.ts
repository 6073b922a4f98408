import fc from "fast-check";
import { expect, test } from "vitest";
import {
	instantAt,
	minutesOf,
	newYorkTime,
	startOfDay,
	timeOf,
} from "#platform/calendar/new-york.ts";

test.each([
	["2026-01-15", "2026-01-15T05:00:00.000Z"],
	["2026-07-15", "2026-07-15T04:00:00.000Z"],
	["2026-03-08", "2026-03-08T05:00:00.000Z"],
	["2026-03-09", "2026-03-09T04:00:00.000Z"],
	["2026-11-01", "2026-11-01T04:00:00.000Z"],
	["2026-11-02", "2026-11-02T05:00:00.000Z"],
	["2028-02-29", "2028-02-29T05:00:00.000Z"],
])("the day %s begins in New York at %s", (day, instant) => {
	expect(startOfDay(day)).toBe(instant);
});

test("a day later is the next calendar day, over months, years and changes of the clock", () => {
	expect(startOfDay("2026-03-08", 1)).toBe(startOfDay("2026-03-09"));
	expect(startOfDay("2026-02-28", 1)).toBe(startOfDay("2026-03-01"));
	expect(startOfDay("2026-12-31", 1)).toBe(startOfDay("2027-01-01"));
});

test("every day begins at midnight of its own date, 23 to 25 hours before the next", () => {
	const days = fc.date({
		min: new Date("2000-01-01T00:00:00Z"),
		max: new Date("2099-12-31T00:00:00Z"),
		noInvalidDate: true,
	});
	fc.assert(
		fc.property(days, (date) => {
			const day = date.toISOString().slice(0, 10);
			const start = startOfDay(day);
			expect(newYorkTime(start)).toBe(`${day} 00:00`);
			const hours = (Date.parse(startOfDay(day, 1)) - Date.parse(start)) / 3_600_000;
			expect([23, 24, 25]).toContain(hours);
			const before = new Date(Date.parse(start) - 1);
			expect(newYorkTime(before) < `${day} 00:00`).toBe(true);
		}),
	);
});

test.each([
	["2026-11-23", "09:00", "2026-11-23T14:00:00.000Z"],
	["2026-07-06", "09:00", "2026-07-06T13:00:00.000Z"],
	["2026-03-08", "01:30", "2026-03-08T06:30:00.000Z"],
	["2026-03-08", "02:30", "2026-03-08T07:30:00.000Z"],
	["2026-03-08", "09:00", "2026-03-08T13:00:00.000Z"],
	["2026-11-01", "01:30", "2026-11-01T05:30:00.000Z"],
	["2026-11-01", "09:00", "2026-11-01T14:00:00.000Z"],
])("on %s it is %s in New York at %s", (day, time, instant) => {
	expect(instantAt(day, time)).toBe(instant);
});

test("a time of the clock is its minutes, and the minutes are the time again", () => {
	expect(["00:00", "09:05", "23:59"].map(minutesOf)).toEqual([0, 545, 1439]);
	expect([0, 545, 1439].map(timeOf)).toEqual(["00:00", "09:05", "23:59"]);
});
