import { courseGoingLive } from "#chat/office/course-going-live.tsx";
import { CourseEditor } from "#courses/office/editor.tsx";
import { officeTitle } from "#dashboard/office/title.ts";

export const meta = () => officeTitle("New course");

export default function NewCourse() {
	return <CourseEditor course={null} goingLive={courseGoingLive} />;
}
