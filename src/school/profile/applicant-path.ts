import { inEnglish } from "#platform/text/language-paths.ts";

/** English path of the page on which applicants see their registration; the token of their link follows it. */
export const APPLICANT_PATH = "/my-registration";

/** Returns whether a URL is that of an applicant's page in either language, which is private and indexed by no search engine. */
export function isApplicantPath(url = ""): boolean {
	const path = inEnglish(url);
	return path === APPLICANT_PATH || path.startsWith(`${APPLICANT_PATH}/`);
}

// Also in a query string of a query string, in the source of a pasted email, and one that was cut off.
const linkToken = /(my(?:-|%2D)registration(?:\/|%(?:25){0,9}2F|=2F){1,9})([\w-]{8,})/gi;

/** Hides the tokens of links to applicants' pages: whoever reads one can act as the applicant. */
export const withoutLinkTokens = (text: string): string => text.replace(linkToken, "$1…");

/** Returns the tokens of links to applicants' pages in a text. */
export const linkTokensIn = (text: string): string[] =>
	[...text.matchAll(linkToken)].map(([, , token = ""]) => token);
