import { useParams } from "react-router";
import { CourseEditorPage } from "#school/courses/admin/editor-page.tsx";
import { adminTitle } from "#ui/admin/admin-title.ts";
import type { Route } from "./+types/course.ts";

export const meta: Route.MetaFunction = (page) =>
	adminTitle(page.params.id === "new" ? "New course" : "Edit course")(page);

/** Course editor for new and existing courses: one route, so that a new one keeps its editor when it gets its URL. */
export default function Course() {
	const { id } = useParams();
	return <CourseEditorPage id={id === "new" ? null : Number(id)} />;
}
