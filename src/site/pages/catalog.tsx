import { call } from "#platform/api/client.ts";
import { apiFetch } from "#platform/api/context.ts";
import { throwAsPageError } from "#platform/api/page-error.ts";
import { languageOfPath } from "#platform/text/language-paths.ts";
import { listClasses, type PublicClass } from "#school/classes/public-contract.ts";
import { openClasses, type ShownClass, shownClass } from "#school/classes/shown-class.ts";
import { upcomingClasses } from "#school/classes/upcoming.tsx";
import { Description } from "#school/courses/description.tsx";
import { KeyFacts } from "#school/courses/key-facts.tsx";
import { type Course, listCourses } from "#school/courses/public-contract.ts";
import { factsOfCourse } from "#school/facts/course-facts.ts";
import { goodToKnow } from "#school/facts/good-to-know.tsx";
import { keyFactsOf } from "#school/facts/key-facts.ts";
import { type PageFact, pageFacts } from "#school/facts/page-facts.ts";
import { listPublicFacts } from "#school/facts/public-contract.ts";
import { AddressLine, EmailLink, PhoneLink, SchoolName } from "#school/profile/contact-links.tsx";
import { head, siteOf } from "#school/profile/head.ts";
import type { Route } from "./+types/catalog.ts";

interface Program {
	course: Course;
	/** What is stated of it. */
	facts: PageFact[];
	/** Those that one can register for. */
	classes: ShownClass[];
}

export async function loader({ context }: Route.LoaderArgs): Promise<Program[]> {
	const fetch = context.get(apiFetch);
	const [courses, facts, classes] = await Promise.all([
		call(listCourses, {}, fetch),
		call(listPublicFacts, {}, fetch),
		call(listClasses, {}, fetch),
	]).catch(throwAsPageError);
	return programsOf(courses, pageFacts(facts), classes);
}

export async function clientLoader(): Promise<Program[]> {
	const [{ loadCourses }, { loadPageFacts }, { loadClasses }] = await Promise.all([
		import("#school/courses/loading.ts"),
		import("#school/facts/loading.ts"),
		import("#school/classes/loading.ts"),
	]);
	return programsOf(...(await Promise.all([loadCourses(), loadPageFacts(), loadClasses()])));
}

const programsOf = (
	courses: readonly Course[],
	facts: readonly PageFact[],
	classes: readonly PublicClass[],
): Program[] =>
	courses.map((course) => {
		const open = openClasses(classes).filter(({ courseId }) => courseId === course.id);
		return {
			course,
			facts: factsOfCourse(facts, course.id, open.length > 0),
			classes: open.map(shownClass),
		};
	});

export const meta: Route.MetaFunction = ({ matches, location }) =>
	head({
		title: "Program Catalog",
		description:
			"All our programs on one page to read or print: what you learn, prices, dates and times of classes as far as they are set.",
		path: "/catalog",
		language: languageOfPath(location.pathname),
		site: siteOf(matches),
	});

/** All programs on one page, made to be printed. */
export default function CatalogPage({ loaderData: programs }: Route.ComponentProps) {
	return (
		<div className="wrap page catalog">
			<div className="intro">
				<h1>Program catalog</h1>
				<p className="lead">
					All our programs on one page, with prices and classes as far as they are set today. Print
					it, or save it as a PDF.
				</p>
				<p className="small">
					<SchoolName />, <AddressLine /> · <PhoneLink /> · <EmailLink />
				</p>
			</div>
			{programs.map((program) => (
				<ProgramText key={program.course.id} {...program} />
			))}
		</div>
	);
}

function ProgramText({ course, facts, classes }: Program) {
	const { slug, title, summary, description } = course;
	const keyFacts = keyFactsOf(facts, classes).map(({ term, value }) => ({ term, value }));
	const sections = [...upcomingClasses(course, classes), ...goodToKnow(facts)];
	// No slug has an underscore: no two parts of the page, nor of the frame around it, have one id.
	const id = `program_${slug}`;
	return (
		<section aria-labelledby={id}>
			<h2 className="h-xl" id={id}>
				{title}
			</h2>
			<p className="lead">{summary}</p>
			<KeyFacts facts={keyFacts} />
			<Description text={description} within={id} />
			{sections.map((section) => (
				<section key={section.id} className="good-to-know" aria-labelledby={`${id}_${section.id}`}>
					<h3 className="h-xl" id={`${id}_${section.id}`}>
						{section.title}
					</h3>
					{section.content}
				</section>
			))}
		</section>
	);
}
