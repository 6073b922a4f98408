import { Link } from "react-router";
import { CoursePicture } from "#school/courses/picture.tsx";
import type { Course } from "#school/courses/public-contract.ts";
import { Icon } from "#ui/icons.tsx";

/** Fields of a course that a card shows. */
export type CourseSummary = Pick<Course, "id" | "slug" | "title" | "summary" | "imagePath">;

/** Drops the fields that only the course page shows. */
export function summaryOf({ id, slug, title, summary, imagePath }: Course): CourseSummary {
	return { id, slug, title, summary, imagePath };
}

/** Course card. The whole card is the link. */
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
