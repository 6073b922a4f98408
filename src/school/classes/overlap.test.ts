import { expect, test } from "vitest";
import { overlapsWith } from "#school/classes/overlap.ts";

const met = (...meetings: [day: string, from: string, to: string][]) => ({
	meetings: meetings.map(([day, from, to]) => ({ day, from, to, kind: "classroom" as const })),
});
const one = met(["2027-01-05", "18:00", "21:00"], ["2027-01-07", "18:00", "21:00"]);

test.each([
	["at the same hours of one of its days", met(["2027-01-07", "18:00", "21:00"]), true],
	["within its hours", met(["2027-01-05", "19:00", "20:00"]), true],
	["around its hours", met(["2027-01-05", "17:00", "22:00"]), true],
	["until it begins", met(["2027-01-05", "15:00", "18:00"]), false],
	["from its end on", met(["2027-01-05", "21:00", "22:00"]), false],
	["at its hours on another day", met(["2027-01-06", "18:00", "21:00"]), false],
	["never", met(), false],
])("a class that meets %s", (_, other, isOverlap) => {
	expect(overlapsWith(one)(other)).toBe(isOverlap);
	expect(overlapsWith(other)(one)).toBe(isOverlap);
});
