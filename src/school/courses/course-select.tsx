import { Suspense, useEffect } from "react";
import { Await } from "react-router";
import { presetTitle } from "#school/courses/preset-title.ts";
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
	chosen?: string | undefined;
	error?: string | undefined;
	optional?: boolean;
	/** Called when the list has loaded, so that a draft's course can be selected again. */
	onReady: () => void;
}

const noCourses: CourseChoice[] = [];
const notLoaded = "Failed to fetch courses";

/** Course select. Empty while the courses load. */
export function CourseSelect(props: Props) {
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
	chosen,
	error,
	optional,
	onReady,
}: Omit<Props, "courses"> & { courses: CourseChoice[] }) {
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
					{courses.length === 0 && chosen && <option value={chosen}>{presetTitle}</option>}
					{courses.map((course) => (
						<option key={course.id} value={course.id}>
							{course.title}
						</option>
					))}
				</select>
			)}
		</Field>
	);
}
