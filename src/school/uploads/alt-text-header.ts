import * as z from "zod/mini";
import { line, optional } from "#platform/api/fields.ts";
import { percentEncode, percentEncoded } from "#platform/api/percent-encoded.ts";

// JSON bodies contain only the specification's fields, so the alt text travels in a header.

const HEADER = "picture-alt-text";

/** Alt text of a picture: at most 300 characters. */
export const altText = optional(line({ max: 300 }));

/** Parses the header: null removes the text, undefined leaves it. */
export const altTextHeader = z.object({ [HEADER]: z.optional(percentEncoded(altText)) });

/** Returns the header that sets an alt text, or removes it when blank. */
export const withAltText = (text: string): Record<string, string> => ({
	[HEADER]: percentEncode(text),
});
