import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import {
	UNSAFE_createBrowserHistory as createBrowserHistory,
	UNSAFE_FrameworkContext as FrameworkContext,
	UNSAFE_RemixErrorBoundary as LastErrorBoundary,
} from "react-router";
import { HydratedRouter, RouterProvider } from "react-router/dom";
import { lateRouter } from "#ui/late-router.ts";
import { readRenderedPage } from "#ui/rendered-page.ts";

if (import.meta.env.DEV) await import("#ui/app.css");

/** The framework's `HydratedRouter`, but on the website what moves between pages is fetched when it is needed. */
async function site() {
	const page = await readRenderedPage();
	const history = createBrowserHistory();
	const load = async () => {
		const { startRouter } = await import("#ui/navigating-router.ts");
		return startRouter(page, history);
	};
	const isOffice = document.body.classList.contains("admin-area");
	const router = isOffice ? await load() : lateRouter(page, history, load);
	return (
		<FrameworkContext value={page.framework}>
			<LastErrorBoundary location={router.state.location}>
				<RouterProvider router={router} />
			</LastErrorBoundary>
		</FrameworkContext>
	);
}

// Components are replaced while they are edited by the framework's own.
const root = import.meta.env.DEV ? <HydratedRouter /> : await site();

startTransition(() => {
	hydrateRoot(document, <StrictMode>{root}</StrictMode>);
});
