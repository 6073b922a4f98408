import fc from "fast-check";
import { expect, test } from "vitest";
import { calendarFile } from "#platform/calendar/calendar-file.ts";
import { parseCalendar } from "../../../test/calendar.ts";

const event = {
	uid: "R-482915@school.example",
	summary: "Iselin Healthcare Training: office hours",
	description:
		"Your reference number: R-482915\nOffice hours: 9:00 AM; closed on Sunday, \\ and so on",
	location: "Iselin Healthcare Training, 100 Example Avenue, Iselin, NJ 08830",
	starts: "2026-11-23T14:00:00.000Z",
	ends: "2026-11-23T22:00:00.000Z",
};
const stamp = "2026-11-20T15:00:00.000Z";

test("a calendar reads the event as it was written", () => {
	const file = calendarFile([event], stamp);
	expect(parseCalendar(file)).toEqual(event);
	expect(file).toContain("\r\nMETHOD:PUBLISH\r\n");
	expect(file).toContain("\r\nDTSTAMP:20261120T150000Z\r\n");
	expect(file).toMatch(/\r\nEND:VCALENDAR\r\n$/);
});

test("any text survives escaping and folding, and no line is longer than 75 octets", () => {
	fc.assert(
		fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (text) => {
			const typed = text.replace(/\r\n?|[^\P{Cc}\n]/gu, "");
			const file = calendarFile([{ ...event, description: typed }], stamp);
			for (const line of file.split("\r\n")) {
				expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
			}
			expect(parseCalendar(file).description).toBe(typed);
		}),
	);
});
