import { numberOf } from "#platform/text/number-of.ts";

/** So much money, but not so much a month, an hour, or for something beside the class. */
const AMOUNT = (() => {
	const number = "(\\d+(?: \\d{3})*)\\b(?! \\d{3})";
	const rest =
		"(?! (?:(?:an?|per|por|al?|each|every|cada|la) )?(?:months?|weeks?|hours?|hrs?|years?|yr|mo|mes|semanas?|horas?|anos?|fees?|deposits?|down|deposito)\\b)";
	return `(?:dollars ${number}(?: \\d\\d\\b)?|${number} (?:dollars|bucks|dolares))${rest}`;
})();
/** What somebody can pay, not what a class is said to cost. */
const LIMITED = new RegExp(
	`\\b(?:with|con|under|below|less than|up to|at most|max\\w*|only|have|got|saved?(?: up)?|savings|budget|afford|menos de|hasta|maximo|tengo|presupuesto|ahorr\\w+)(?: (?!to\\b|que\\b|make\\b|gano\\b)[a-z]+){0,3}? ${AMOUNT}`,
);
/** "My budget is about 1500", "is 1000 enough?" */
const BUDGET =
	/\b(?:budget|presupuesto)\b(?: [a-z]+){0,4}? (\d{2,5})\b|\b(?:(?:cant|cannot|dont|not|no|nothing) (?:[a-z]+ ){0,5}?(?:more than|over|above|mas de)|under|below|less than|up to|menos de|hasta) (\d{3,5})\b(?! (?:hours?|days?|people|horas|dias|personas))|\b(\d{2,5})(?: (?:dollars|dolares|bucks))? (?:tops|max|maximo|budget|(?:be |is |me )?(?:enough|covers?|alcanzan?|bastan?))\b|\b(?:alcanzan?|bastan?)(?: me)? (?:con )?(?:dollars )?(\d{2,5})\b|\b(?:saved(?: up)?|ahorrad[oa]s?) (\d{3,5})\b|\b(\d{3,5}) (?:saved|ahorrad[oa]s?)\b/;

/** "A thousand", "dos mil", "2 grand", "3k" */
const THOUSANDS =
	/\b(?:(?:(a|un|one|two|three|four|dos|tres|cuatro|\d) )?(?:thousand|grand|mil)|(\d)k)\b(?! (?:hours?|days?|people|horas|dias|personas)\b)/g;

/** Reads the most that a class may cost, in cents; what is said last counts. */
export function highestPriceIn(sentences: readonly (readonly string[])[]): number | undefined {
	const amounts = sentences.flatMap((words) => {
		const text = words
			.join(" ")
			.replace(THOUSANDS, (_, of = "", thousands = of) => `${numberOf(thousands) || 1}000 dollars`);
		return (LIMITED.exec(text) ?? BUDGET.exec(text))?.slice(1).find(Boolean) ?? [];
	});
	const dollars = amounts.at(-1)?.replaceAll(" ", "");
	return dollars === undefined ? undefined : Number(dollars) * 100;
}
