import * as z from "zod/mini";
import type { EmailLanguage } from "#mail/email.ts";

// JSON bodies contain only the specification's fields, so the language of a form travels in a header.

const HEADER = "accept-language";

/** Parses the header; any value is valid. */
export const languageHeader = z.object({
	[HEADER]: z.pipe(z.optional(z.string()), z.transform(preferredLanguage)),
});

/** Returns the header of a form that its page submits. */
export function forwardedLanguage(request: Request): Record<string, string> {
	const languages = request.headers.get(HEADER);
	return languages === null ? {} : { [HEADER]: languages };
}

/**
 * Returns the first of our languages that a browser accepts; English if it accepts none.
 * @param header `Accept-Language` (RFC 9110, 12.5.4)
 */
export function preferredLanguage(header: string | undefined): EmailLanguage {
	const accepted = (header ?? "").split(",").flatMap((range) => {
		const [tag = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
		const language = tag.split("-")[0];
		if (language !== "en" && language !== "es") return [];
		const weight = parameters.find((parameter) => parameter.startsWith("q="));
		const quality = weight === undefined ? 1 : Number(weight.slice(2));
		return quality > 0 ? [{ language, quality } as const] : [];
	});
	const [first] = accepted.toSorted((a, b) => b.quality - a.quality);
	return first?.language ?? "en";
}
