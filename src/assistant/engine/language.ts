import { isOnly } from "#assistant/engine/spelling.ts";
import { englishWords, spanishWords } from "#assistant/knowledge/language-words.ts";
import type { Language } from "#platform/text/language.ts";

/**
 * The language of a message. Without clear words the conversation keeps its language, and at first that of the page; one
 * shared word never switches it.
 * @param words its words without names of courses, which may be in the other language; @param names the words of those names
 */
export function languageOf(
	raw: string,
	words: readonly string[],
	before: Language | undefined,
	names: readonly string[] = [],
	page: Language = "en",
): Language {
	const ownOf = (all: readonly string[], language: Language) =>
		all.filter((word) => isOnly(word, language)).length;
	let spanish = 0;
	let english = 0;
	for (const word of words) {
		if (spanishWords.has(word)) spanish++;
		if (englishWords.has(word)) english++;
	}
	// Without clear function words ("aceptan tarjeta?") the frequent words of one language alone decide.
	if (spanish === english && spanish <= 1) {
		if (ownOf([...words, ...names], "es") >= 2 && ownOf(words, "en") === 0) spanish++;
	}
	const accents = /[áéíóúÁÉÍÓÚ]/.test(raw) ? 1 : 0;
	const marks = /[¿¡ñÑ]/.test(raw) ? 2 : accents;
	const es = spanish + (spanish > 0 || english === 0 ? marks : 0);
	if (es > english) return before === "en" && es < 2 && words.length > 2 ? "en" : "es";
	if (english > es)
		return before === "es" && english < 2 && words.length < 3 && spanish > 0 ? "es" : "en";
	const isEnglish = ownOf(words, "en") > 0 && ownOf([...words, ...names], "es") === 0;
	return before ?? (isEnglish ? "en" : page);
}

/** Share of the letters that are not Latin: Hindi, Chinese, Arabic, Russian ... cannot be read here. */
export function isForeignScript(raw: string): boolean {
	const letters = raw.match(/\p{L}/gu)?.length ?? 0;
	const latin = raw.match(/\p{Script=Latin}/gu)?.length ?? 0;
	return letters >= 2 && latin / letters < 0.5;
}
