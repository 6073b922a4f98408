import type { School } from "#school/profile/school.ts";

type Addressed = Pick<School, "name" | "address">;

/** Names where the school is: `Iselin, NJ`. */
export const placeName = ({ address: { city, state } }: Pick<School, "address">) =>
	`${city}, ${state}`;

/** Formats the city line: `Iselin, NJ 08830`. */
export const cityLine = ({ address: { city, state, zip } }: Addressed) =>
	`${city}, ${state} ${zip}`;

/** Formats the address on one line. */
export const addressLine = (school: Addressed) => `${school.address.street}, ${cityLine(school)}`;

/** Returns a link to directions in the visitor's map. */
export const directionsUrl = (school: Addressed) =>
	`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(
		`${school.name}, ${addressLine(school)}`,
	)}`;
