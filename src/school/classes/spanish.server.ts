import type { Queries } from "#platform/database/database.server.ts";
import { deliveredSpanish } from "#school/texts/delivered-spanish.ts";

/**
 * Names the translation of what the office writes of classes for visitors, such as the name of a fee. The line itself is the
 * name, so whatever class has it next year, too, it is translated once.
 */
export const translationOf = (line: string): string => `class.${line}`;

/** Returns what says a line of a class in Spanish; as it is written where it has none. */
export async function classLinesInSpanish(db: Queries): Promise<(line: string) => string> {
	const rows = await db
		.selectFrom("translations")
		.select(["english", "spanish"])
		.where("name", "like", translationOf("%"))
		.execute();
	const known = new Map(rows.map(({ english, spanish }) => [english, spanish]));
	return (line) => known.get(line) ?? deliveredSpanish(line) ?? line;
}
