import { expect, test } from "vitest";
import type { ClassDay } from "#school/classes/contract.ts";
import { labelOn, seatLabel, totalOf } from "#school/classes/label.ts";
import { changedMeetings, meetingsOf, problemsOf } from "#school/classes/meetings.ts";

const evening = (day: ClassDay["day"]): ClassDay => ({ day, from: "18:00", to: "21:00" });
const open = { closedDays: [] };
const march = { firstDay: "2027-03-09", lastDay: "2027-03-18" };

test("a weekly pattern meets on its weekdays, first and last day included, in order", () => {
	const days = [evening("thursday"), evening("tuesday")];
	expect(meetingsOf({ ...march, days }, open)).toEqual(
		["2027-03-09", "2027-03-11", "2027-03-16", "2027-03-18"].map((day) => ({
			day,
			from: "18:00",
			to: "21:00",
			kind: "classroom",
		})),
	);
});

test("a day with two times has two meetings, the earlier first", () => {
	const days = [evening("tuesday"), { day: "tuesday", from: "09:00", to: "12:00" } as const];
	const times = meetingsOf({ ...march, days }, open).map(({ day, from }) => `${day} ${from}`);
	expect(times).toEqual([
		"2027-03-09 09:00",
		"2027-03-09 18:00",
		"2027-03-16 09:00",
		"2027-03-16 18:00",
	]);
});

test("the school's closures are skipped", () => {
	const closedDays = [{ day: "2027-03-16", name: "Spring break" }];
	const days = [evening("tuesday")];
	expect(meetingsOf({ ...march, days }, { closedDays }).map(({ day }) => day)).toEqual([
		"2027-03-09",
	]);
});

test("no day is lost or doubled where the clock changes", () => {
	for (const [firstDay, lastDay] of [
		["2027-03-08", "2027-03-21"],
		["2027-11-01", "2027-11-14"],
	] as const) {
		const days = [evening("sunday"), evening("monday"), evening("saturday")];
		const meetings = meetingsOf({ firstDay, lastDay, days }, open);
		expect(new Set(meetings.map(({ day }) => day)).size).toBe(6);
		expect(meetings.every(({ from, to }) => from === "18:00" && to === "21:00")).toBe(true);
	}
});

const good = {
	...march,
	days: [evening("tuesday")],
	registerBy: null,
	meetings: meetingsOf({ ...march, days: [evening("tuesday")] }, open),
};
const meeting = good.meetings[0] as (typeof good.meetings)[number];

test.each([
	["lastDay", { lastDay: "2027-03-08" }, "The last day can’t be before the first day"],
	["lastDay", { lastDay: "2031-01-01" }, "A class can last up to three years"],
	[
		"registerBy",
		{ registerBy: "2027-03-10" },
		"The last day to register can’t be after the first day of class",
	],
	[
		"days",
		{ days: [{ day: "tuesday", from: "21:00", to: "18:00" } as const] },
		"A meeting must end after it begins",
	],
	[
		"days",
		{ days: [evening("tuesday"), { ...evening("tuesday"), from: "20:00" }] },
		"Two meetings of one day overlap",
	],
	[
		"days",
		{ meetings: [] },
		"There is no class meeting between the first and the last day. Please check the weekdays and the school’s closures.",
	],
	[
		"meetings",
		{ meetings: [{ ...meeting, day: "2027-03-30" }] },
		"The meeting on Mar 30, 2027 is not between the first and the last day",
	],
	["meetings", { meetings: [meeting, meeting] }, "Two meetings of one day overlap"],
	[
		"meetings",
		{ meetings: Array.from({ length: 501 }, () => meeting) },
		"A class can have up to 500 meetings",
	],
])("what is wrong is said about its field: %s %j", (path, change, message) => {
	expect(problemsOf({ ...good, ...change })).toEqual([{ path, message }]);
});

test("nothing is wrong with a class that is fine, nor with two times that touch", () => {
	expect(problemsOf(good)).toEqual([]);
	const days = [evening("tuesday"), { day: "tuesday", from: "21:00", to: "22:00" } as const];
	expect(problemsOf({ ...good, days })).toEqual([]);
});

test("free seats are said as a label and never as a number", () => {
	const labels = [null, 102, 6, 5, 3, 2, 0].map((seats) => seatLabel(seats, 2));
	expect(labels).toEqual([
		"open",
		"open",
		"open",
		"last places",
		"last places",
		"waiting list",
		"waiting list",
	]);
});

test("a small class of which no seat is taken is open, and one without seats is full", () => {
	expect([3, 1, 0].map((seats) => seatLabel(seats, 0))).toEqual(["open", "open", "waiting list"]);
});

test("a class is closed after its day to register, from its first day on, and unless it is open", () => {
	const found = {
		state: "open",
		firstDay: "2027-03-09",
		registerBy: "2027-03-05",
		label: "last places",
	} as const;
	const on = (day: string, change = {}) => labelOn({ ...found, ...change }, day);
	expect([on("2027-03-05"), on("2027-03-06")]).toEqual(["last places", "closed"]);
	const late = { registerBy: null };
	expect([on("2027-03-09", late), on("2027-03-10", late)]).toEqual(["last places", "closed"]);
	expect(on("2027-03-01", { state: "draft" })).toBe("closed");
});

test("the total is tuition and fees, in cents", () => {
	const fees = [
		{ name: "Books", amount: 15_050 },
		{ name: "Uniform", amount: 4_999 },
	];
	expect(totalOf({ tuition: 100_000, fees })).toBe(120_049);
});

test("what was taught stays when the days of a class change, also on days that the pattern does not have", () => {
	const days = [evening("tuesday")];
	const moved = { day: "2027-03-10", from: "09:00", to: "12:00", kind: "lab" } as const;
	const [, ...planned] = meetingsOf({ ...march, days }, open);
	const stored = { ...march, meetings: [moved, ...planned] };
	const daysOf = (pattern: Partial<typeof march>, today: string) =>
		changedMeetings({ ...march, ...pattern, days }, open, stored, today).map(({ day }) => day);
	expect(daysOf({ lastDay: "2027-03-25" }, "2027-03-12")).toEqual([
		...["2027-03-10", "2027-03-16", "2027-03-23"],
	]);
	expect(daysOf({ firstDay: "2027-03-02" }, "2027-03-12")).toEqual([
		...["2027-03-02", "2027-03-10", "2027-03-16"],
	]);
	expect(daysOf({ firstDay: "2027-03-12" }, "2027-03-12")).toEqual(["2027-03-16"]);
	expect(daysOf({}, "2027-03-09")).toEqual(["2027-03-09", "2027-03-16"]);
});
