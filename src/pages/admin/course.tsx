import { useParams } from "react-router";
import { courseGoingLive } from "#chat/office/course-going-live.tsx";
import { CourseEditorPage } from "#courses/office/editor-page.tsx";
import { officeTitle } from "#dashboard/office/title.ts";

export const meta = () => officeTitle("Edit course");

export default function Course() {
	return <CourseEditorPage id={Number(useParams().id)} goingLive={courseGoingLive} />;
}
