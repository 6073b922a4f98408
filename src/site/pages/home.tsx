import { Suspense } from "react";
import { Await, Link } from "react-router";
import type { ClassChoices } from "#intake/registrations/class-select.tsx";
import { HomeRegistration } from "#intake/registrations/home-registration.tsx";
import { call } from "#platform/api/client.ts";
import { apiFetch } from "#platform/api/context.ts";
import { throwAsPageError } from "#platform/api/page-error.ts";
import { languageOfPath } from "#platform/text/language-paths.ts";
import { classOptions } from "#school/classes/options.ts";
import { listClasses } from "#school/classes/public-contract.ts";
import { openClasses } from "#school/classes/shown-class.ts";
import { CourseGrid } from "#school/courses/grid.tsx";
import { listCourses } from "#school/courses/public-contract.ts";
import { courseList } from "#school/courses/structured-data.ts";
import type { CourseSummary } from "#school/courses/summary.ts";
import { cardsOf } from "#school/facts/cards.ts";
import { homeQuestions } from "#school/facts/home-questions.ts";
import { pageFacts } from "#school/facts/page-facts.ts";
import { listPublicFacts } from "#school/facts/public-contract.ts";
import { withoutSuperseded } from "#school/facts/superseded.ts";
import type { FrequentQuestion } from "#school/profile/faq.ts";
import { Graduates } from "#school/profile/graduates.tsx";
import { head, siteOf } from "#school/profile/head.ts";
import { Hero } from "#school/profile/hero.tsx";
import { Questions, VisitUs } from "#school/profile/home-sections.tsx";
import { faqPage, organization } from "#school/profile/structured-data.ts";
import { Benefits, HowItWorks } from "#school/texts/home-sections.tsx";
import { type PageTexts, textsOf } from "#school/texts/page-texts.ts";
import { listTexts } from "#school/texts/public-contract.ts";
import type { Route } from "./+types/home.ts";

interface Data {
	courses: CourseSummary[] | Promise<CourseSummary[]>;
	questions: FrequentQuestion[] | Promise<FrequentQuestion[]>;
	classes: ClassChoices;
	texts: PageTexts<"home">;
}

export async function loader({ context }: Route.LoaderArgs): Promise<Data> {
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
	};
}

/** Renders with the texts; the courses and questions may still be loading. */
export async function clientLoader(): Promise<Data> {
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
	const { courses, questions, texts } = loaderData ?? {};
	return head({
		title: texts?.["home.title"] ?? "",
		description: texts?.["home.description"] ?? "",
		language: languageOfPath(location.pathname),
		path: "/",
		site,
		structured: [
			organization(site),
			...(Array.isArray(questions) && questions.length > 0 ? [faqPage(questions)] : []),
			...(Array.isArray(courses) ? [courseList(courses, site.origin)] : []),
		],
	});
};

const uncounted = "Our programs";
const numbers = ["Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

/** Spells out the number of programs. */
function programsHeading(count: number): string {
	if (count === 1) return "One program, one school";
	const number = numbers[count - 2];
	return number ? `${number} programs, one school` : uncounted;
}

/** Heading of the programs, without a number until they are loaded. */
function ProgramsHeading({ courses }: Pick<Data, "courses">) {
	return (
		<Suspense fallback={uncounted}>
			<Await resolve={courses} errorElement={uncounted}>
				{(list) => programsHeading(list.length)}
			</Await>
		</Suspense>
	);
}

export default function HomePage({
	loaderData: { courses, questions, classes, texts },
}: Route.ComponentProps) {
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
						<p className="lead">{texts["home.programs"]}</p>
					</div>
					<CourseGrid courses={courses} />
					<Suspense fallback={null}>
						<Await resolve={classes}>
							{({ length }) =>
								length > 0 && (
									<Link className="btn quiet dates" to="/classes">
										Find a class that fits your week
									</Link>
								)
							}
						</Await>
					</Suspense>
				</div>
			</section>
			<HowItWorks texts={texts} />
			<Graduates />
			<Suspense fallback={null}>
				<Await resolve={questions}>{(list) => <Questions questions={list} />}</Await>
			</Suspense>
			<HomeRegistration courses={courses} classes={classes} />
			<VisitUs />
		</>
	);
}
