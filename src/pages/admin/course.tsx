import { useParams } from "react-router";
import { CourseEditorPage } from "#courses/office/editor-page.tsx";
import { officeTitle } from "#dashboard/office/title.ts";

export const meta = () => officeTitle("Edit course");

export default function Course() {
	return <CourseEditorPage id={Number(useParams().id)} />;
}
