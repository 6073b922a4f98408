import { officeTitle } from "#dashboard/office/title.ts";

export const meta = () => officeTitle("Messages");

export default function Messages() {
	return (
		<main id="main" className="work full" tabIndex={-1}>
			<h1>Messages</h1>
		</main>
	);
}
