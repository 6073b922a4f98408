import { Suspense } from "react";
import { Await } from "react-router";
import { CourseCard } from "#school/courses/card.tsx";
import { cardWords } from "#school/courses/card-words.tsx";
import type { CourseSummary } from "#school/courses/summary.ts";

const placeholders = ["a", "b", "c", "d", "e", "f"];

/** Shows the courses as cards, with six placeholders while loading. */
export function CourseGrid({ courses }: { courses: Promise<CourseSummary[]> | CourseSummary[] }) {
	return (
		<Suspense fallback={<Placeholders />}>
			<Await resolve={courses} errorElement={<NotLoaded />}>
				{(list) => (
					<ul className="cards">
						{list.map((course) => (
							<CourseCard key={course.id} course={course} />
						))}
					</ul>
				)}
			</Await>
		</Suspense>
	);
}

function Placeholders() {
	return (
		<ul className="cards" aria-busy="true" aria-label={cardWords.use().loading}>
			{placeholders.map((key) => (
				<li className="card" key={key} aria-hidden="true">
					<div className="scene" />
					<div>
						<div className="bone a" />
						<div className="bone" />
						<div className="bone b" />
					</div>
				</li>
			))}
		</ul>
	);
}

function NotLoaded() {
	return <p role="alert">{cardWords.use().notLoaded}</p>;
}
