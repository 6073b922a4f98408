import { Failure } from "#platform/api/failure.ts";
import { newYorkClock } from "#platform/calendar/new-york.ts";
import type { Clock } from "#platform/database/clock.ts";
import { contentVersion, rememberedContent } from "#platform/database/content.server.ts";
import type { Queries } from "#platform/database/database.server.ts";
import { type Language, languages } from "#platform/text/language.ts";
import { consentChangedMessage } from "#school/profile/consent-header.ts";
import { listTextDays, listTexts, ownTexts } from "#school/texts/read.server.ts";
import { type SlotId, slotIds, slots, textPageOf } from "#school/texts/slots.ts";
import { listSpanish } from "#school/translations/read.server.ts";
import { inSpanish } from "#school/translations/speech.ts";

/** The day of the delivered sentences and of how they are shown. Set it to the day of the change with every change: it is stored with each submission. */
export const consentVersion = "2026-11-27";

/** A sentence that was agreed to, as it is stored with a submission; null if none was shown. */
export interface Consent {
	consent: string | null;
	/** Of a delivered sentence {@link consentVersion}; of the school's own the day in New York on which it went live. */
	consentVersion: string | null;
}

/** A sentence as forms show it: in English also where the page is not, but has none of its own. */
interface ShownConsent {
	sentence: string;
	language: Language;
	version: string;
}

type ConsentSlot = Extract<SlotId, `consent.${string}`>;
const consentSlots = slotIds.filter((slot): slot is ConsentSlot => textPageOf(slot) === "consent");

const consentsAt = rememberedContent(async (db, clock) => {
	const texts = await listTexts({ db, clock });
	const own = await ownTexts(db, clock);
	const days = await listTextDays({ db, clock });
	const spanish = await listSpanish({ db, clock });
	const translations = await db
		.selectFrom("translations")
		.select(["name", "english", "updatedAt"])
		.where("name", "in", consentSlots)
		.where("spanish", "is not", null)
		.execute();
	return Object.fromEntries(
		consentSlots.map((slot) => {
			const english: ShownConsent = {
				sentence: texts[slot],
				language: "en",
				version: (own[slot] !== undefined && days[slot]) || consentVersion,
			};
			const say = inSpanish(spanish);
			const sentence = say.line(english.sentence);
			if (say.english().length > 0) return [slot, { en: english, es: english }];
			const written = translations.find(
				(row) => row.name === slot && row.english === (own[slot] ?? slots[slot].delivered),
			);
			const since = written?.updatedAt ? newYorkClock(new Date(written.updatedAt)).day : "";
			const version = since > english.version ? since : english.version;
			return [slot, { en: english, es: { sentence, language: "es", version } }];
		}),
	) as Record<ConsentSlot, Record<Language, ShownConsent>>;
});

/**
 * Returns the sentence that forms in a language show today.
 * @param version of the content, if the caller has just read it
 */
export async function shownConsent(
	db: Queries,
	clock: Clock,
	slot: ConsentSlot,
	asked: Language,
	version?: number,
): Promise<ShownConsent> {
	const consents = await consentsAt(db, clock, version ?? (await contentVersion(db)));
	return consents[slot][asked];
}

const changed = new Failure("conflict", consentChangedMessage);

/**
 * Returns what is stored of a sentence that was agreed to. A form that was opened before the sentence changed is not
 * stored: whoever sends it reads the new one first.
 * @param shown the sentence of the form, blank if it had none; undefined for a program, which agrees to that of today
 */
export async function agreedTo(
	db: Queries,
	clock: Clock,
	slot: ConsentSlot,
	{
		language: asked,
		shown,
		version: ofContent,
	}: { language: Language; shown: string | undefined; version?: number | undefined },
): Promise<Consent | Failure> {
	if (shown?.trim() === "") return { consent: null, consentVersion: null };
	// The language of a call can differ from that of its form: a proxy may drop its header, and a Spanish page whose
	// Spanish failed to load shows the English.
	for (const language of new Set([asked, ...languages])) {
		const { sentence, version } = await shownConsent(db, clock, slot, language, ofContent);
		if (shown === undefined || shown === sentence)
			return { consent: sentence, consentVersion: version };
	}
	return changed;
}
