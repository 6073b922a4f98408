import { publicQuery } from "#platform/api/public-query.ts";
import { queryClient } from "#platform/api/query-client.ts";
import { languageOf } from "#platform/text/language-paths.ts";
import { loadClasses } from "#school/classes/loading.ts";
import { loadCourses } from "#school/courses/loading.ts";
import { getCourse } from "#school/courses/public-contract.ts";
import { loadPageFacts } from "#school/facts/loading.ts";
import type { KeptFor } from "#school/profile/retention.ts";
import { getRetention } from "#school/settings/public-contract.ts";
import { loadTexts } from "#school/texts/loading.ts";
import { listTextDays } from "#school/texts/public-contract.ts";
import { browserSpeech } from "#school/translations/browser-speech.ts";

// Pages import this module when a visitor moves to them, so a first visit does not carry it.

/** What a page in the browser shows, in its language: loaded once, and again after this browser changed it. */
export function browserSource(request: Request) {
	const language = languageOf(request);
	return {
		course: (slug: string) => queryClient.fetchQuery(publicQuery(getCourse, { params: { slug } })),
		courses: loadCourses,
		facts: () => loadPageFacts(language),
		classes: loadClasses,
		texts: loadTexts,
		textDays: () => queryClient.fetchQuery(publicQuery(listTextDays)),
		/** How long records are kept; null if that does not load. */
		kept: (): Promise<KeptFor | null> =>
			queryClient.fetchQuery(publicQuery(getRetention)).catch(() => null),
		/** @param slugs of the programs whose texts are shown */
		speech: (...slugs: string[]) => browserSpeech(language, ...slugs),
	};
}

/** Where a page has from what it shows. */
export type Source = ReturnType<typeof browserSource>;
