import { courseGoingLive } from "#chat/admin/course-going-live.tsx";
import { CourseList } from "#courses/admin/list.tsx";
import { adminTitle } from "#school/admin-title.ts";

export const meta = () => adminTitle("Courses");

export default function Courses() {
	return <CourseList publishCheck={courseGoingLive} />;
}
