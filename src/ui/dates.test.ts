import { expect, test } from "vitest";
import { dayBefore } from "#ui/dates.ts";

test.each([
	["on an ordinary day", "2026-11-20T15:00:00Z", "2026-11-14"],
	["late in the evening after the clocks went back", "2026-11-04T04:30:00Z", "2026-10-28"],
	["early in the morning after the clocks went forward", "2026-03-10T04:30:00Z", "2026-03-04"],
	["over the end of a year", "2027-01-03T15:00:00Z", "2026-12-28"],
])("the last 7 days begin six days before today in New York: %s", (_, now, first) => {
	expect(dayBefore(new Date(now), 6)).toBe(first);
	expect(dayBefore(new Date(now), 0)).toBe(
		new Date(Date.parse(first) + 6 * 86_400_000).toISOString().slice(0, 10),
	);
});
