import { data, Link } from "react-router";
import { adminTitle } from "#ui/admin/admin-title.ts";
import { EmptyState } from "#ui/admin/list-parts.tsx";

/** Sets status 404 on the server; the browser needs no call. */
export const loader = () => data(null, { status: 404 });
export const clientLoader = () => null;

export const meta = adminTitle("Page not found");

export default function AdminNotFound() {
	return (
		<main id="main" className="work" tabIndex={-1}>
			<h1>Page not found</h1>
			<EmptyState title="The link may be wrong, or the page was deleted.">
				<Link className="button" to="/admin">
					Go to Today
				</Link>
			</EmptyState>
		</main>
	);
}
