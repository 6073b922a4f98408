import { inSentence } from "#platform/text/capital.ts";
import { dollars } from "#platform/text/money.ts";
import type { PublicClass } from "#school/classes/public-contract.ts";

/** More fees than these are not named one by one. */
const MOST_FEES = 6;

/** `$1,250 in all (tuition $1,100, books $150)` */
export function costInWords(
	{ total, tuition, fees }: Pick<PublicClass, "total" | "tuition" | "fees">,
	said: { total: string; tuition: string },
): string {
	const parts = [{ name: said.tuition, amount: tuition }, ...fees];
	const named = parts
		.map(({ name, amount }) => `${inSentence(name)} ${dollars(amount)}`)
		.join(", ");
	const isShort = fees.length > 0 && fees.length <= MOST_FEES;
	return `${dollars(total)} ${said.total}${isShort ? ` (${named})` : ""}`;
}
