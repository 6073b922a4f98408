import type { School } from "#assistant/knowledge/types.ts";
import type { School as PublishedSchool } from "#school/profile/school.ts";

/** The school profile as the assistant reads it. */
export function schoolOf({
	name,
	address,
	phones,
	email,
	hours,
	closedDays,
}: PublishedSchool): School {
	return {
		name,
		...address,
		phones: phones.map(({ shown }) => shown),
		email,
		hours,
		closedDays,
	};
}
