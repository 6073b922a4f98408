import type { Language } from "#platform/text/language.ts";

/**
 * Returns the first of our languages that a browser accepts; English if it accepts none.
 * @param header `Accept-Language` (RFC 9110, 12.5.4)
 */
export function preferredLanguage(header: string | undefined): Language {
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
