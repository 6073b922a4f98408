import { Suspense } from "react";
import { Await } from "react-router";
import { HomeRegistration } from "#intake/registrations/home-registration.tsx";
import { languageOfPath } from "#platform/text/language-paths.ts";
import { courseList } from "#school/courses/course-list.ts";
import { CourseGrid } from "#school/courses/grid.tsx";
import { Graduates } from "#school/profile/graduates.tsx";
import { head, siteOf } from "#school/profile/head.ts";
import { Hero } from "#school/profile/hero.tsx";
import { Questions, VisitUs } from "#school/profile/home-sections.tsx";
import { openingWords } from "#school/profile/opening-words.ts";
import { faqPage, organization } from "#school/profile/structured-data.ts";
import { Benefits, HowItWorks } from "#school/texts/home-sections.tsx";
import type { HomeData } from "#site/pages/home-data.ts";
import { homePageWords } from "#site/pages/home-words.ts";
import { Said } from "#ui/said.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import type { Route } from "./+types/home.ts";

/** The head of the home page, in the language of its address. */
export const homeMeta: Route.MetaFunction = ({ loaderData, matches, location }) => {
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

/** The home page, in the language of its address. */
export function HomePage({
	loaderData: { courses, questions, classes, texts, consent, testimonials },
}: Pick<Route.ComponentProps, "loaderData">) {
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
							{(found) =>
								found?.[0] && (
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
			<HomeRegistration courses={courses} classes={classes} consent={consent} />
			<VisitUs />
		</>
	);
}
