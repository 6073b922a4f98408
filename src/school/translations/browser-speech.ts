import type { Language } from "#platform/text/language.ts";
import type { Speech } from "#school/translations/speech.ts";

const asWritten: Speech = {
	language: "en",
	line: (line) => line,
	text: (text) => text,
	english: [],
};

/**
 * Loads in the browser what says texts of the school in the language of a page: nothing for an English one.
 * @param slugs of the programs whose texts are shown
 */
export async function browserSpeech(language: Language, ...slugs: string[]): Promise<Speech> {
	if (language === "en") return asWritten;
	const { loadSpeech } = await import("#school/translations/speech.ts");
	return loadSpeech(language, (path, init) => fetch(path, init), ...slugs);
}
