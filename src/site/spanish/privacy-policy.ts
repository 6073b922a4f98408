import { policyInSpanish } from "#school/profile/privacy-policy-words-in-spanish.tsx";
import { speaking } from "#ui/words.ts";

export const handle = speaking(policyInSpanish);
