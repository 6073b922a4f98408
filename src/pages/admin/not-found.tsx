import { data, Link } from "react-router";
import { officeTitle } from "#dashboard/office/title.ts";
import { Nothing } from "#ui/office/list-parts.tsx";

/** The server says 404; in the browser nothing needs to be asked. */
export const loader = () => data(null, { status: 404 });
export const clientLoader = () => null;

export const meta = () => officeTitle("Nothing here");

export default function OfficeNotFound() {
	return (
		<main id="main" className="work" tabIndex={-1}>
			<h1>There is nothing at this address</h1>
			<Nothing title="The address may be mistyped, or what stood here was deleted.">
				<Link className="button" to="/admin">
					To Today
				</Link>
			</Nothing>
		</main>
	);
}
