import { Nothing } from "#ui/office/list-parts.tsx";

/** A page of the office that broke. What was typed is kept on this computer. */
export function BrokenPage({ error }: { error: unknown }) {
	console.error(error);
	return (
		<main id="main" className="work" tabIndex={-1}>
			<h1>This page does not work</h1>
			<Nothing title="Something went wrong here, not with what is stored.">
				<button type="button" className="button primary" onClick={() => location.reload()}>
					Load it again
				</button>
				<a className="button" href="/admin">
					To Today
				</a>
			</Nothing>
		</main>
	);
}
