import { parseAccept } from "hono/utils/accept";
import type { Language } from "#platform/text/language.ts";

/**
 * Returns the first of our languages that a browser accepts; English if it accepts none.
 * @param header `Accept-Language` (RFC 9110, 12.5.4)
 */
export function preferredLanguage(header = ""): Language {
	const accepted = parseAccept(header)
		.filter(({ q }) => q > 0)
		.map(({ type }) => type.toLowerCase().split("-")[0]);
	return accepted.find((tag) => tag === "en" || tag === "es") ?? "en";
}
