import { useParams } from "react-router";
import { courseGoingLive } from "#chat/admin/course-going-live.tsx";
import { CourseEditorPage } from "#courses/admin/editor-page.tsx";
import { adminTitle } from "#school/admin-title.ts";

export const meta = () => adminTitle("Edit course");

export default function Course() {
	return <CourseEditorPage id={Number(useParams().id)} goingLive={courseGoingLive} />;
}
