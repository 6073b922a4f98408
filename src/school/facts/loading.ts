import { knownAnswer, publicQuery } from "#platform/api/public-query.ts";
import { queryClient } from "#platform/api/query-client.ts";
import type { Language } from "#platform/text/language.ts";
import { loadClasses } from "#school/classes/loading.ts";
import { type ClassOption, classOptions } from "#school/classes/options.ts";
import { listClasses } from "#school/classes/public-contract.ts";
import { openClasses } from "#school/classes/shown-class.ts";
import { knownCourses, loadCourses } from "#school/courses/loading.ts";
import type { CourseSummary } from "#school/courses/summary.ts";
import { cardsOf } from "#school/facts/cards.ts";
import { homeQuestions } from "#school/facts/home-questions.ts";
import { type PageFact, pageFacts } from "#school/facts/page-facts.ts";
import { listPublicFacts, type PublicFact } from "#school/facts/public-contract.ts";
import { withoutSuperseded } from "#school/facts/superseded.ts";
import type { FrequentQuestion } from "#school/profile/faq.ts";

// Pages import this module when a visitor moves to them, so a first visit does not carry it.

/** Loads the public facts once, and again after this browser changed them. A page renders without them if that fails. */
export const loadPublicFacts = (): Promise<PublicFact[]> =>
	queryClient.fetchQuery(publicQuery(listPublicFacts)).catch(() => []);

/** Loads the facts that pages show. */
export async function loadPageFacts(language: Language = "en"): Promise<PageFact[]> {
	const facts = loadPublicFacts();
	if (language === "en") return pageFacts(await facts);
	const { factsInSpanish } = await import("#school/facts/words-in-spanish.ts");
	return pageFacts(await facts, factsInSpanish);
}

/** Loads the classes that one can register for. The home page renders without them if that fails. */
const loadOpenClasses = async () => openClasses(await loadClasses().catch(() => []));

/** Loads the classes that a form offers; null if that fails, as a form is shown without them. */
export async function loadClassOptions(language: Language = "en"): Promise<ClassOption[] | null> {
	const classes = await loadClasses().catch(() => null);
	if (language === "en" || !classes) return classes && classOptions(classes);
	const { classInSpanish } = await import("#school/classes/words-in-spanish.ts");
	return classOptions(classes, classInSpanish);
}

/** Loads the facts that pages show without those that open classes supersede. */
const loadCurrentFacts = async (): Promise<PageFact[]> =>
	withoutSuperseded(...(await Promise.all([loadPageFacts(), loadOpenClasses()])));

/** Loads the questions of the home page, which may name a course. */
export async function loadHomeQuestions(
	courses: Promise<readonly CourseSummary[]>,
): Promise<FrequentQuestion[]> {
	return homeQuestions(...(await Promise.all([loadCurrentFacts(), courses])));
}

/** Loads the courses as cards; at once if they are known, so that who moves back finds their place. */
export function loadCards(): CourseSummary[] | Promise<CourseSummary[]> {
	const courses = knownCourses();
	const facts = knownAnswer(listPublicFacts);
	const classes = knownAnswer(listClasses);
	if (courses && facts && classes) return cardsOf(courses, pageFacts(facts), classes);
	return Promise.all([loadCourses(), loadPageFacts(), loadOpenClasses()]).then((loaded) =>
		cardsOf(...loaded),
	);
}
