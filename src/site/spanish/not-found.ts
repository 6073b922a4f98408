import { spanishPage } from "#site/spanish/page.ts";

export const handle = spanishPage();
