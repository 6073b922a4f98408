import { policyInSpanish } from "#school/profile/privacy-policy-words-in-spanish.tsx";
import { spanishPage } from "#site/spanish/page.ts";

export const handle = spanishPage(policyInSpanish);
