import { fold, isFunctionWord, keyOf, meaningOf } from "./words.ts";

const CAPITALIZED = /^\p{Lu}/u;
const ACRONYM = /\p{Lu}.*\p{Lu}|\p{Lu}\p{P}?\d|\d\p{P}?\p{Lu}/u;
/** Words that carry a capital wherever they stand. */
const ordinary = new Set(
	"i i'm i'd i'll i've ok am pm a.m p.m usted ustedes ud uds hi hello hola si yes no".split(" "),
);
// "Medicare pays …": the first word is a name, not only a beginning.
const VERB =
	/^(?:is|are|was|has|have|will|pays?|accepts?|approves?|certif(?:y|ies)|paga|acepta|aprueba|certifica|es|tiene)$/;

/** The proper names of a sentence: words with a capital inside of it, and acronyms and codes anywhere. */
export function namesIn(sentence: string): string[] {
	const plain = sentence.replace(/(?<!\S)\S[^\s@]*@\S+|(?<![\p{L}\d])\/[\w\-/?=&]*/gu, " ");
	const words = [...plain.matchAll(/[\p{L}\d][\p{L}\d'’/-]*/gu)];
	return words.flatMap(([word], place) => {
		const before = plain.slice(0, words[place]?.index);
		const starts = /$(?<=(?:^|[.!?:…]["”’)]?\s|[¿¡])["“‘(¿¡\-\s]*)/u.test(before);
		const isSubject = VERB.test(words[place + 1]?.[0] ?? "");
		if (ordinary.has(fold(word)) || isFunctionWord(word)) return [];
		if (ACRONYM.test(word)) return [word];
		return CAPITALIZED.test(word) && (!starts || isSubject) ? [word] : [];
	});
}

/** Whether a name stands among published words; of a name with a hyphen or slash, every part must. */
export function standsIn(name: string, words: ReadonlySet<string>): boolean {
	return name
		.split(/[-/]/)
		.filter((part) => /\p{L}/u.test(part))
		.every((part) => {
			// Acronyms are compared letter by letter, since their stems mean nothing: CNAs, CNA's.
			const bare = fold(part).replace(/'s$/, "");
			if (ACRONYM.test(part))
				return [bare, bare.replace(/s$/, ""), meaningOf(part)].some(
					(word) => word && words.has(word),
				);
			return words.has(bare) || words.has(keyOf(part));
		});
}
