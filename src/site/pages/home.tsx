import { call } from "#platform/api/client.ts";
import { apiFetch } from "#platform/api/context.ts";
import { throwAsPageError } from "#platform/api/page-error.ts";
import { classOptions } from "#school/classes/options.ts";
import { listClasses } from "#school/classes/public-contract.ts";
import { openClasses } from "#school/classes/shown-class.ts";
import { listCourses } from "#school/courses/public-contract.ts";
import { cardsOf } from "#school/facts/cards.ts";
import { homeQuestions } from "#school/facts/home-questions.ts";
import { pageFacts } from "#school/facts/page-facts.ts";
import { listPublicFacts } from "#school/facts/public-contract.ts";
import { withoutSuperseded } from "#school/facts/superseded.ts";
import { textsOf } from "#school/texts/page-texts.ts";
import { listTexts } from "#school/texts/public-contract.ts";
import type { HomeData } from "#site/pages/home-data.ts";
import { HomePage, homeMeta } from "#site/pages/home-page.tsx";
import type { Route } from "./+types/home.ts";

export async function loader({ context }: Route.LoaderArgs): Promise<HomeData> {
	const fetch = context.get(apiFetch);
	const [courses, stated, classes, texts] = await Promise.all([
		call(listCourses, {}, fetch),
		call(listPublicFacts, {}, fetch),
		call(listClasses, {}, fetch),
		call(listTexts, {}, fetch),
	]).catch(throwAsPageError);
	const facts = withoutSuperseded(pageFacts(stated), openClasses(classes));
	return {
		courses: cardsOf(courses, facts, classes),
		questions: homeQuestions(facts, courses),
		classes: classOptions(classes),
		texts: textsOf("home")(texts),
		consent: texts["consent.registration"],
	};
}

/** Renders with the texts; the courses and questions may still be loading. */
export async function clientLoader(): Promise<HomeData> {
	const [{ loadCards, loadClassOptions, loadHomeQuestions }, { loadTexts }] = await Promise.all([
		import("#school/facts/loading.ts"),
		import("#school/texts/loading.ts"),
	]);
	const loading = loadTexts();
	const courses = loadCards();
	// Handled here, because they may reject before the page renders.
	const known = Promise.resolve(courses).catch(() => []);
	const texts = await loading;
	return {
		courses,
		questions: loadHomeQuestions(known),
		classes: loadClassOptions(),
		texts: textsOf("home")(texts),
		consent: texts["consent.registration"],
	};
}

export const meta = homeMeta;

export default HomePage;
