const amounts = /\$\s?(\d{1,3}(?:,\d{3})+|\d+)(\.\d\d)?(?![\d,.]*\d)/g;
const doubts =
	/\b(?:about|approximately|around|average|between|deposit|discount\w*|down|each|estimat\w*|fees?|from|installments?|least|less|more|not|off|or|over|payments?|per|plus|range\w*|save|starting|starts?|to|under|until|up|was|weekly|monthly|a (?:class|month|week))\b|n[’']t|[/~+%–]/i;

/** Returns the only amount in an answer, such as `1295.00`; null if there are several or it is ambiguous. */
export function exactAmount(answer: string): string | null {
	const [only, ...others] = answer.matchAll(amounts);
	if (!only || others.length > 0 || doubts.test(answer)) return null;
	const [, dollars = "", cents = ".00"] = only;
	return `${dollars.replaceAll(",", "")}${cents}`;
}
