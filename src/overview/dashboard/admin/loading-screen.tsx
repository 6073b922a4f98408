import { DemoStrip } from "#ui/admin/demo-strip.tsx";
import { Spinner } from "#ui/pulse.tsx";

/** Renders until the session is known. */
export function LoadingScreen() {
	return (
		<>
			<DemoStrip />
			<main id="main" className="alone">
				<p className="row-line waiting-place" role="status">
					<Spinner />
					Loading…
				</p>
			</main>
		</>
	);
}
