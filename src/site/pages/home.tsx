import { Suspense } from "react";
import { Await } from "react-router";
import { HomeRegistration } from "#intake/registrations/home-registration.tsx";
import { call } from "#platform/api/client.ts";
import { apiFetch } from "#platform/api/context.ts";
import { throwAsPageError } from "#platform/api/page-error.ts";
import { languageOf, languageOfPath } from "#platform/text/language-paths.ts";
import { classOptions } from "#school/classes/options.ts";
import { listClasses } from "#school/classes/public-contract.ts";
import { openClasses } from "#school/classes/shown-class.ts";
import { CourseGrid } from "#school/courses/grid.tsx";
import { listCourses } from "#school/courses/public-contract.ts";
import { courseList } from "#school/courses/structured-data.ts";
import { cardsOf } from "#school/facts/cards.ts";
import { homeQuestions } from "#school/facts/home-questions.ts";
import { pageFacts } from "#school/facts/page-facts.ts";
import { listPublicFacts } from "#school/facts/public-contract.ts";
import { withoutSuperseded } from "#school/facts/superseded.ts";
import { Graduates } from "#school/profile/graduates.tsx";
import { head, siteOf } from "#school/profile/head.ts";
import { Hero } from "#school/profile/hero.tsx";
import { Questions, VisitUs } from "#school/profile/home-sections.tsx";
import { openingWords } from "#school/profile/opening-words.ts";
import { faqPage, organization } from "#school/profile/structured-data.ts";
import { getSchool } from "#school/settings/contract.ts";
import { Benefits, HowItWorks } from "#school/texts/home-sections.tsx";
import { textsOf } from "#school/texts/page-texts.ts";
import { listTexts } from "#school/texts/public-contract.ts";
import { loadSpeech } from "#school/translations/speech.ts";
import type { HomeData } from "#site/pages/home-data.ts";
import { homeInSpanish } from "#site/pages/home-in-spanish.ts";
import { homePageWords } from "#site/pages/home-words.ts";
import { Said } from "#ui/said.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import type { Route } from "./+types/home.ts";

export async function loader({ request, context }: Route.LoaderArgs): Promise<HomeData> {
	const fetch = context.get(apiFetch);
	const [courses, stated, classes, texts] = await Promise.all([
		call(listCourses, {}, fetch),
		call(listPublicFacts, {}, fetch),
		call(listClasses, {}, fetch),
		call(listTexts, {}, fetch),
	]).catch(throwAsPageError);
	if (languageOf(request) === "es") {
		const [say, { testimonials }] = await Promise.all([
			loadSpeech(languageOf(request), fetch),
			call(getSchool, {}, fetch),
		]).catch(throwAsPageError);
		return homeInSpanish({ courses, facts: stated, classes, texts, testimonials }, say);
	}
	const facts = withoutSuperseded(pageFacts(stated), openClasses(classes));
	return {
		courses: cardsOf(courses, facts, classes),
		questions: homeQuestions(facts, courses),
		classes: classOptions(classes),
		texts: textsOf("home")(texts),
	};
}

/** Renders with the texts; the courses and questions may still be loading. In Spanish, nothing is: the page knows what it lacks. */
export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<HomeData> {
	if (languageOf(request) === "es") {
		const { loadHomeInSpanish } = await import("#site/pages/home-in-spanish.ts");
		return loadHomeInSpanish();
	}
	const [{ loadCards, loadClassOptions, loadCurrentFacts }, { loadTexts }] = await Promise.all([
		import("#school/facts/loading.ts"),
		import("#school/texts/loading.ts"),
	]);
	const texts = loadTexts();
	const courses = loadCards();
	// Handled here, because they may reject before the page renders.
	const known = Promise.resolve(courses).catch(() => []);
	const questions = Promise.all([loadCurrentFacts(), known]).then(([facts, list]) =>
		homeQuestions(facts, list),
	);
	return {
		courses,
		questions,
		classes: loadClassOptions(),
		texts: textsOf("home")(await texts),
	};
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
	const site = siteOf(matches);
	const language = languageOfPath(location.pathname);
	const { courses, questions, texts } = loaderData ?? {};
	return head({
		title: texts?.["home.title"] ?? "",
		description: texts?.["home.description"] ?? "",
		language,
		path: "/",
		site,
		structured: [
			organization(site, language, openingWords.of(matches)),
			...(Array.isArray(questions) && questions.length > 0 ? [faqPage(questions, language)] : []),
			...(Array.isArray(courses) ? [courseList(courses, site.origin, language)] : []),
		],
	});
};

/** Heading of the programs, without a number until they are loaded. */
function ProgramsHeading({ courses }: Pick<HomeData, "courses">) {
	const { uncounted, programs } = homePageWords.use();
	return (
		<Suspense fallback={uncounted}>
			<Await resolve={courses} errorElement={uncounted}>
				{(list) => programs(list.length)}
			</Await>
		</Suspense>
	);
}

export default function HomePage({
	loaderData: { courses, questions, classes, texts, testimonials },
}: Route.ComponentProps) {
	const words = homePageWords.use();
	return (
		<>
			<Hero />
			<Benefits texts={texts} />
			<section className="band" id="programs" aria-labelledby="programs-head">
				<div className="wrap">
					<div className="head">
						<h2 id="programs-head">
							<ProgramsHeading courses={courses} />
						</h2>
						<p className="lead">
							<Said>{texts["home.programs"]}</Said>
						</p>
					</div>
					<CourseGrid courses={courses} />
					<Suspense fallback={null}>
						<Await resolve={classes}>
							{({ length }) =>
								length > 0 && (
									<SiteLink className="btn quiet dates" to="/classes">
										{words.classes}
									</SiteLink>
								)
							}
						</Await>
					</Suspense>
				</div>
			</section>
			<HowItWorks texts={texts} />
			<Graduates said={testimonials} />
			<Suspense fallback={null}>
				<Await resolve={questions}>{(list) => <Questions questions={list} />}</Await>
			</Suspense>
			<HomeRegistration courses={courses} classes={classes} />
			<VisitUs />
		</>
	);
}
