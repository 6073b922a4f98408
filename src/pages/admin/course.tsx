import { officeTitle } from "#dashboard/office/title.ts";

export const meta = () => officeTitle("Course");

export default function Course() {
	return (
		<main id="main" className="work full" tabIndex={-1}>
			<h1>Course</h1>
		</main>
	);
}
