import { sql } from "kysely";

/** Fewer digits do not identify a phone. */
const MIN_DIGITS = 7;

/**
 * Digits of the column `phone` without the country code: exactly the indexed expression, another one
 * would read every row. No American area code begins with 1.
 */
export const phoneColumnDigits = sql.raw<string>(
	"ltrim(replace(replace(replace(replace(replace(replace(replace(phone, ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), '/', ''), '+', ''), '1')",
);

/** Returns a phone's digits as {@link phoneColumnDigits} does; null if they are too few to identify somebody. */
export function phoneDigits(phone: string | null): string | null {
	const digits = (phone ?? "").replace(/[ \-().+/]/g, "").replace(/^1+/, "");
	return digits.replace(/\D/g, "").length < MIN_DIGITS ? null : digits;
}
