import type { School } from "#assistant/knowledge/types.ts";
import type { School as PublishedSchool } from "#school/profile/school.ts";

/** The school profile as the assistant reads it. */
export const schoolOf = ({ address, phones, ...school }: PublishedSchool): School => ({
	...school,
	...address,
	phones: phones.map(({ shown }) => shown),
});
