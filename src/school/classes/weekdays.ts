import { weekdays } from "#platform/calendar/days.ts";

/** `sunday` to `saturday`, by number. */
export const weekdayNames = weekdays.map((name) => name.toLowerCase()) as [
	Lowercase<(typeof weekdays)[number]>,
	...Lowercase<(typeof weekdays)[number]>[],
];
