import * as z from "zod/mini";
import { line } from "#platform/api/fields.ts";
import { percentEncode, percentEncoded } from "#platform/api/percent-encoded.ts";

// JSON bodies contain only the specification's fields, so the other names of a course travel in a header.

const HEADER = "course-aliases";

const linesOf = (text: string): string[] =>
	text
		.split("\n")
		.map((name) => name.trim())
		.filter(Boolean);

/** The other names that visitors use for a course, one per line. */
export const aliases = z.pipe(
	z.pipe(z.string(), z.transform(linesOf)),
	z.array(line({ max: 60 })).check(z.maxLength(30, { error: "You can add up to 30 names" })),
);

/** Parses the header: a blank one removes all names, undefined leaves them. */
export const aliasesHeader = z.object({ [HEADER]: z.optional(percentEncoded(aliases)) });

/** Returns the header that sets the other names of a course, one per line. */
export const withAliases = (text: string): Record<string, string> => ({
	[HEADER]: percentEncode(text),
});
