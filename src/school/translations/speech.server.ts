import type { Clock } from "#platform/database/clock.ts";
import { contentVersion, rememberedContent } from "#platform/database/content.server.ts";
import type { Queries } from "#platform/database/database.server.ts";
import type { Language } from "#platform/text/language.ts";
import { listSpanish } from "#school/translations/read.server.ts";
import { asWritten, inSpanish, type Speech } from "#school/translations/speech.ts";

const spanishAt = rememberedContent((db, clock) => listSpanish({ db, clock }));

/** Returns what says texts of the school as pages do: for emails, and for what is stored. */
export async function speechIn(db: Queries, clock: Clock, language: Language): Promise<Speech> {
	if (language === "en") return asWritten;
	return inSpanish(await spanishAt(db, clock, await contentVersion(db)));
}
