import { data, Link } from "react-router";
import { officeTitle } from "#dashboard/office/title.ts";
import { Nothing } from "#ui/office/list-parts.tsx";

/** The server says 404; in the browser nothing needs to be asked. */
export const loader = () => data(null, { status: 404 });
export const clientLoader = () => null;

export const meta = () => officeTitle("Page not found");

export default function OfficeNotFound() {
	return (
		<main id="main" className="work" tabIndex={-1}>
			<h1>Page not found</h1>
			<Nothing title="The link may be wrong, or the page was deleted.">
				<Link className="button" to="/admin">
					Go to Today
				</Link>
			</Nothing>
		</main>
	);
}
