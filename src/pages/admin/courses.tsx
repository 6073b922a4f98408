import { officeTitle } from "#dashboard/office/title.ts";

export const meta = () => officeTitle("Courses");

export default function Courses() {
	return (
		<main id="main" className="work full" tabIndex={-1}>
			<h1>Courses</h1>
		</main>
	);
}
