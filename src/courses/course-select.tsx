import { Suspense, useEffect } from "react";
import { Await } from "react-router";
import { presetTitle } from "#courses/preset-title.ts";
import type { Course } from "#courses/public-contract.ts";
import { Field } from "#ui/field.tsx";

/** What a list to choose from shows of a course. */
export type CourseChoice = Pick<Course, "id" | "slug" | "title">;

/** The courses to choose from: here, on their way, or (null) not to be had. */
export type CourseChoices = CourseChoice[] | Promise<CourseChoice[]> | null;

interface Props {
	id: string;
	label: string;
	/** What stands in the list while nothing is chosen. */
	empty: string;
	courses: CourseChoices;
	chosen?: string | undefined;
	error?: string | undefined;
	optional?: boolean;
	/** Tells that the list is there, so that a kept choice can be made again. */
	onReady: () => void;
}

const noCourses: CourseChoice[] = [];
const notLoaded = "Failed to fetch courses";

/** A list of courses to choose one from. It can be empty while the courses are on their way. */
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
