import { Link } from "react-router";
import { EmptyState } from "#ui/admin/list-parts.tsx";

/** Shown instead of a page that the user's role does not include. */
export function NotYourRole() {
	return (
		<main id="main" className="work" tabIndex={-1}>
			<h1>Not in your role</h1>
			<EmptyState
				title="Your role does not include this page."
				why="Ask an administrator with full access if you need it."
			>
				<Link className="button" to="/admin">
					Go to Today
				</Link>
			</EmptyState>
		</main>
	);
}
