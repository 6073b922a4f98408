import { mapLines } from "#platform/text/blocks.ts";
import type { Language } from "#platform/text/language.ts";
import type { SpanishLines } from "#school/translations/public-contract.ts";

/** Says texts of the school in the language of a page. */
export interface Speech {
	language: Language;
	/** Returns a line in the language of the page, or as it is where it has no translation. */
	line: (line: string) => string;
	/** Returns a text in the format of courses, line by line. */
	text: (text: string) => string;
	/** Says the text of a program, which may say a line in its own way. */
	of: (slug: string) => Speech;
	/** Notes what is shown in English by intention, such as what somebody said. */
	keep: (...lines: string[]) => void;
	/** Returns the lines that are in English on a page of another language, so far. */
	english: () => string[];
}

/**
 * Says texts in Spanish, as far as it is known.
 * @param common what every page may say; @param programs the texts of programs, by their slugs
 */
export function inSpanish(
	common: SpanishLines,
	programs: ReadonlyMap<string, SpanishLines> = new Map(),
): Speech {
	const english = new Set<string>();
	const speak = (dictionaries: readonly SpanishLines[]): Speech => {
		const line = (written: string): string => {
			const key = written.replace(/\s+/g, " ");
			const known = dictionaries.find((lines) => Object.hasOwn(lines, key))?.[key];
			if (known === undefined && written !== "") english.add(written);
			return known ?? written;
		};
		const text = (written: string): string => mapLines(written, line);
		return {
			...{ language: "es", line, text },
			of: (slug) => speak([programs.get(slug) ?? {}, common]),
			keep: (...lines) => {
				for (const kept of lines) english.add(kept);
			},
			english: () => [...english],
		};
	};
	return speak([common]);
}

/** Says texts of a Spanish page of which no Spanish is known. */
export const untranslated = (): Speech => inSpanish({});

/** Says texts as they are written: in English. */
export const asWritten: Speech = {
	...{ language: "en", line: (line) => line, text: (text) => text },
	of: () => asWritten,
	keep: () => {},
	english: () => [],
};
