import { throwAsPageError } from "#platform/api/page-error.ts";
import { languageOfPath } from "#platform/text/language-paths.ts";
import {
	openClasses,
	type ShownClass,
	saidClass,
	shownClass,
} from "#school/classes/shown-class.ts";
import { useUpcomingClasses } from "#school/classes/upcoming.tsx";
import { catalogWords } from "#school/courses/catalog-words.ts";
import { withTitles } from "#school/courses/description.ts";
import { Description } from "#school/courses/description.tsx";
import { KeyFacts } from "#school/courses/key-facts.tsx";
import type { Course } from "#school/courses/public-contract.ts";
import { englishOf, factsOfCourse, saidFacts } from "#school/facts/course-facts.ts";
import { useGoodToKnow } from "#school/facts/good-to-know.tsx";
import { keyFactsOf } from "#school/facts/key-facts.ts";
import type { PageFact } from "#school/facts/page-facts.ts";
import { keyFactWords } from "#school/facts/page-words.ts";
import { AddressLine, EmailLink, PhoneLink, SchoolName } from "#school/profile/contact-links.tsx";
import { head, siteOf } from "#school/profile/head.ts";
import { saidCourse } from "#school/translations/said-course.ts";
import type { Source } from "#site/pages/browser-source.ts";
import { serverSource } from "#site/pages/server-source.ts";
import { Said } from "#ui/said.tsx";
import type { Route } from "./+types/catalog.ts";

interface Program {
	course: Course;
	/** What is stated of it. */
	facts: PageFact[];
	/** Those that one can register for. */
	classes: ShownClass[];
}

interface Data {
	programs: Program[];
	/** Lines that are in English on a page that is not. */
	english: string[];
}

export const loader = ({ request, context }: Route.LoaderArgs) =>
	load(serverSource(request, context)).catch(throwAsPageError);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
	const { browserSource } = await import("#site/pages/browser-source.ts");
	return load(browserSource(request));
}

async function load(source: Source): Promise<Data> {
	const [courses, facts, classes] = await Promise.all([
		source.courses(),
		source.facts(),
		source.classes(),
	]);
	const say = await source.speech(...courses.map(({ slug }) => slug));
	const programs = courses.map((course) => {
		const open = openClasses(classes).filter(({ courseId }) => courseId === course.id);
		return {
			course: saidCourse(course, say),
			facts: saidFacts(factsOfCourse(facts, course.id, open.length > 0), say.line),
			classes: open.map((one) => saidClass(shownClass(one), say.line)),
		};
	});
	const english = programs.flatMap((program) => englishOf(program.facts));
	return { programs, english: [...withTitles(say.english()), ...english] };
}

export const meta: Route.MetaFunction = ({ matches, location }) => {
	const { title, description } = catalogWords.of(matches);
	return head({
		title,
		description,
		path: "/catalog",
		language: languageOfPath(location.pathname),
		site: siteOf(matches),
	});
};

/** All programs on one page, made to be printed. */
export default function CatalogPage({ loaderData: { programs } }: Route.ComponentProps) {
	const words = catalogWords.use();
	return (
		<div className="wrap page catalog">
			<div className="intro">
				<h1>{words.heading}</h1>
				<p className="lead">{words.lead}</p>
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
	const words = keyFactWords.use();
	const upcomingClasses = useUpcomingClasses();
	const goodToKnow = useGoodToKnow();
	// Without links: their targets are on the page of the program.
	const keyFacts = keyFactsOf(facts, classes, words).map(({ href: _, ...fact }) => fact);
	const sections = [...upcomingClasses(course, classes), ...goodToKnow(facts)];
	// No slug has an underscore: no two parts of the page, nor of the frame around it, have one id.
	const id = `program_${slug}`;
	return (
		<section aria-labelledby={id}>
			<h2 className="h-xl" id={id}>
				<Said>{title}</Said>
			</h2>
			<p className="lead">
				<Said>{summary}</Said>
			</p>
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
