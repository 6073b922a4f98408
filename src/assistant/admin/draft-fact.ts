import type { FactInput } from "#school/facts/contract.ts";

/** A fact as its form holds it; without an id it is a new one. */
export type DraftFact = FactInput & { id?: number };

/** The body of a call about a draft. */
export const draftBody = ({ id, ...fact }: DraftFact) => ({ fact, factId: id ?? null });
