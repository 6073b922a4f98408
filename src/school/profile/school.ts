import * as z from "zod/mini";

/** Opening hours of some weekdays: 0 is Sunday, times are `HH:MM` in New York. */
const hours = z.object({
	days: z.array(z.int()),
	label: z.string(),
	shortLabel: z.string(),
	opens: z.string(),
	closes: z.string(),
});
export type Hours = z.output<typeof hours>;

/** A day on which the office is closed, `YYYY-MM-DD` in New York. */
const closedDay = z.object({ day: z.string(), name: z.string() });
export type ClosedDay = z.output<typeof closedDay>;

/** A phone number: formatted for display, and to dial. */
const phone = z.object({ shown: z.string(), dial: z.string() });
export type Phone = z.output<typeof phone>;

/** Public settings of the school, for pages, search engines and the assistant. */
export const school = z.object({
	name: z.string(),
	address: z.object({
		street: z.string(),
		city: z.string(),
		state: z.string(),
		zip: z.string(),
	}),
	/** The first one is shown on the whole site. */
	phones: z.tuple([phone], phone),
	email: z.string(),
	/** Days with equal hours grouped, Monday first. */
	hours: z.array(hours),
	closedDays: z.array(closedDay),
	/** What stands above the header of every page; null without an announcement today. */
	announcement: z.nullable(
		z.object({
			text: z.string(),
			/** The school's Spanish of this very text; null where it has none. */
			spanish: z.nullable(z.string()),
			/** Calendar days in New York on which it is shown, inclusive; null means open-ended. */
			from: z.nullable(z.string()),
			to: z.nullable(z.string()),
		}),
	),
	/** The home page's three testimonials; samples are marked. */
	testimonials: z.array(
		z.object({
			id: z.int(),
			text: z.string(),
			name: z.string(),
			title: z.string(),
			initials: z.string(),
			isSample: z.boolean(),
		}),
	),
});
export type School = z.output<typeof school>;
