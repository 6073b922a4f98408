import { speaking } from "#ui/words.ts";

export const handle = speaking();
