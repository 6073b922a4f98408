import type { SlotId } from "#school/texts/slots.ts";

export const PAGES_PATH = "/admin/pages";
/** The Spanish of everything that the school publishes. */
export const SPANISH_PATH = `${PAGES_PATH}/spanish`;
export const textPath = (slot: SlotId): string => `${PAGES_PATH}/${slot}`;
