import { placeName } from "#school/profile/address.ts";
import type { School } from "#school/profile/school.ts";
import { weekSentence } from "#school/profile/week.ts";

/** What stands for the school profile in a text: `{city}`. */
export const placeholders = ["hours", "phone", "email", "address", "city", "place"] as const;
type Placeholder = (typeof placeholders)[number];

/** Replaces `{hours}`, `{phone}`, `{email}`, `{address}`, `{city}` and `{place}` ("Iselin, NJ") with the school profile. */
export function fillPlaceholders(
	text: string,
	school: Pick<School, "hours" | "phones" | "email" | "address">,
): string {
	const { hours, phones, email, address } = school;
	const values: Record<Placeholder, string> = {
		hours: weekSentence(hours),
		phone: phones[0].shown,
		email,
		address: `${address.street}, ${address.city}, ${address.state} ${address.zip}`,
		city: address.city,
		place: placeName(school),
	};
	return text.replace(/\{(\w+)\}/g, (written, name) =>
		Object.hasOwn(values, name) ? values[name as Placeholder] : written,
	);
}

/** The names in braces that stand for nothing: `{town}`. */
export const unknownPlaceholders = (text: string): string[] =>
	(text.match(/\{\w+\}/g) ?? []).filter(
		(written) => !(placeholders as readonly string[]).includes(written.slice(1, -1)),
	);
