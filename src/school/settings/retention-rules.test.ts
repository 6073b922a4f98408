import { expect, test } from "vitest";
import { dayPeriodBefore, type Period, periodInWords } from "#school/profile/retention.ts";
import {
	deletedBefore,
	type RetentionRule,
	settledRule,
} from "#school/settings/retention-rules.ts";

const rule = (change: Partial<RetentionRule> = {}): RetentionRule => ({
	inForce: "7 years",
	announced: null,
	announcedFrom: null,
	seenOn: "2026-11-21",
	...change,
});
const today = "2026-11-22";

test.each([
	["2026-11-22", "7 years", "2019-11-22"],
	["2026-11-22", "30 days", "2026-10-23"],
	["2026-01-15", "2 months", "2025-11-15"],
	["2024-02-29", "1 years", "2023-02-28"],
	["2026-05-31", "3 months", "2026-02-28"],
	["2026-12-31", "12 months", "2025-12-31"],
	["2026-11-22", "100 years", "1926-11-22"],
	["2026-11-22", "forever", null],
] as const)("from %s, %s reach back to %s", (day, period, before) => {
	expect(dayPeriodBefore(day, period)).toBe(before);
});

test("one year is not one years", () => {
	expect((["1 years", "7 years", "forever"] as const).map(periodInWords)).toEqual([
		"1 year",
		"7 years",
		"forever",
	]);
});

test("a longer period applies immediately, also in place of an announced one", () => {
	const announced = rule({ announced: "3 years", announcedFrom: "2026-12-01" });
	for (const chosen of ["7 years", "84 months", "8 years", "forever"] as Period[]) {
		expect(settledRule(announced, chosen, today)).toEqual(rule({ inForce: chosen, seenOn: today }));
	}
});

test("a shorter period applies after thirty whole days, once it is chosen for good", () => {
	const first = settledRule(rule(), "3 years", today);
	expect(first).toEqual(rule({ announced: "3 years", announcedFrom: "2026-12-23", seenOn: today }));
	const later = settledRule({ ...first, seenOn: "2026-12-21" }, "3 years", "2026-12-22");
	expect(later).toEqual({ ...first, seenOn: "2026-12-22" });
	expect(deletedBefore(later, "2026-12-22")).toBe("2019-12-22");
	expect(deletedBefore(later, "2026-12-23")).toBe("2023-12-23");
	expect(settledRule(later, "3 years", "2026-12-23")).toEqual(
		rule({ inForce: "3 years", seenOn: "2026-12-23" }),
	);
});

test("an even shorter one begins its own thirty days", () => {
	const first = settledRule(rule(), "3 years", today);
	const second = settledRule({ ...first, seenOn: "2026-11-30" }, "2 years", "2026-12-01");
	expect(second).toMatchObject({ inForce: "7 years", announced: "2 years" });
	expect(second.announcedFrom).toBe("2027-01-01");
});

test("what nobody has announced yet is announced first", () => {
	expect(settledRule(rule({ inForce: "forever", seenOn: null }), "7 years", today)).toEqual(
		rule({
			inForce: "forever",
			announced: "7 years",
			announcedFrom: "2026-12-23",
			seenOn: today,
		}),
	);
});

test.each([
	["ten years ahead", "2036-11-22"],
	["eight days ahead", "2026-11-29"],
])("a clock that is %s deletes nothing before another announcement", (_, day) => {
	for (const before of [
		rule(),
		rule({ announced: "3 years", announcedFrom: "2026-11-25", seenOn: "2026-11-21" }),
	]) {
		const jumped = settledRule(before, "3 years", day);
		expect(deletedBefore(jumped, day)).toBeNull();
		expect(jumped.inForce).toBe("forever");
		expect(jumped.announced).toBe("3 years");
	}
});

test("after a week without a run, deleting goes on", () => {
	expect(settledRule(rule(), "7 years", "2026-11-28")).toEqual(rule({ seenOn: "2026-11-28" }));
});

test("when a clock that was ahead is corrected, the announcement lasts thirty days, not ten years", () => {
	const jumped = settledRule(rule(), "7 years", "2036-11-22");
	expect(jumped.announcedFrom).toBe("2036-12-23");
	const corrected = settledRule(jumped, "7 years", today);
	expect(corrected).toEqual(
		rule({
			inForce: "forever",
			announced: "7 years",
			announcedFrom: "2026-12-23",
			seenOn: today,
		}),
	);
});
