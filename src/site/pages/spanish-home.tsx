import { registrationInSpanish } from "#intake/registrations/words-in-spanish.ts";
import { call } from "#platform/api/client.ts";
import { apiFetch } from "#platform/api/context.ts";
import { throwAsPageError } from "#platform/api/page-error.ts";
import { listClasses } from "#school/classes/public-contract.ts";
import { cardsInSpanish } from "#school/courses/card-words-in-spanish.tsx";
import { listCourses } from "#school/courses/public-contract.ts";
import { listPublicFacts } from "#school/facts/public-contract.ts";
import { homeInSpanish } from "#school/profile/home-words-in-spanish.tsx";
import { picturesInSpanish } from "#school/profile/pictures-in-spanish.ts";
import { getSchool } from "#school/settings/contract.ts";
import { homeHeadingsInSpanish } from "#school/texts/home-words-in-spanish.ts";
import { listTexts } from "#school/texts/public-contract.ts";
import { loadSpeech } from "#school/translations/load-speech.ts";
import type { HomeData } from "#site/pages/home-data.ts";
import { HomePage, homeMeta } from "#site/pages/home-page.tsx";
import { homePageInSpanish } from "#site/pages/home-words-in-spanish.ts";
import { saidHome } from "#site/pages/said-home.ts";
import { visitorFormsInSpanish } from "#site/spanish/forms.tsx";
import { spanishPage } from "#site/spanish/page.ts";
import type { Route } from "./+types/spanish-home.ts";

export async function loader({ context }: Route.LoaderArgs): Promise<HomeData> {
	const fetch = context.get(apiFetch);
	const [courses, facts, classes, texts, { testimonials }, say] = await Promise.all([
		call(listCourses, {}, fetch),
		call(listPublicFacts, {}, fetch),
		call(listClasses, {}, fetch),
		call(listTexts, {}, fetch),
		call(getSchool, {}, fetch),
		loadSpeech("es", fetch),
	]).catch(throwAsPageError);
	return saidHome({ courses, facts, classes, texts, testimonials }, say);
}

/** Renders when everything is loaded: only then the page knows what it lacks. */
export async function clientLoader(): Promise<HomeData> {
	const { loadSaidHome } = await import("#site/pages/load-said-home.ts");
	return loadSaidHome();
}

/** What it says. */
export const handle = spanishPage(
	...visitorFormsInSpanish,
	registrationInSpanish,
	homeInSpanish,
	homeHeadingsInSpanish,
	homePageInSpanish,
	cardsInSpanish,
	picturesInSpanish,
);

export const meta = homeMeta;

export default HomePage;
