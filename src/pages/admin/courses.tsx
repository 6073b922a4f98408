import { CourseList } from "#courses/admin/list.tsx";
import { adminTitle } from "#school/admin-title.ts";

export const meta = () => adminTitle("Courses");

export default CourseList;
