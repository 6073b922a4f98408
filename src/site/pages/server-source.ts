import type { RouterContextProvider } from "react-router";
import { call } from "#platform/api/client.ts";
import { apiFetch } from "#platform/api/context.ts";
import { languageOf } from "#platform/text/language-paths.ts";
import { listClasses } from "#school/classes/public-contract.ts";
import { getCourse, listCourses } from "#school/courses/public-contract.ts";
import { pageFacts } from "#school/facts/page-facts.ts";
import { listPublicFacts } from "#school/facts/public-contract.ts";
import { factWordsOf } from "#school/facts/words-of.ts";
import { getRetention } from "#school/settings/public-contract.ts";
import { listTextDays, listTexts } from "#school/texts/public-contract.ts";
import { loadSpeech } from "#school/translations/load-speech.ts";
import type { Source } from "#site/pages/browser-source.ts";

/** What a page shows that the server renders. It keeps no page that lacks something. */
export function serverSource(
	request: Request,
	context: Pick<Readonly<RouterContextProvider>, "get">,
): Source {
	const fetch = context.get(apiFetch);
	const language = languageOf(request);
	return {
		course: (slug) => call(getCourse, { params: { slug } }, fetch),
		courses: () => call(listCourses, {}, fetch),
		facts: async () => pageFacts(await call(listPublicFacts, {}, fetch), factWordsOf(language)),
		classes: () => call(listClasses, {}, fetch),
		texts: () => call(listTexts, {}, fetch),
		textDays: () => call(listTextDays, {}, fetch),
		kept: () => call(getRetention, {}, fetch),
		speech: (...slugs) => loadSpeech(language, fetch, ...slugs),
	};
}
