import { expect, test } from "vitest";
import { nextOpeningChange, openingNow } from "#school/profile/opening-hours.ts";
import { school } from "#school/profile/profile.ts";

const calendar = { hours: school.hours, closedDays: [{ day: "2026-11-26", name: "Thanksgiving" }] };
const after = (moment: string) =>
	new Date(nextOpeningChange(new Date(moment), calendar)).toISOString();

test.each([
	["before opening", "2026-11-23T13:00:00Z", "2026-11-23T14:00:00.000Z"],
	["at opening", "2026-11-23T14:00:00Z", "2026-11-23T22:00:00.000Z"],
	["while open", "2026-11-23T20:00:00Z", "2026-11-23T22:00:00.000Z"],
	["after closing", "2026-11-23T22:00:00Z", "2026-11-24T05:00:00.000Z"],
	["on a closed day", "2026-11-26T15:00:00Z", "2026-11-27T05:00:00.000Z"],
	["on a Sunday on which clocks go back", "2026-11-01T05:30:00Z", "2026-11-02T05:00:00.000Z"],
])("%s", (_, moment, change) => {
	expect(after(moment)).toBe(change);
});

test("what a page says changes at these instants only, over both changes of daylight saving", () => {
	for (const start of ["2026-10-30T00:00:00Z", "2026-11-23T00:00:00Z", "2027-03-12T00:00:00Z"]) {
		const end = Date.parse(start) + 5 * 24 * 60 * 60 * 1000;
		const said = (at: number) => openingNow(new Date(at), calendar);
		let next = nextOpeningChange(new Date(start), calendar);
		for (let at = Date.parse(start) + 60_000; at < end; at += 60_000) {
			if (at < next) {
				expect(said(at), new Date(at).toISOString()).toEqual(said(at - 60_000));
			} else {
				expect(said(at), new Date(at).toISOString()).not.toEqual(said(at - 60_000));
				next = nextOpeningChange(new Date(at), calendar);
			}
		}
	}
});
