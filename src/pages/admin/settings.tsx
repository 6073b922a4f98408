import { officeTitle } from "#dashboard/office/title.ts";

export const meta = () => officeTitle("Settings");

export default function Settings() {
	return (
		<main id="main" className="work full" tabIndex={-1}>
			<h1>Settings</h1>
		</main>
	);
}
