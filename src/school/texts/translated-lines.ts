import { linesOf, mapLines } from "#platform/text/blocks.ts";
import { deliveredSpanish } from "#school/texts/delivered-spanish.ts";

/** The school's own Spanish of a text, and the English that it was written for. */
export interface Translated {
	english: string;
	/** Null as delivered. */
	spanish: string | null;
}

/** A paragraph or an item of a list, with its Spanish if it has one. */
export interface Line {
	english: string;
	spanish: string | undefined;
	/** Whether the Spanish is the school's own. */
	isOwn: boolean;
}

/** What is translated: in the format of courses line by line, else as a whole. */
interface Text {
	english: string;
	hasBlocks: boolean;
}

/**
 * Returns the lines of a text with their Spanish: the school's own for the lines that it was written for, else what the software
 * delivered for them. A line that was changed since has none, so that nothing is said in Spanish that is not in the English.
 */
export function translatedLines({ english: text, hasBlocks }: Text, own?: Translated): Line[] {
	const linesIn = hasBlocks ? linesOf : (whole: string) => [whole.replace(/\s+/g, " ")];
	const spanish = hasBlocks ? linesOf(own?.spanish ?? "") : [own?.spanish];
	const written = own?.spanish ? linesIn(own.english) : [];
	const ownLines = new Map(written.map((line, at) => [line, spanish[at] ?? undefined]));
	return linesIn(text).map((english) => {
		const ownLine = ownLines.get(english);
		return { english, spanish: ownLine ?? deliveredSpanish(english), isOwn: ownLine !== undefined };
	});
}

/** Lays the Spanish of a text out as the English is, with English lines where there is none; empty where there is none at all. */
export function spanishOf({ english: text, hasBlocks }: Text, lines: readonly Line[]): string {
	if (!hasBlocks) return lines[0]?.spanish ?? "";
	if (lines.every(({ spanish }) => spanish === undefined)) return "";
	const known = new Map(lines.map(({ english, spanish }) => [english, spanish]));
	return mapLines(text, (line) => {
		const english = line.replace(/\s+/g, " ");
		return known.get(english) ?? english;
	});
}
