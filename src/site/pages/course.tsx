import { data } from "react-router";
import { ApiError, call } from "#platform/api/client.ts";
import { apiFetch } from "#platform/api/context.ts";
import { languageOfPath } from "#platform/text/language-paths.ts";
import { listClasses, type PublicClass } from "#school/classes/public-contract.ts";
import { openClasses, type ShownClass, shownClass } from "#school/classes/shown-class.ts";
import { classInstance } from "#school/classes/structured-data.ts";
import { upcomingClasses } from "#school/classes/upcoming.tsx";
import { CourseNotFound } from "#school/courses/course-not-found.tsx";
import { CourseView } from "#school/courses/course-view.tsx";
import { type Course, getCourse, listCourses } from "#school/courses/public-contract.ts";
import { relatedCourses } from "#school/courses/related-courses.ts";
import { courseData } from "#school/courses/structured-data.ts";
import { type CourseSummary, summaryOf } from "#school/courses/summary.ts";
import { factsOfCourse } from "#school/facts/course-facts.ts";
import { goodToKnow } from "#school/facts/good-to-know.tsx";
import { keyFactsOf } from "#school/facts/key-facts.ts";
import { type PageFact, pageFacts } from "#school/facts/page-facts.ts";
import { listPublicFacts } from "#school/facts/public-contract.ts";
import { courseProperties } from "#school/facts/structured-data.ts";
import { placeName } from "#school/profile/address.ts";
import { head, noindexHead, siteOf } from "#school/profile/head.ts";
import { sharePictureOf } from "#school/profile/pictures.ts";
import { type PageTexts, textsOf } from "#school/texts/page-texts.ts";
import { listTexts } from "#school/texts/public-contract.ts";
import type { SiteTexts } from "#school/texts/slots.ts";
import type { Route } from "./+types/course.ts";

interface Data {
	course: Course | null;
	nearby: CourseSummary[];
	facts: PageFact[];
	classes: ShownClass[];
	/** Null without a course. */
	texts: PageTexts<"course"> | null;
	/** Status of the failed call; 0 without a response. */
	status: number;
}

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
	const fetch = context.get(apiFetch);
	const loaded = await load(slug, {
		course: () => call(getCourse, { params: { slug } }, fetch),
		courses: () => call(listCourses, {}, fetch),
		facts: async () => pageFacts(await call(listPublicFacts, {}, fetch)),
		classes: () => call(listClasses, {}, fetch),
		texts: () => call(listTexts, {}, fetch),
	});
	return data(loaded, { status: loaded.status });
}

export async function clientLoader({ params: { slug } }: Route.ClientLoaderArgs) {
	const [{ loadCourse, loadCourses }, { loadPageFacts }, { loadClasses }, { loadTexts }] =
		await Promise.all([
			import("#school/courses/loading.ts"),
			import("#school/facts/loading.ts"),
			import("#school/classes/loading.ts"),
			import("#school/texts/loading.ts"),
		]);
	return load(slug, {
		course: () => loadCourse(slug),
		courses: loadCourses,
		facts: loadPageFacts,
		classes: () => loadClasses().catch(() => null),
		texts: loadTexts,
	});
}

interface Sources {
	course: () => Promise<Course>;
	courses: () => Promise<Course[]>;
	facts: () => Promise<PageFact[]>;
	/** Null if they did not load: then nothing is said of what they may state. */
	classes: () => Promise<PublicClass[] | null>;
	texts: () => Promise<SiteTexts>;
}

async function load(slug: string, sources: Sources): Promise<Data> {
	const others = sources.courses().catch(() => []);
	try {
		const [course, facts, allClasses, texts] = await Promise.all([
			sources.course(),
			sources.facts(),
			sources.classes(),
			sources.texts(),
		]);
		const classes = (allClasses ?? [])
			.filter(({ courseId }) => courseId === course.id)
			.map(shownClass);
		const mayStateFacts = allClasses === null || openClasses(classes).length > 0;
		return {
			course,
			nearby: relatedCourses(slug, await others).map((other) => summaryOf(other)),
			facts: factsOfCourse(facts, course.id, mayStateFacts),
			classes,
			texts: textsOf("course")(texts),
			status: 200,
		};
	} catch (error) {
		const status = error instanceof ApiError ? error.status : 503;
		return { course: null, nearby: [], facts: [], classes: [], texts: null, status };
	}
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
	const { course, facts = [], classes = [] } = loaderData ?? {};
	const site = siteOf(matches);
	if (!course) return noindexHead("Course Not Found", site);
	return head({
		title: `${course.title} in ${placeName(site.school)}`,
		description: `${course.summary} In-person day and evening classes in ${placeName(site.school)}.`,
		language: languageOfPath(location.pathname),
		path: `/courses/${course.slug}`,
		site,
		image: sharePictureOf(course.slug),
		structured: courseData(
			course,
			site,
			courseProperties(facts),
			openClasses(classes).map((shown) =>
				classInstance(shown, `${site.origin}/courses/${course.slug}`),
			),
		),
	});
};

export default function CoursePage({
	loaderData: { course, nearby, facts, classes, texts, status },
}: Route.ComponentProps) {
	if (!course || !texts) return <CourseNotFound failed={status !== 404} />;
	// The key resets state between courses.
	return (
		<CourseView
			key={course.slug}
			course={course}
			texts={texts}
			relatedCourses={nearby}
			keyFacts={keyFactsOf(facts, openClasses(classes))}
			sections={[...upcomingClasses(course, classes), ...goodToKnow(facts)]}
		/>
	);
}
