import { ClassList } from "#school/classes/class-list.tsx";
import { classListWords } from "#school/classes/list-words.ts";
import type { ShownClass } from "#school/classes/shown-class.ts";
import type { CourseSection } from "#school/courses/course-view.tsx";
import type { Course } from "#school/courses/public-contract.ts";
import { SiteLink } from "#ui/site-link.tsx";

/** Returns the classes of a course, as a section of its page, by the course. None where there are none. */
export function useUpcomingClasses(): (
	course: Pick<Course, "slug" | "title">,
	classes: readonly ShownClass[],
) => CourseSection[] {
	const { title, finder } = classListWords.use();
	return (course, classes) =>
		classes.length === 0
			? []
			: [
					{
						id: "classes",
						title,
						content: (
							<>
								<ClassList classes={classes} programOf={() => course} />
								<SiteLink className="more" to="/classes">
									{finder}
								</SiteLink>
							</>
						),
					},
				];
}
