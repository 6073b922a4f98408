import { inLanguage } from "#intake/mail/language-header.ts";
import type { Language } from "#platform/text/language.ts";
import { languageOf } from "#platform/text/language-paths.ts";
import { withConsent } from "#school/profile/consent-header.ts";

/** The page of a form that was posted without JavaScript: its address says both. */
export interface PostedFrom {
	language: Language;
	/** The sentence that the form showed; null in an address that was not its, as of a program. */
	consent: string | null;
}

export const postedFrom = (request: Request): PostedFrom => ({
	language: languageOf(request),
	consent: new URL(request.url).searchParams.get("consent"),
});

/** Returns the headers with which its call is made. */
export const headersFrom = ({ language, consent }: PostedFrom) => ({
	...inLanguage(language),
	...(consent !== null && withConsent(consent)),
});
