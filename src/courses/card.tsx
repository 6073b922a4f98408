import { Link } from "react-router";
import { CoursePicture } from "#courses/picture.tsx";
import type { Course } from "#courses/public-contract.ts";
import { Icon } from "#ui/icons.tsx";

/** What a card shows of a course. */
export type CourseSummary = Pick<Course, "id" | "slug" | "title" | "summary" | "imagePath">;

/** Leaves out what only the course's own page shows. */
export function summaryOf({ id, slug, title, summary, imagePath }: Course): CourseSummary {
	return { id, slug, title, summary, imagePath };
}

/** A course in a row of courses. The whole card is the link. */
export function CourseCard({ course, eager = false }: { course: CourseSummary; eager?: boolean }) {
	const { title, summary, slug } = course;
	return (
		<li className="card">
			<CoursePicture
				course={course}
				sizes="(min-width: 60rem) 24rem, 6.5rem"
				decorative
				loading={eager ? "eager" : "lazy"}
			/>
			<div>
				<h3>{title}</h3>
				<p>{summary}</p>
				<Link className="more" to={`/courses/${slug}`}>
					<span>Learn more</span>
					<span className="sr-only"> about {title}</span>
					<Icon name="right" />
				</Link>
			</div>
		</li>
	);
}
