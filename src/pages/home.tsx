import { Suspense } from "react";
import { Await } from "react-router";
import { call } from "#api/client.ts";
import { apiFetch } from "#api/context.ts";
import { throwAsPageError } from "#api/page-error.ts";
import { type CourseSummary, summaryOf } from "#courses/card.tsx";
import { CourseGrid } from "#courses/grid.tsx";
import { listCourses } from "#courses/public-contract.ts";
import { courseList } from "#courses/structured-data.ts";
import { HomeRegistration } from "#registrations/home-registration.tsx";
import { Graduates } from "#school/graduates.tsx";
import { head, siteOf } from "#school/head.ts";
import { Hero } from "#school/hero.tsx";
import { Benefits, HowItWorks, Questions, VisitUs } from "#school/home-sections.tsx";
import { faqPage, organization } from "#school/structured-data.ts";
import type { Route } from "./+types/home.ts";

interface Data {
	courses: CourseSummary[] | Promise<CourseSummary[]>;
}

export async function loader({ context }: Route.LoaderArgs): Promise<Data> {
	const courses = await call(listCourses, {}, context.get(apiFetch)).catch(throwAsPageError);
	return { courses: courses.map(summaryOf) };
}

/** Renders immediately; the courses may still be loading. */
export async function clientLoader(): Promise<Data> {
	const { knownCourses, loadCourses } = await import("#courses/loading.ts");
	const courses = knownCourses() ?? loadCourses();
	// Handled here, because it may reject before the page renders.
	if (courses instanceof Promise) courses.catch(() => {});
	return { courses };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
	const site = siteOf(matches);
	const courses = loaderData?.courses;
	return head({
		title: "Healthcare Career Training in Iselin, NJ",
		description:
			"In-person training for your first job in healthcare: medical assistant, nursing assistant, phlebotomy, pharmacy and more. Day and evening classes in Iselin, NJ.",
		path: "/",
		site,
		structured: [
			organization(site),
			faqPage(site.school.faq),
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
function ProgramsHeading({ courses }: Data) {
	return (
		<Suspense fallback={uncounted}>
			<Await resolve={courses} errorElement={uncounted}>
				{(list) => programsHeading(list.length)}
			</Await>
		</Suspense>
	);
}

export default function HomePage({ loaderData: { courses } }: Route.ComponentProps) {
	return (
		<>
			<Hero />
			<Benefits />
			<section className="band" id="programs" aria-labelledby="programs-head">
				<div className="wrap">
					<div className="head">
						<h2 id="programs-head">
							<ProgramsHeading courses={courses} />
						</h2>
						<p className="lead">
							All classes are in person in Iselin. Choose by the work you want to do.
						</p>
					</div>
					<CourseGrid courses={courses} />
				</div>
			</section>
			<HowItWorks />
			<Graduates />
			<Questions />
			<HomeRegistration courses={courses} />
			<VisitUs />
		</>
	);
}
