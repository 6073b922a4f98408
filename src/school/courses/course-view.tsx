import type { ReactNode } from "react";
import { Link } from "react-router";
import { CourseCard, type CourseSummary } from "#school/courses/card.tsx";
import { Description } from "#school/courses/description.tsx";
import { CoursePicture } from "#school/courses/picture.tsx";
import type { Course } from "#school/courses/public-contract.ts";
import { QuestionsFirst, RegisterBar, RegisterBox } from "#school/courses/register-box.tsx";
import { courseBenefits } from "#school/profile/benefits.ts";
import { Icon } from "#ui/icons.tsx";

interface Props {
	course: Course;
	relatedCourses: CourseSummary[];
	/** What is shown below the description. */
	children?: ReactNode;
}

/** Shows a course to visitors. */
export function CourseView({ course, relatedCourses, children }: Props) {
	return (
		<div className="wrap page">
			<div className="course">
				<div className="intro">
					<Link className="back" to="/#programs">
						<Icon name="left" />
						All programs
					</Link>
					<h1>{course.title}</h1>
					<p className="lead">{course.summary}</p>
				</div>
				<RegisterBox slug={course.slug} />
				<CoursePicture course={course} sizes="(min-width: 60rem) 38rem, 100vw" important />
				<div className="course-text">
					<Description text={course.description} />
					{children}
				</div>
				<section className="all" aria-labelledby="benefits">
					<h2 className="h-xl" id="benefits">
						What’s included
					</h2>
					<ul className="thirds fourths rule thin">
						{courseBenefits.map(({ title, text }) => (
							<li key={title}>
								<h3>{title}</h3>
								<p>{text}</p>
							</li>
						))}
					</ul>
				</section>
				<QuestionsFirst />
				{relatedCourses.length > 0 && (
					<section className="all" aria-labelledby="nearby">
						<h2 className="h-xl" id="nearby">
							Related programs
						</h2>
						<ul className="cards">
							{relatedCourses.map((other) => (
								<CourseCard key={other.id} course={other} />
							))}
						</ul>
					</section>
				)}
			</div>
			<RegisterBar slug={course.slug} />
		</div>
	);
}
