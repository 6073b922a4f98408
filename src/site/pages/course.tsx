import { data } from "react-router";
import { ApiError } from "#platform/api/client.ts";
import { throwAsPageError } from "#platform/api/page-error.ts";
import { languageOfPath } from "#platform/text/language-paths.ts";
import type { PublicClass } from "#school/classes/public-contract.ts";
import {
	openClasses,
	type ShownClass,
	saidClass,
	shownClass,
} from "#school/classes/shown-class.ts";
import { classInstance } from "#school/classes/structured-data.ts";
import { useUpcomingClasses } from "#school/classes/upcoming.tsx";
import { courseUrl } from "#school/courses/course-list.ts";
import { CourseNotFound } from "#school/courses/course-not-found.tsx";
import { CourseView } from "#school/courses/course-view.tsx";
import { withTitles } from "#school/courses/description.ts";
import { courseWords, noCourseWords } from "#school/courses/page-words.ts";
import type { Course } from "#school/courses/public-contract.ts";
import { relatedCourses } from "#school/courses/related-courses.ts";
import { courseData } from "#school/courses/structured-data.ts";
import { type CourseSummary, summaryOf } from "#school/courses/summary.ts";
import { englishOf, factsOfCourse, saidFacts } from "#school/facts/course-facts.ts";
import { useGoodToKnow } from "#school/facts/good-to-know.tsx";
import { keyFactsOf } from "#school/facts/key-facts.ts";
import type { PageFact } from "#school/facts/page-facts.ts";
import { keyFactWords } from "#school/facts/page-words.ts";
import { courseProperties } from "#school/facts/structured-data.ts";
import { placeName } from "#school/profile/address.ts";
import { head, noindexHead, siteOf } from "#school/profile/head.ts";
import { sharePictureOf } from "#school/profile/pictures.ts";
import { type PageTexts, textsOf } from "#school/texts/page-texts.ts";
import { saidCourse, saidSlots, saidSummary } from "#school/translations/said-course.ts";
import type { Source } from "#site/pages/browser-source.ts";
import { serverSource } from "#site/pages/server-source.ts";
import type { Route } from "./+types/course.ts";

interface Data {
	course: Course | null;
	nearby: CourseSummary[];
	facts: PageFact[];
	classes: ShownClass[];
	/** Null without a course. */
	texts: PageTexts<"course"> | null;
	/** Lines that are in English on a page that is not. */
	english: string[];
	/** Status of the failed call; 0 without a response. */
	status: number;
}

export async function loader({ request, params: { slug }, context }: Route.LoaderArgs) {
	const loaded = await load(slug, serverSource(request, context)).catch(throwAsPageError);
	return data(loaded, { status: loaded.status });
}

export async function clientLoader({ request, params: { slug } }: Route.ClientLoaderArgs) {
	const { browserSource } = await import("#site/pages/browser-source.ts");
	const source = browserSource(request);
	return load(slug, { ...source, classes: () => source.classes().catch(() => null) });
}

/** Without classes nothing is said of what they may state. */
type CourseSource = Omit<Source, "classes"> & { classes: () => Promise<PublicClass[] | null> };

async function load(slug: string, source: CourseSource): Promise<Data> {
	const others = source.courses().catch(() => []);
	const answers = Promise.all([
		source.course(slug),
		source.facts(),
		source.classes(),
		source.texts(),
	]);
	// They are on their way while the language is loaded, and a failure is heard below.
	answers.catch(() => {});
	const say = await source.speech(slug);
	try {
		const [course, facts, allClasses, texts] = await answers;
		const classes = (allClasses ?? [])
			.filter(({ courseId }) => courseId === course.id)
			.map((one) => saidClass(shownClass(one), say.line));
		const mayStateFacts = allClasses === null || openClasses(classes).length > 0;
		const shown = saidFacts(factsOfCourse(facts, course.id, mayStateFacts), say.line);
		const nearby = relatedCourses(slug, await others).map((other) => summaryOf(other));
		return {
			course: saidCourse(course, say),
			nearby: nearby.map((other) => saidSummary(other, say)),
			facts: shown,
			classes,
			texts: saidSlots(textsOf("course")(texts), say),
			english: [...withTitles(say.english()), ...englishOf(shown)],
			status: 200,
		};
	} catch (error) {
		const status = error instanceof ApiError ? error.status : 503;
		return { course: null, nearby: [], facts: [], classes: [], texts: null, english: [], status };
	}
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
	const { course, facts = [], classes = [] } = loaderData ?? {};
	const site = siteOf(matches);
	if (!course) return noindexHead(noCourseWords.of(matches).title, site);
	const words = courseWords.of(matches);
	const place = placeName(site.school);
	const language = languageOfPath(location.pathname);
	return head({
		title: words.title(course.title, place),
		description: words.description(course.summary, place),
		language,
		path: `/courses/${course.slug}`,
		site,
		image: sharePictureOf(course),
		structured: courseData(
			course,
			site,
			{ language, names: words },
			courseProperties(facts),
			openClasses(classes).map((shown) =>
				classInstance(shown, courseUrl(course.slug, site.origin, language)),
			),
		),
	});
};

export default function CoursePage({
	loaderData: { course, nearby, facts, classes, texts, status },
}: Route.ComponentProps) {
	const keyFacts = keyFactWords.use();
	const upcomingClasses = useUpcomingClasses();
	const goodToKnow = useGoodToKnow();
	if (!course || !texts) return <CourseNotFound failed={status !== 404} />;
	// The key resets state between courses.
	return (
		<CourseView
			key={course.slug}
			course={course}
			texts={texts}
			relatedCourses={nearby}
			keyFacts={keyFactsOf(facts, openClasses(classes), keyFacts)}
			sections={[...upcomingClasses(course, classes), ...goodToKnow(facts)]}
		/>
	);
}
