import { useQuery } from "@tanstack/react-query";
import { queryOf } from "#platform/api/query-of.ts";
import { bodyOf, type CourseValues } from "#school/courses/admin/editor-values.ts";
import { type AdminCourse, listAdminCourses } from "#school/courses/contract.ts";
import { CourseView } from "#school/courses/course-view.tsx";
import { relatedCourses } from "#school/courses/related-courses.ts";
import { summaryOf } from "#school/courses/summary.ts";
import { PublicLayout } from "#school/profile/public-layout.tsx";
import { listTexts } from "#school/texts/public-contract.ts";
import { deliveredTexts } from "#school/texts/slots.ts";
import { PageFrame } from "#ui/admin/page-frame.tsx";

const none: readonly AdminCourse[] = [];

/** Shows a course page as the website does, while it is edited. */
export function CoursePreview({ values }: { values: CourseValues }) {
	const { data: courses = none } = useQuery(queryOf(listAdminCourses));
	const { data: texts = deliveredTexts } = useQuery(queryOf(listTexts));
	const course = {
		...bodyOf(values),
		id: 0,
		title: values.title || "Title",
		imagePath: isComplete(values.imagePath) ? values.imagePath : null,
	};
	const others = courses.filter(({ isActive }) => isActive);
	return (
		<PageFrame label="Page preview">
			<PublicLayout>
				<CourseView
					course={course}
					texts={texts}
					relatedCourses={relatedCourses(values.slug, others).map((other) => summaryOf(other))}
				/>
			</PublicLayout>
		</PageFrame>
	);
}

/** Returns whether a picture can be loaded. An incomplete URL shows the default illustration. */
function isComplete(imagePath: string): boolean {
	return (
		imagePath.startsWith("/uploads/") || (/^https?:\/\//.test(imagePath) && URL.canParse(imagePath))
	);
}
