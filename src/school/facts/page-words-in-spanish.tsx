import { dayOf } from "#platform/calendar/dates.ts";
import { dateInSpanish } from "#platform/calendar/in-spanish.ts";
import { keyFactsOfSpanish } from "#school/facts/key-facts-in-spanish.ts";
import type { goodToKnowWords, keyFactWords } from "#school/facts/page-words.ts";
import { translate } from "#ui/words.ts";

export const keyFactsInSpanish = translate<typeof keyFactWords>("key-facts", keyFactsOfSpanish);

export const goodToKnowInSpanish = translate<typeof goodToKnowWords>("good-to-know", {
	title: "Información útil",
	// The office names its sources in English.
	source: (source) => (
		<>
			Fuente: <span lang="en">{source}</span>
		</>
	),
	asOf: (instant) => `Al ${dateInSpanish(dayOf(instant))}`,
});
