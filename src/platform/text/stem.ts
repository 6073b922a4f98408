/** Words that only look inflected: "evening" is not "even", and a resident's "rights" are not "right". */
const WHOLE: Readonly<Partial<Record<string, string>>> = {
	evening: "evening",
	evenings: "evening",
	really: "really",
	actually: "actually",
	rights: "rights",
};

const stems = new Map<string, string>();
/** What is typed is endless: so many words are remembered, none of them longer than this. */
const REMEMBERED = { words: 20_000, letters: 30 };

/**
 * The stem under which inflected words meet: "renewing" and "renewed", "venas" and "vena". One light rule set for English and
 * Spanish, because half of the visitors mix them; it only has to treat question and text alike.
 * @param word lower case, without accents
 */
export function stem(word: string): string {
	// The words of one message are compared with many texts.
	const known = stems.get(word);
	if (known !== undefined) return known;
	const found = withoutInflection(word);
	if (word.length > REMEMBERED.letters) return found;
	if (stems.size >= REMEMBERED.words) stems.clear();
	stems.set(word, found);
	return found;
}

function withoutInflection(word: string): string {
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
