/** Words that only look inflected: "evening" is not "even", and a resident's "rights" are not "right". */
const WHOLE: Readonly<Partial<Record<string, string>>> = {
	evening: "evening",
	evenings: "evening",
	really: "really",
	actually: "actually",
	rights: "rights",
};

/**
 * The stem under which inflected words meet: "renewing" and "renewed", "venas" and "vena". One light rule set for English and
 * Spanish, because half of the visitors mix them; it only has to treat question and text alike.
 * @param word lower case, without accents
 */
export function stem(word: string): string {
	const whole = WHOLE[word];
	if (whole) return whole;
	if (word.length < 4) return word.replace(/^(\w\w)s$/, "$1");
	let base = word
		.replace(/(?<=[aei]r)(?:l[aeo]s?|me|te|se|nos)$/, "")
		.replace(/ies$/, "y")
		.replace(/(?<=ss|x|ch|sh)es$/, "")
		.replace(/(?<![su])s$/, "");
	if (base.length > 5)
		base = base
			.replace(/^([^aeiou]+[aeiou][^aeiouwxy])ing$/, "$1e")
			.replace(/(?:ing|ed|ly|[ai]e?ndo)$/, "");
	if (base.length > 4) base = base.replace(/(?<=[^e])a[rn]$/, "");
	base = base.replace(/([bdfgkmnprt])\1$/, "$1");
	if (base.length > 4) base = base.replace(/e$/, "").replace(/y$/, "i");
	return base.length > 3 ? base.replace(/[ao]$/, "") : base;
}
