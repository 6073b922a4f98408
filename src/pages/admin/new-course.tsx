import { courseGoingLive } from "#chat/admin/course-going-live.tsx";
import { CourseEditor } from "#courses/admin/editor.tsx";
import { adminTitle } from "#school/admin-title.ts";

export const meta = () => adminTitle("New course");

export default function NewCourse() {
	return <CourseEditor course={null} goingLive={courseGoingLive} />;
}
