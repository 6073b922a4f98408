import { refusalsIn } from "#assistant/engine/aversion.ts";
import { fold } from "#platform/text/fold.ts";
import { languageInWords } from "#school/classes/words.ts";

/** Languages that classes are asked for in, by how English and Spanish name them. */
const languages = new Map(
	["en", "es", "pt", "fr", "ht", "it", "zh", "ar", "hi", "gu", "pa", "ur", "pl", "ru", "ko", "vi"]
		.flatMap((tag) =>
			(["en", "es"] as const).map((of) => [tag, fold(languageInWords(tag, of))] as const),
		)
		.map(([tag, name]) => [name.split(" ")[0] ?? name, tag]),
);

/** The one language that words name as that of a class: "in Spanish", "Spanish class", "¿en español?" */
export function languageNamed(words: readonly string[]): string | undefined {
	// "English or Spanish?" asks which.
	if (words.some((word, at) => languages.has(word) && /^(?:or|o)$/.test(words[at - 1] ?? "")))
		return undefined;
	const isRefused = refusalsIn(words);
	const isBare = words.length <= BARE && !words.some((word) => /^(?:speak|habl\w+)$/.test(word));
	const named = words.flatMap((word, at) => {
		const [before = "", after = ""] = [words[at - 1], words[at + 1]];
		const isMeant = /^(?:in|en)$/.test(before) || OF_CLASS.test(before) || OF_CLASS.test(after);
		return (isMeant || isBare) && !isRefused(at, 1) ? (languages.get(word) ?? []) : [];
	});
	return new Set(named).size === 1 ? named[0] : undefined;
}
/** "Is it in English?" */
const BARE = 4;
const OF_CLASS = /^(?:class|classes|clases?|one|ones|course|courses|cursos?)$/;
