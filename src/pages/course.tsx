import { data } from "react-router";
import { ApiError, call } from "#api/client.ts";
import { apiFetch } from "#api/context.ts";
import { type CourseSummary, summaryOf } from "#courses/card.tsx";
import { CourseNotFound } from "#courses/course-not-found.tsx";
import { CourseView } from "#courses/course-view.tsx";
import { type Course, getCourse, listCourses } from "#courses/public-contract.ts";
import { relatedCourses } from "#courses/related-courses.ts";
import { courseData } from "#courses/structured-data.ts";
import { head, noindexHead, siteOf } from "#school/head.ts";
import { sharePictureOf } from "#school/pictures.ts";
import type { Route } from "./+types/course.ts";

interface Data {
	course: Course | null;
	nearby: CourseSummary[];
	/** Status of the failed call; 0 without a response. */
	status: number;
}

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
	const fetch = context.get(apiFetch);
	const loaded = await load(
		() => call(getCourse, { params: { slug } }, fetch),
		() => call(listCourses, {}, fetch),
		slug,
	);
	return data(loaded, { status: loaded.status });
}

export async function clientLoader({ params: { slug } }: Route.ClientLoaderArgs) {
	const { loadCourse, loadCourses } = await import("#courses/loading.ts");
	return load(() => loadCourse(slug), loadCourses, slug);
}

async function load(
	getOne: () => Promise<Course>,
	getAll: () => Promise<Course[]>,
	slug: string,
): Promise<Data> {
	const others = getAll().catch(() => []);
	try {
		const course = await getOne();
		return { course, nearby: relatedCourses(slug, await others).map(summaryOf), status: 200 };
	} catch (error) {
		const status = error instanceof ApiError ? error.status : 503;
		return { course: null, nearby: [], status };
	}
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
	const course = loaderData?.course;
	const site = siteOf(matches);
	if (!course) return noindexHead("Course Not Found", site);
	return head({
		title: `${course.title} in Iselin, NJ`,
		description: `${course.summary} In-person day and evening classes in Iselin, NJ.`,
		path: `/courses/${course.slug}`,
		site,
		image: sharePictureOf(course.slug),
		structured: courseData(course, site),
	});
};

export default function CoursePage({
	loaderData: { course, nearby, status },
}: Route.ComponentProps) {
	if (!course) return <CourseNotFound failed={status !== 404} />;
	// The key resets state between courses.
	return <CourseView key={course.slug} course={course} relatedCourses={nearby} />;
}
