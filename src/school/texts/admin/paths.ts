import type { SlotId } from "#school/texts/slots.ts";

export const PAGES_PATH = "/admin/pages";
export const textPath = (slot: SlotId): string => `${PAGES_PATH}/${slot}`;
