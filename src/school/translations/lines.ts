import { linesOf } from "#platform/text/blocks.ts";
import { deliveredSpanish } from "#school/translations/delivered.ts";

/** The Spanish of a text, and the English that it was written for. */
export interface Translated {
	english: string;
	/** Null as delivered. */
	spanish: string | null;
}

/** A paragraph or an item of a list, with its Spanish if it has one. */
export interface Line {
	english: string;
	spanish: string | undefined;
}

/**
 * Returns the lines of a text with their Spanish: the school's own for the lines that it was written for, else what the software
 * delivered for them. A line that was changed since has none, so that nothing is said in Spanish that is not in the English.
 */
export function translatedLines(text: string, own: Translated | undefined): Line[] {
	const written = own?.spanish ? linesOf(own.english) : [];
	const spanish = own?.spanish ? linesOf(own.spanish) : [];
	const ownLines = new Map(written.map((line, at) => [line, spanish[at]]));
	return linesOf(text).map((english) => ({
		english,
		spanish: ownLines.get(english) ?? deliveredSpanish(english),
	}));
}
