/**
 * Name of the trap, a field that people neither see nor reach. Programs fill it in because of its
 * name; no browser fills in a field of this name by itself.
 */
export const TRAP = "website";
