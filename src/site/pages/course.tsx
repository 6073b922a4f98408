import { data } from "react-router";
import { ApiError, call } from "#platform/api/client.ts";
import { apiFetch } from "#platform/api/context.ts";
import { throwAsPageError } from "#platform/api/page-error.ts";
import { languageOf, languageOfPath } from "#platform/text/language-paths.ts";
import { listClasses, type PublicClass } from "#school/classes/public-contract.ts";
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
import { type Course, getCourse, listCourses } from "#school/courses/public-contract.ts";
import { relatedCourses } from "#school/courses/related-courses.ts";
import { courseData } from "#school/courses/structured-data.ts";
import { type CourseSummary, summaryOf } from "#school/courses/summary.ts";
import { englishOf, factsOfCourse, saidFacts } from "#school/facts/course-facts.ts";
import { useGoodToKnow } from "#school/facts/good-to-know.tsx";
import { keyFactsOf } from "#school/facts/key-facts.ts";
import { type PageFact, pageFacts } from "#school/facts/page-facts.ts";
import { keyFactWords } from "#school/facts/page-words.ts";
import { listPublicFacts } from "#school/facts/public-contract.ts";
import { courseProperties } from "#school/facts/structured-data.ts";
import { factWordsOf } from "#school/facts/words-of.ts";
import { placeName } from "#school/profile/address.ts";
import { head, noindexHead, siteOf } from "#school/profile/head.ts";
import { sharePictureOf } from "#school/profile/pictures.ts";
import { type PageTexts, textsOf } from "#school/texts/page-texts.ts";
import { listTexts } from "#school/texts/public-contract.ts";
import type { SiteTexts } from "#school/texts/slots.ts";
import { browserSpeech } from "#school/translations/browser-speech.ts";
import { loadSpeech } from "#school/translations/load-speech.ts";
import { saidCourse, saidSlots, saidSummary } from "#school/translations/said-course.ts";
import type { Speech } from "#school/translations/speech.ts";
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
	const fetch = context.get(apiFetch);
	const say = await loadSpeech(languageOf(request), fetch, slug).catch(throwAsPageError);
	const words = factWordsOf(say.language);
	const loaded = await load(slug, say, {
		course: () => call(getCourse, { params: { slug } }, fetch),
		courses: () => call(listCourses, {}, fetch),
		facts: async () => pageFacts(await call(listPublicFacts, {}, fetch), words),
		classes: () => call(listClasses, {}, fetch),
		texts: () => call(listTexts, {}, fetch),
	});
	return data(loaded, { status: loaded.status });
}

export async function clientLoader({ request, params: { slug } }: Route.ClientLoaderArgs) {
	const [{ loadCourse, loadCourses }, { loadPageFacts }, { loadClasses }, { loadTexts }, say] =
		await Promise.all([
			import("#school/courses/loading.ts"),
			import("#school/facts/loading.ts"),
			import("#school/classes/loading.ts"),
			import("#school/texts/loading.ts"),
			browserSpeech(languageOf(request), slug),
		]);
	return load(slug, say, {
		course: () => loadCourse(slug),
		courses: loadCourses,
		facts: () => loadPageFacts(say.language),
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

async function load(slug: string, say: Speech, sources: Sources): Promise<Data> {
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
