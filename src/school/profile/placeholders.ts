import type { School } from "#school/profile/school.ts";
import { weekSentence } from "#school/profile/week.ts";

/** Replaces `{hours}`, `{phone}`, `{email}`, `{address}` and `{city}` with the school profile. */
export function fillPlaceholders(
	text: string,
	{ hours, phones, email, address }: Pick<School, "hours" | "phones" | "email" | "address">,
): string {
	const values: Record<string, string> = {
		hours: weekSentence(hours),
		phone: phones[0].shown,
		email,
		address: `${address.street}, ${address.city}, ${address.state} ${address.zip}`,
		city: address.city,
	};
	return text.replace(/\{(hours|phone|email|address|city)\}/g, (_, name) => values[name] ?? "");
}
