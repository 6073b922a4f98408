import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { ApiError } from "#api/client.ts";
import { CourseEditor } from "#courses/office/editor.tsx";
import type { GoingLive } from "#courses/office/going-live.tsx";
import { officeCourseQuery, officeCoursesQuery } from "#courses/office-queries.ts";
import { Failed, LoadingRows, Nothing } from "#ui/office/list-parts.tsx";

/** The editor of one course, once that is known. What is typed stays when it is loaded anew. */
export function CourseEditorPage({ id, goingLive }: { id: number; goingLive: GoingLive }) {
	const one = useQuery({ ...officeCourseQuery(id), staleTime: 0, gcTime: 0 });
	// Where a single course cannot be asked for, the list knows it too.
	const missing = one.error instanceof ApiError && one.error.status === 404;
	const list = useQuery({ ...officeCoursesQuery(), enabled: missing });
	const course = one.data ?? (missing ? list.data?.find((other) => other.id === id) : undefined);
	if (course) return <CourseEditor key={id} course={course} goingLive={goingLive} />;
	return (
		<main id="main" className="work full" tabIndex={-1}>
			<h1>Course</h1>
			{missing && list.data && (
				<Nothing title="This course no longer exists." why="It was deleted, or the link is wrong.">
					<Link className="button" to="/admin/courses">
						All courses
					</Link>
				</Nothing>
			)}
			{one.error && !missing && (
				<Failed what="course" error={one.error} at={one.errorUpdatedAt} onRetry={one.refetch} />
			)}
			{one.isFetching && <LoadingRows what="the course" />}
		</main>
	);
}
