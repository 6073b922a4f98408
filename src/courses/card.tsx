import { Link } from "react-router";
import type { Course } from "#courses/visitor-contract.ts";
import { pictureOf } from "#school/pictures.ts";
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
			<img
				className="scene"
				src={pictureOf(course).src}
				alt=""
				width="800"
				height="600"
				loading={eager ? "eager" : "lazy"}
				decoding="async"
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
