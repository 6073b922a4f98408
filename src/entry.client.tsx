import { StrictMode, startTransition, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import {
	UNSAFE_createBrowserHistory as createBrowserHistory,
	UNSAFE_FrameworkContext as FrameworkContext,
	UNSAFE_RemixErrorBoundary as LastErrorBoundary,
	type RouterProviderProps,
} from "react-router";
import { HydratedRouter, RouterProvider } from "react-router/dom";
import { lateRouter } from "#ui/late-router.ts";
import { type RenderedPage, readRenderedPage } from "#ui/rendered-page.ts";

if (import.meta.env.DEV) await import("#ui/app.css");

interface Props {
	page: RenderedPage;
	router: RouterProviderProps["router"];
	onHydrated?: () => void;
}

/** The framework's `HydratedRouter`, with a router of ours. */
function Site({ page, router, onHydrated }: Props) {
	// What the router loads would otherwise change the page that React takes over.
	useLayoutEffect(() => {
		onHydrated?.();
	}, [onHydrated]);
	return (
		<>
			<FrameworkContext value={page.framework}>
				<LastErrorBoundary location={router.state.location}>
					<RouterProvider router={router} />
				</LastErrorBoundary>
			</FrameworkContext>
			{/* As in the server's tree: the ids of `useId` depend on the number of children. */}
			{null}
		</>
	);
}

/** On the website, what moves between pages is fetched when it is needed. */
async function site() {
	const page = await readRenderedPage();
	const history = createBrowserHistory();
	const load = async () => {
		const { createNavigatingRouter } = await import("#ui/navigating-router.ts");
		return createNavigatingRouter(page, history);
	};
	const isOffice = document.body.classList.contains("admin-area");
	if (!isOffice) return <Site page={page} router={lateRouter(page, history, load)} />;
	const router = await load();
	return <Site page={page} router={router} onHydrated={router.initialize} />;
}

// Components are replaced while they are edited by the framework's own.
const root = import.meta.env.DEV ? <HydratedRouter /> : await site();

startTransition(() => {
	hydrateRoot(document, <StrictMode>{root}</StrictMode>);
});
