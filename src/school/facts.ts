/** Opening hours of some days of the week: 0 is Sunday, times are `HH:MM` in New York. */
export interface Hours {
	readonly days: readonly number[];
	readonly label: string;
	readonly shortLabel: string;
	readonly opens: string;
	readonly closes: string;
}

/** A day on which the office stays closed, `YYYY-MM-DD` in New York. */
export interface ClosedDay {
	readonly day: string;
	readonly name: string;
}

/** A number to call: as people read it, and as a phone dials it. */
export interface Phone {
	readonly shown: string;
	readonly dialled: string;
}

interface Facts {
	readonly name: string;
	readonly address: {
		readonly street: string;
		readonly city: string;
		readonly state: string;
		readonly zip: string;
	};
	/** The first one is the number that the whole site shows. */
	readonly phones: readonly [Phone, ...Phone[]];
	readonly email: string;
	readonly hours: readonly Hours[];
	readonly closedDays: readonly ClosedDay[];
}

/**
 * The facts of the school. This is the only place where they stand.
 *
 * SAMPLE: name, address, phones and e-mail are samples (numbers and domain are reserved for
 * examples). Replace them with the school's own before opening.
 */
export const school: Facts = {
	name: "Iselin Healthcare Training",
	address: { street: "100 Example Avenue", city: "Iselin", state: "NJ", zip: "08830" },
	phones: [
		{ shown: "732-555-0142", dialled: "+17325550142" },
		{ shown: "732-555-0143", dialled: "+17325550143" },
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

/** The number that the whole site shows. */
export const phone: Phone = school.phones[0];

/** `Iselin, NJ 08830` */
export const cityLine = `${school.address.city}, ${school.address.state} ${school.address.zip}`;

/** The address on one line. */
export const addressLine = `${school.address.street}, ${cityLine}`;

/** A route to the school in the visitor's own map. */
export const directionsUrl = `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(
	`${school.name}, ${addressLine}`,
)}`;
