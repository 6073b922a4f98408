import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { ApiError } from "#api/client.ts";
import { CourseEditor } from "#courses/admin/editor.tsx";
import type { PublishCheck } from "#courses/admin/publish-check.tsx";
import { adminCourseQuery, adminCoursesQuery } from "#courses/admin-queries.ts";
import { EmptyState, ErrorState, LoadingRows } from "#ui/admin/list-parts.tsx";

interface Props {
	/** Null for a new course. */
	id: number | null;
	goingLive: PublishCheck;
}

/** Course editor page. A new course keeps its editor, and unsaved typing, when it gets its URL. */
export function CourseEditorPage({ id, goingLive }: Props) {
	const location = useLocation();
	const [created, setCreated] = useState({ id: Number.NaN, key: "" });
	if (id !== null && id !== created.id) {
		return <StoredCourseEditor key={id} id={id} goingLive={goingLive} />;
	}
	const key = id === null ? location.key : created.key;
	return (
		<CourseEditor
			key={key}
			course={null}
			goingLive={goingLive}
			onCreated={(newId) => setCreated({ id: newId, key })}
		/>
	);
}

/** Loads the course before its editor opens. A later refetch does not change the editor. */
function StoredCourseEditor({ id, goingLive }: { id: number; goingLive: PublishCheck }) {
	const one = useQuery({ ...adminCourseQuery(id), staleTime: 0, gcTime: 0 });
	// An older server has no endpoint for one course, but lists all.
	const missing = one.error instanceof ApiError && one.error.status === 404;
	const list = useQuery({ ...adminCoursesQuery(), enabled: missing });
	const course = one.data ?? (missing ? list.data?.find((other) => other.id === id) : undefined);
	if (course) return <CourseEditor course={course} goingLive={goingLive} />;
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
