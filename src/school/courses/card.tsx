import { Link } from "react-router";
import { CoursePicture } from "#school/courses/picture.tsx";
import type { CourseSummary } from "#school/courses/summary.ts";
import { Icon } from "#ui/icons.tsx";

/** Course card. The whole card is the link. */
export function CourseCard({ course, eager = false }: { course: CourseSummary; eager?: boolean }) {
	const { title, summary, slug, keyFacts } = course;
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
				{keyFacts.length > 0 && (
					<dl>
						{keyFacts.map(({ term, value }) => (
							<div key={term}>
								<dt>{term}</dt>
								<dd>{value}</dd>
							</div>
						))}
					</dl>
				)}
				<Link className="more" to={`/courses/${slug}`}>
					<span>Learn more</span>
					<span className="sr-only"> about {title}</span>
					<Icon name="right" />
				</Link>
			</div>
		</li>
	);
}
