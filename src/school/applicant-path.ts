/** Path of the page on which applicants see their registration; the token of their link follows it. */
export const APPLICANT_PATH = "/my-registration";

/** Returns whether a URL is that of an applicant's page, which is private and indexed by no search engine. */
export const isApplicantPath = (url = ""): boolean =>
	url === APPLICANT_PATH || url.startsWith(`${APPLICANT_PATH}/`);

const linkToken = new RegExp(`(?<=${APPLICANT_PATH}/)[\\w-]{43}`, "g");

/** Hides the tokens of links to applicants' pages: a link in a text is as good as its owner's. */
export const withoutLinkTokens = (text: string): string => text.replace(linkToken, "…");
