import type { CourseInstance, Schedule } from "schema-dts";
import { capital } from "#platform/text/capital.ts";
import type { ShownClass } from "#school/classes/shown-class.ts";

const availability = {
	open: "https://schema.org/InStock",
	"last places": "https://schema.org/LimitedAvailability",
	"waiting list": "https://schema.org/SoldOut",
	closed: "https://schema.org/SoldOut",
} as const;

/**
 * Returns what search engines are told of a class beside what holds for each: dates, weekly times and price.
 * @param url of the page of its course
 */
export function classInstance(shown: ShownClass, url: string): Partial<CourseInstance & object> {
	const { firstDay, lastDay, days, total, label, registerBy, language, minutes } = shown;
	const schedule = days.map(
		({ day, from, to }): Schedule => ({
			"@type": "Schedule",
			repeatFrequency: "P1W",
			byDay: `https://schema.org/${capital(day) as "Monday"}`,
			startDate: firstDay,
			endDate: lastDay,
			startTime: `${from}:00`,
			endTime: `${to}:00`,
			scheduleTimezone: "America/New_York",
		}),
	);
	return {
		"@id": `${url}#class-${shown.id}`,
		startDate: firstDay,
		endDate: lastDay,
		inLanguage: language,
		courseWorkload: `PT${minutes}M`,
		courseSchedule: schedule,
		offers: {
			"@type": "Offer",
			category: "Paid",
			price: (total / 100).toFixed(2),
			priceCurrency: "USD",
			availability: availability[label],
			...(registerBy && { validThrough: registerBy }),
			url,
		},
	} as Partial<CourseInstance & object>;
}
