import type { School } from "#school/school.ts";

type Addressed = Pick<School, "name" | "address">;

/** `Iselin, NJ 08830` */
export const cityLine = ({ address: { city, state, zip } }: Addressed) =>
	`${city}, ${state} ${zip}`;

/** The address on one line. */
export const addressLine = (school: Addressed) => `${school.address.street}, ${cityLine(school)}`;

/** A route to the school in the visitor's own map. */
export const directionsUrl = (school: Addressed) =>
	`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(
		`${school.name}, ${addressLine(school)}`,
	)}`;
