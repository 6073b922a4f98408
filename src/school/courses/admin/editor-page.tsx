import { useState } from "react";
import { useLocation } from "react-router";
import { CourseEditor } from "#school/courses/admin/editor.tsx";
import { getAdminCourse } from "#school/courses/contract.ts";
import { FreshRecord } from "#ui/admin/stored-record.tsx";

interface Props {
	/** Null for a new course. */
	id: number | null;
}

/** Course editor page. A new course keeps its editor, and unsaved typing, when it gets its URL. */
export function CourseEditorPage({ id }: Props) {
	const location = useLocation();
	const [created, setCreated] = useState({ id: Number.NaN, key: "" });
	if (id !== null && id !== created.id) {
		return (
			<FreshRecord
				key={id}
				call={getAdminCourse}
				params={{ id }}
				what="course"
				list={{ path: "/admin/courses", name: "Courses" }}
			>
				{(course) => <CourseEditor course={course} />}
			</FreshRecord>
		);
	}
	const key = id === null ? location.key : created.key;
	return (
		<CourseEditor key={key} course={null} onCreated={(newId) => setCreated({ id: newId, key })} />
	);
}
