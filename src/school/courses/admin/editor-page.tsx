import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { ApiError } from "#platform/api/client.ts";
import { CourseEditor } from "#school/courses/admin/editor.tsx";
import { adminCourseQuery, altTextOf } from "#school/courses/admin-queries.ts";
import { UpLink } from "#ui/admin/editor-head.tsx";
import { EmptyState, ErrorState, LoadingRows } from "#ui/admin/list-parts.tsx";

interface Props {
	/** Null for a new course. */
	id: number | null;
}

/** Course editor page. A new course keeps its editor, and unsaved typing, when it gets its URL. */
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

/** Loads the course before its editor opens. A later refetch does not change the editor. */
function StoredCourseEditor({ id }: { id: number }) {
	const single = useQuery({ ...adminCourseQuery(id), staleTime: 0, gcTime: 0 });
	const course = single.data;
	const imagePath = course?.imagePath ?? null;
	const picture = useQuery({
		queryKey: ["pictures", imagePath, "alt"],
		queryFn: () => altTextOf(imagePath),
		enabled: course !== undefined,
		staleTime: 0,
		gcTime: 0,
	});
	if (course && picture.data !== undefined) {
		return <CourseEditor course={{ ...course, altText: picture.data }} />;
	}
	const isMissing = single.error instanceof ApiError && single.error.status === 404;
	const failed = isMissing ? undefined : [picture, single].find(({ error }) => error);
	return (
		<main id="main" className="work full" tabIndex={-1}>
			<UpLink to="/admin/courses">Courses</UpLink>
			<h1>Course</h1>
			{isMissing && (
				<EmptyState
					title="This course no longer exists."
					why="It was deleted, or the link is wrong."
				>
					<Link className="button" to="/admin/courses">
						All courses
					</Link>
				</EmptyState>
			)}
			{failed?.error && (
				<ErrorState
					what="course"
					error={failed.error}
					at={failed.errorUpdatedAt}
					onRetry={failed.refetch}
				/>
			)}
			{(single.isFetching || picture.isFetching) && <LoadingRows what="the course" />}
		</main>
	);
}
