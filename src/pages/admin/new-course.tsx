import { officeTitle } from "#dashboard/office/title.ts";

export const meta = () => officeTitle("New");

export default function New() {
	return (
		<main id="main" className="work full" tabIndex={-1}>
			<h1>New</h1>
		</main>
	);
}
