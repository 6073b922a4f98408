import type { Language } from "#platform/text/language.ts";
import { asWritten, type Speech } from "#school/translations/speech.ts";

/**
 * Loads in the browser what says texts of the school in the language of a page: nothing for an English one.
 * @param slugs of the programs whose texts are shown
 */
export async function browserSpeech(language: Language, ...slugs: string[]): Promise<Speech> {
	if (language === "en") return asWritten;
	const { loadSpanish } = await import("#school/translations/loading.ts");
	return loadSpanish(...slugs);
}
