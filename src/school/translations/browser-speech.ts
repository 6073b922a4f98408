import { languageOfPath } from "#platform/text/language-paths.ts";
import type { Speech } from "#school/translations/speech.ts";

const english: Speech = {
	language: "en",
	line: (line) => line,
	text: (text) => text,
	english: [],
};

/**
 * Loads in the browser what says texts of the school in the language of a page: nothing for an English one.
 * @param slugs of the programs whose texts are shown
 */
export async function browserSpeech(url: string, ...slugs: string[]): Promise<Speech> {
	if (languageOfPath(new URL(url).pathname) === "en") return english;
	const { loadSpeech } = await import("#school/translations/speech.ts");
	return loadSpeech(url, (path, init) => fetch(path, init), ...slugs);
}
