import { officeTitle } from "#dashboard/office/title.ts";

export const meta = () => officeTitle("Activity");

export default function Activity() {
	return (
		<main id="main" className="work full" tabIndex={-1}>
			<h1>Activity</h1>
		</main>
	);
}
