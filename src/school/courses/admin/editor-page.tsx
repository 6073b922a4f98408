import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "react-router";
import { queryOf } from "#platform/api/query-of.ts";
import { CourseEditor } from "#school/courses/admin/editor.tsx";
import { altTextOf } from "#school/courses/admin-queries.ts";
import { getAdminCourse } from "#school/courses/contract.ts";
import { getPicture } from "#school/uploads/contract.ts";
import { allOf } from "#ui/admin/loaded.tsx";
import { StoredRecord } from "#ui/admin/stored-record.tsx";

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

/** A later refetch leaves the editor alone. */
function StoredCourseEditor({ id }: { id: number }) {
	const single = useQuery({
		...queryOf(getAdminCourse, { params: { id } }),
		staleTime: 0,
		gcTime: 0,
	});
	const imagePath = single.data?.imagePath ?? null;
	const picture = useQuery({
		queryKey: [getPicture.path, "alt text", imagePath],
		queryFn: () => altTextOf(imagePath),
		meta: { shows: getPicture.shows },
		enabled: single.data !== undefined,
		// The editor stays open while the text of a newer picture is loaded.
		placeholderData: keepPreviousData,
		staleTime: 0,
		gcTime: 0,
	});
	return (
		<StoredRecord
			query={allOf(single, picture)}
			what="course"
			list={{ path: "/admin/courses", name: "Courses" }}
		>
			{([course, altText]) => <CourseEditor course={{ ...course, altText }} />}
		</StoredRecord>
	);
}
