import type { Bilingual } from "#chat/engine/types.ts";
import { programmeTexts } from "#chat/knowledge/texts-programmes.ts";
import { schoolTexts } from "#chat/knowledge/texts-school.ts";
import { talkTexts } from "#chat/knowledge/texts-talk.ts";

/** Sentences by name; several of one name take turns. */
export type Texts = Record<string, Bilingual | { en: string[]; es: string[] }>;

/**
 * The sentences of the assistant. `{...}` is filled from the school's facts and the live catalog. Rules: at most three short
 * sentences, no promise, no number that is not in the facts, links as plain paths.
 */
export const texts = { ...schoolTexts, ...programmeTexts, ...talkTexts };
