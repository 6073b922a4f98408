import { Link } from "react-router";
import { ClassList } from "#school/classes/class-list.tsx";
import type { ShownClass } from "#school/classes/shown-class.ts";
import type { CourseSection } from "#school/courses/course-view.tsx";
import type { Course } from "#school/courses/public-contract.ts";

/** The classes of a course, as a section of its page. None where there are none. */
export const upcomingClasses = (
	course: Pick<Course, "slug" | "title">,
	classes: readonly ShownClass[],
): CourseSection[] =>
	classes.length === 0
		? []
		: [
				{
					id: "classes",
					title: "Upcoming classes",
					content: (
						<>
							<ClassList classes={classes} programOf={() => course} />
							<Link className="more" to="/classes">
								Find a class that fits your week
							</Link>
						</>
					),
				},
			];
