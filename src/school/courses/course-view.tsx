import type { ReactNode } from "react";
import { CourseCard } from "#school/courses/card.tsx";
import { headingsOf, type PagePart } from "#school/courses/description.ts";
import { Description } from "#school/courses/description.tsx";
import { courseWords } from "#school/courses/page-words.ts";
import { CoursePicture } from "#school/courses/picture.tsx";
import type { Course } from "#school/courses/public-contract.ts";
import { QuestionsFirst, RegisterBar, RegisterBox } from "#school/courses/register-box.tsx";
import type { CourseSummary, KeyFact } from "#school/courses/summary.ts";
import { includedCards } from "#school/texts/course-cards.ts";
import type { PageTexts } from "#school/texts/page-texts.ts";
import { Icon } from "#ui/icons.tsx";
import { Said } from "#ui/said.tsx";
import { SiteLink } from "#ui/site-link.tsx";

/** A part of the page that another room contributes. */
export interface CourseSection extends PagePart {
	content: ReactNode;
}

interface Props {
	course: Course;
	relatedCourses: readonly CourseSummary[];
	keyFacts?: readonly KeyFact[];
	/** What is shown below the description. */
	sections?: readonly CourseSection[];
	texts: PageTexts<"course">;
}

/** Shows a course to visitors. */
export function CourseView({ course, relatedCourses, keyFacts = [], sections = [], texts }: Props) {
	const words = courseWords.use();
	const benefits: PagePart = { id: "benefits", title: words.included };
	const related: PagePart = { id: "nearby", title: words.related };
	const parts = [
		...headingsOf(course.description),
		...sections,
		benefits,
		...(relatedCourses.length > 0 ? [related] : []),
	];
	return (
		<div className="wrap page">
			<div className="course">
				<div className="intro">
					<SiteLink className="back" to="/#programs">
						<Icon name="left" />
						{words.all}
					</SiteLink>
					<h1>
						<Said>{course.title}</Said>
					</h1>
					<p className="lead">
						<Said>{course.summary}</Said>
					</p>
				</div>
				<RegisterBox slug={course.slug} keyFacts={keyFacts} parts={parts} />
				<CoursePicture course={course} sizes="(min-width: 60rem) 38rem, 100vw" important />
				<div className="course-text">
					<Description text={course.description} />
					{sections.map(({ id, title, content }) => (
						<section key={id} className="good-to-know" aria-labelledby={id}>
							<h2 className="h-xl" id={id}>
								{title}
							</h2>
							{content}
						</section>
					))}
				</div>
				<section className="all" aria-labelledby={benefits.id}>
					<h2 className="h-xl" id={benefits.id}>
						{benefits.title}
					</h2>
					<ul className="thirds fourths rule thin">
						{includedCards(texts, words.includedHeadings).map(({ slot, heading, text }) => (
							<li key={slot}>
								<h3>{heading}</h3>
								<p>
									<Said>{text}</Said>
								</p>
							</li>
						))}
					</ul>
				</section>
				<QuestionsFirst />
				{relatedCourses.length > 0 && (
					<section className="all" aria-labelledby={related.id}>
						<h2 className="h-xl" id={related.id}>
							{related.title}
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
