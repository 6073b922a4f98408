import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { ApiError } from "#api/client.ts";
import { CourseEditor } from "#courses/admin/editor.tsx";
import { adminCourseQuery, adminCoursesQuery } from "#courses/admin-queries.ts";
import { EmptyState, ErrorState, LoadingRows } from "#ui/admin/list-parts.tsx";

interface Props {
	/** Null for a new course. */
	id: number | null;
}

/** The editor of a course. A new one keeps its editor, and text typed on, when it gets its URL. */
export function CourseEditorPage({ id }: Props) {
	const location = useLocation();
	const [created, setCreated] = useState({ id: Number.NaN, key: "" });
	if (id !== null && id !== created.id) {
		return <StoredCourseEditor key={id} id={id} />;
	}
	const key = id === null ? location.key : created.key;
	return (
		<CourseEditor key={key} course={null} onCreated={(newId) => setCreated({ id: newId, key })} />
	);
}

/** Loads the course before its editor opens. A later refetch leaves the editor alone. */
function StoredCourseEditor({ id }: { id: number }) {
	const one = useQuery({ ...adminCourseQuery(id), staleTime: 0, gcTime: 0 });
	// Where a single course cannot be asked for, the list knows it too.
	const missing = one.error instanceof ApiError && one.error.status === 404;
	const list = useQuery({ ...adminCoursesQuery(), enabled: missing });
	const course = one.data ?? (missing ? list.data?.find((other) => other.id === id) : undefined);
	if (course) return <CourseEditor course={course} />;
	return (
		<main id="main" className="work full" tabIndex={-1}>
			<h1>Course</h1>
			{missing && list.data && (
				<EmptyState
					title="This course no longer exists."
					why="It was deleted, or the link is wrong."
				>
					<Link className="button" to="/admin/courses">
						All courses
					</Link>
				</EmptyState>
			)}
			{one.error && !missing && (
				<ErrorState what="course" error={one.error} at={one.errorUpdatedAt} onRetry={one.refetch} />
			)}
			{one.isFetching && <LoadingRows what="the course" />}
		</main>
	);
}
