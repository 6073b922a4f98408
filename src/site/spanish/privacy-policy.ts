import { policyInSpanish } from "#school/profile/privacy-policy-words-in-spanish.ts";
import { spanishPage } from "#site/spanish/page.ts";

export const handle = spanishPage(policyInSpanish);
