import { Suspense, useEffect } from "react";
import { Await } from "react-router";
import { courseSelectWords } from "#school/courses/course-select-words.ts";
import type { Course } from "#school/courses/public-contract.ts";
import { Field } from "#ui/field.tsx";

/** Fields of a course that an option shows. */
export type CourseChoice = Pick<Course, "id" | "slug" | "title">;

/** Courses to choose from: loaded, loading, or null if they failed to load. */
export type CourseChoices = CourseChoice[] | Promise<CourseChoice[]> | null;

interface Props {
	id: string;
	label: string;
	/** Option shown while no course is selected. */
	empty: string;
	courses: CourseChoices;
	/** The language of a title, where it is not that of the page. */
	languageOf: (title: string) => { lang?: "en" };
	chosen?: string | undefined;
	error?: string | undefined;
	optional?: boolean;
	/** Called when the list has loaded, so that a draft's course can be selected again. */
	onReady: () => void;
}

const noCourses: CourseChoice[] = [];

/** Course select. Empty while the courses load. */
export function CourseSelect(props: Props) {
	const { notLoaded } = courseSelectWords.use();
	const failed = <Select {...props} courses={noCourses} error={notLoaded} />;
	return (
		<Suspense fallback={<Select {...props} courses={noCourses} />}>
			<Await resolve={props.courses} errorElement={failed}>
				{(courses) => (courses ? <Select {...props} courses={courses} /> : failed)}
			</Await>
		</Suspense>
	);
}

function Select({
	id,
	label,
	empty,
	courses,
	languageOf,
	chosen,
	error,
	optional,
	onReady,
}: Omit<Props, "courses"> & { courses: CourseChoice[] }) {
	const { preset } = courseSelectWords.use();
	useEffect(() => {
		if (courses.length > 0) onReady();
	}, [courses, onReady]);
	return (
		<Field {...{ id, label, error }} {...(optional && { optional })}>
			{(aria) => (
				<select
					className="input"
					name="courseId"
					required={!optional}
					defaultValue={chosen ?? ""}
					{...aria}
				>
					<option value="">{empty}</option>
					{courses.length === 0 && chosen && <option value={chosen}>{preset}</option>}
					{courses.map((course) => (
						<option key={course.id} value={course.id} {...languageOf(course.title)}>
							{course.title}
						</option>
					))}
				</select>
			)}
		</Field>
	);
}
