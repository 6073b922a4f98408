import * as z from "zod/mini";

// JSON bodies contain only the specification's fields, so the language of a form travels in a header.

const HEADER = "accept-language";

/** Declares the header of a form's endpoint; any value is valid. */
export const languageHeader = z.object({ [HEADER]: z.optional(z.string()) });

/** Returns the header of a form that its page submits. */
export function forwardedLanguage(request: Request): Record<string, string> {
	const languages = request.headers.get(HEADER);
	return languages === null ? {} : { [HEADER]: languages };
}
