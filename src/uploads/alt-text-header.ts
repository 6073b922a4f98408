import * as z from "zod/mini";
import { line, optional } from "#api/fields.ts";

// JSON bodies contain only the specification's fields, so the alt text travels in a header.

const HEADER = "picture-alt-text";

/** Alt text of a picture: at most 300 characters. */
export const altText = optional(line({ max: 300 }));

/** Parses the header, which is percent-encoded UTF-8: null removes the text, undefined leaves it. */
export const altTextHeader = z.object({
	[HEADER]: z.optional(
		z.pipe(
			z.string().check(z.refine(isEncoded, { error: "Please percent-encode the text as UTF-8" })),
			z.pipe(z.transform(decoded), altText),
		),
	),
});

/** Returns the header that sets an alt text, or removes it when blank. */
export function withAltText(text: string): Record<string, string> {
	// Encoded even when blank, because some proxies drop an empty header.
	return { [HEADER]: encodeURIComponent(text.trim().toWellFormed() || " ") };
}

function decoded(text: string): string | null | undefined {
	return decodeURIComponent(text);
}

function isEncoded(text: string): boolean {
	try {
		decodeURIComponent(text);
		return true;
	} catch {
		return false;
	}
}
