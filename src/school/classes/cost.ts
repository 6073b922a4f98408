import { dollars } from "#platform/text/money.ts";
import type { PublicClass } from "#school/classes/public-contract.ts";

/** More fees than these are not named one by one. */
const MOST_FEES = 6;

/** Fees that most schools have. Another name may be that of a company, and stays as it was written. */
const USUAL =
	/^(?:Application|Background|Books?|Equipment|Exam|Insurance|Kits?|Lab|Materials|Registration|Scrubs|Supplies|Textbooks?|Uniforms?|Examen|Inscripción|Libros?|Materiales|Seguro|Uniformes?|Útiles)(?!\p{L})/u;

/** A fee inside a sentence: `books`, but `CPR card`. */
const inSentence = (name: string): string => name.replace(USUAL, (word) => word.toLowerCase());

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
