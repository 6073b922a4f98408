import { call, type Fetch } from "#platform/api/client.ts";
import { blocksOf, linesOf } from "#platform/text/blocks.ts";
import type { Language } from "#platform/text/language.ts";
import {
	getSpanish,
	listSpanish,
	type SpanishLines,
} from "#school/translations/public-contract.ts";

/** Says texts of the school in the language of a page. */
export interface Speech {
	language: Language;
	/** Returns a line in the language of the page, or as it is where it has no translation. */
	line: (line: string) => string;
	/** Returns a text in the format of courses, line by line. */
	text: (text: string) => string;
	/** The lines that are in English on a page of another language, so far. */
	english: string[];
}

/** Says texts in English, as they are, or in Spanish, as far as it is known. */
export function speech(language: Language, spanish: SpanishLines): Speech {
	const english: string[] = [];
	const line = (written: string): string => {
		if (language === "en") return written;
		const known = spanish[written.replace(/\s+/g, " ")];
		if (known === undefined && written !== "") english.push(written);
		return known ?? written;
	};
	const text = (written: string): string =>
		language === "en"
			? written
			: blocksOf(written)
					.map((block) =>
						typeof block === "string"
							? line(linesOf(block)[0] ?? block)
							: block.map((item) => `- ${line(item)}`).join("\n"),
					)
					.join("\n\n");
	return { language, line, text, english };
}

/**
 * Loads the Spanish that a page needs; nothing for an English one. Without it the page is in English, and says so.
 * @param slugs of the programs whose texts are shown
 */
export async function loadSpeech(
	language: Language,
	fetch: Fetch,
	...slugs: string[]
): Promise<Speech> {
	if (language === "en") return speech("en", {});
	const lines = await Promise.all(
		[
			call(listSpanish, {}, fetch),
			...slugs.map((slug) => call(getSpanish, { params: { slug } }, fetch)),
		].map((answer) => answer.catch((): SpanishLines => ({}))),
	);
	return speech(language, Object.assign({}, ...lines) as SpanishLines);
}
