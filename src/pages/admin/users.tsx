import { officeTitle } from "#dashboard/office/title.ts";

export const meta = () => officeTitle("Users");

export default function Users() {
	return (
		<main id="main" className="work full" tabIndex={-1}>
			<h1>Users</h1>
		</main>
	);
}
