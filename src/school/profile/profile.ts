import type { School } from "#school/profile/school.ts";

/**
 * Default school profile. Values entered under Settings override it:
 * components read `useSchool()`, the server `getSchool({ db, clock })`, and what has neither `knownSchool()`.
 *
 * SAMPLE: name, address, phones and email are samples (numbers and domain are reserved for
 * examples). Replace them with the school's own before opening.
 */
export const school: Omit<School, "announcement" | "testimonials"> = {
	name: "Iselin Healthcare Training",
	address: { street: "100 Example Avenue", city: "Iselin", state: "NJ", zip: "08830" },
	phones: [
		{ shown: "732-555-0142", dial: "+17325550142" },
		{ shown: "732-555-0143", dial: "+17325550143" },
	],
	email: "hello@school.example",
	hours: [
		{
			days: [1, 2, 3, 4, 5],
			label: "Monday to Friday",
			shortLabel: "Mon–Fri",
			opens: "09:00",
			closes: "17:00",
		},
		{ days: [6], label: "Saturday", shortLabel: "Saturday", opens: "09:00", closes: "13:00" },
		{ days: [0], label: "Sunday", shortLabel: "Sunday", opens: "", closes: "" },
	],
	closedDays: [
		{ day: "2026-11-26", name: "Thanksgiving Day" },
		{ day: "2026-12-25", name: "Christmas Day" },
		{ day: "2027-01-01", name: "New Year’s Day" },
	],
};
