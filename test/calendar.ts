import ICAL from "ical.js";
import type { CalendarEvent } from "#platform/calendar/calendar-file.ts";

/** Reads a calendar file with one event. */
export function parseCalendar(file: string): CalendarEvent {
	const [event, ...others] = parseEvents(file);
	if (!event || others.length > 0) throw new Error("The file does not hold one event");
	return event;
}

/** Reads the events of a calendar file as the calendars of people do, with a parser that is not ours. */
export function parseEvents(file: string): CalendarEvent[] {
	const calendar = new ICAL.Component(ICAL.parse(file));
	return calendar.getAllSubcomponents("vevent").map((component) => {
		const { uid, summary, description, location, startDate, endDate } = new ICAL.Event(component);
		const [starts, ends] = [startDate, endDate].map((time) => time.toJSDate().toISOString());
		return { ...{ uid, summary, description, location }, starts, ends } as CalendarEvent;
	});
}
