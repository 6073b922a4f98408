import { useEffect } from "react";
import { reportError } from "#platform/browser-errors/report.ts";
import { DemoStrip } from "#ui/admin/demo-strip.tsx";
import { EmptyState } from "#ui/admin/list-parts.tsx";

/** Error screen of an admin page. Unsaved drafts stay in this browser. */
export function BrokenPage({ error }: { error: unknown }) {
	useEffect(() => {
		console.error(error);
		reportError(error);
	}, [error]);
	return (
		<>
			<DemoStrip />
			<main id="main" className="work" tabIndex={-1}>
				<h1>Something went wrong</h1>
				<EmptyState title="This page failed to load. Your saved data is not affected.">
					<button type="button" className="button primary" onClick={() => location.reload()}>
						Reload page
					</button>
					<a className="button" href="/admin">
						Go to Today
					</a>
				</EmptyState>
			</main>
		</>
	);
}
