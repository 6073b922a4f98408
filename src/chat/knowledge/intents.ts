import { placeIntents } from "#chat/knowledge/intents-place.ts";
import { schoolIntents } from "#chat/knowledge/intents-school.ts";

/**
 * What visitors want, and the phrases that say so (language of engine/phrases.ts, without accents and apostrophes, English and
 * Spanish side by side). `sure` decides alone, `likely` decides when nothing else speaks, `hint` only supports.
 * A longer phrase beats a shorter one inside it: "how long" is a length, "how long are you open" is opening hours.
 */
export type IntentRow = { id: string; sure?: string; likely?: string; hint?: string };

/** Facts that the site states. */
export const factIntents: IntentRow[] = [...placeIntents, ...schoolIntents];
