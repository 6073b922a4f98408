import { CourseList } from "#courses/office/list.tsx";
import { officeTitle } from "#dashboard/office/title.ts";

export const meta = () => officeTitle("Courses");

export default CourseList;
