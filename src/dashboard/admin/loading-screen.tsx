import { Spinner } from "#ui/pulse.tsx";

/** Stands there until the office knows who is signed in. */
export function Waiting() {
	return (
		<main id="main" className="alone">
			<p className="waiting-place" role="status">
				<Spinner />
				Loading…
			</p>
		</main>
	);
}
