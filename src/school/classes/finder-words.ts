import { weekdays } from "#platform/calendar/days.ts";
import { plural } from "#platform/text/plural.ts";
import { defineWords } from "#ui/words.ts";

/** What the page says on which visitors look for a class. */
export const finderWords = defineWords("class-finder", {
	title: "Upcoming classes",
	description: (place: string) =>
		`Start dates, days, times and prices of all classes in ${place}. Choose when you are free, and see which classes fit your week.`,
	lead: "Choose when you are free, and see which classes fit your week.",
	noDates: "No dates are set right now. Call us, and we tell you when the next class starts:",
	noneFits: "No class fits",
	found: (count: number) => plural(count, "class", "classes"),
	tryMore: "Try more days or times, or ask our office. New dates are added here.",
	near: "Almost fits",
	calendar: "All dates as a calendar",
	others: "For dates of our other programs, see their pages or ask our office:",
	programs: "Programs",
	days: "Days when you are free",
	weekdays: weekdays as readonly string[],
	times: "Times when you are free",
	timesOfDay: { day: "Before 5 PM", evening: "After 5 PM" },
	end: "Done by (optional)",
	show: "Show classes",
	showAll: "Show all",
});
