import { fillBraces, namesInBraces } from "#platform/text/braces.ts";
import type { Language } from "#platform/text/language.ts";
import { placeName } from "#school/profile/address.ts";
import type { School } from "#school/profile/school.ts";
import { weekSentence } from "#school/profile/week.ts";
import { weekSentenceInSpanish } from "#school/profile/week-in-spanish.ts";

/** What stands for the school profile in a text: `{city}`. */
export const placeholders = ["hours", "phone", "email", "address", "city", "place"] as const;
type Placeholder = (typeof placeholders)[number];

/** Replaces `{hours}`, `{phone}`, `{email}`, `{address}`, `{city}` and `{place}` ("Iselin, NJ") with the school profile. */
export function fillPlaceholders(
	text: string,
	school: Pick<School, "hours" | "phones" | "email" | "address">,
	language: Language = "en",
): string {
	const { hours, phones, email, address } = school;
	const values: Record<Placeholder, string> = {
		hours: language === "es" ? weekSentenceInSpanish(hours) : weekSentence(hours),
		phone: phones[0].shown,
		email,
		address: `${address.street}, ${address.city}, ${address.state} ${address.zip}`,
		city: address.city,
		place: placeName(school),
	};
	return fillBraces(text, (name) => (isPlaceholder(name) ? values[name] : undefined));
}

const isPlaceholder = (name: string): name is Placeholder =>
	(placeholders as readonly string[]).includes(name);

/** Whether a text says nothing but the school profile, and so the same in every language. */
export const isOnlyPlaceholders = (text: string): boolean =>
	namesInBraces(text).some(isPlaceholder) &&
	fillBraces(text, (name) => (isPlaceholder(name) ? "" : undefined)).trim() === "";

/** The names in braces that stand for nothing: `town` for `{town}`. */
export const unknownPlaceholders = (text: string): string[] =>
	namesInBraces(text).filter((name) => !isPlaceholder(name));
