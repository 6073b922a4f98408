import {
	type UNSAFE_createBrowserHistory as createBrowserHistory,
	createStaticRouter,
	matchRoutes,
	type RouterProviderProps,
	type To,
} from "react-router";
import type { RenderedPage } from "#ui/rendered-page.ts";

type Router = RouterProviderProps["router"];

/**
 * Returns a router that only shows a page as the server rendered it, and becomes the library's router when somebody is
 * about to move on: half of that library is needed only then.
 * @param load fetches and makes the library's router. Where that fails, the browser follows the link
 */
export function lateRouter(
	{ routes, data }: RenderedPage,
	history: ReturnType<typeof createBrowserHistory>,
	load: () => Promise<Router>,
): Router {
	const page = createStaticRouter(routes, {
		basename: "/",
		location: history.location,
		matches: [],
		loaderData: data.loaderData ?? {},
		actionData: data.actionData ?? null,
		errors: data.errors ?? null,
		statusCode: 200,
		loaderHeaders: {},
		actionHeaders: {},
		_match: (location) => matchRoutes(page.routes, location),
	});
	const matches = page.match(history.location) ?? [];
	// The browser has scrolled the page that it loaded.
	const state = { ...page.state, matches, restoreScrollPosition: false as const };

	let router: Router | undefined;
	let loading: Promise<Router> | undefined;
	/** What React asked of the router before it was there. */
	const asked = new Set<(router: Router) => void>();

	const start = () => {
		loading ??= load().then(
			(loaded) => {
				for (const ask of asked) ask(loaded);
				router = loaded.initialize();
				return router;
			},
			(error) => {
				loading = undefined;
				throw error;
			},
		);
		return loading;
	};
	for (const intent of ["pointerover", "focusin"]) {
		addEventListener(intent, ({ target }) => {
			const link = target instanceof Element && target.closest("a[href^='/']:not([role])");
			if (link) start().catch(() => {});
		});
	}
	/** Asks the router, once it is there; returns what takes that back. */
	const whenThere = (ask: (router: Router) => () => void) => {
		let undo: (() => void) | undefined;
		const askNow = (there: Router) => {
			undo = ask(there);
		};
		if (router) askNow(router);
		else asked.add(askNow);
		return () => {
			asked.delete(askNow);
			undo?.();
		};
	};
	const navigate = async (to: To | number | null, options?: object) => {
		if (router === undefined && typeof to === "number") return history.go(to);
		const there = await start().catch(() => undefined);
		if (there) return there.navigate(to as To, options);
		location.assign(history.createHref((to as To | null) ?? location));
	};
	return {
		...page,
		get state() {
			return router?.state ?? state;
		},
		get routes() {
			return (router ?? page).routes;
		},
		get manifest() {
			return (router ?? page).manifest;
		},
		match: (to) => (router ?? page).match(to),
		window,
		createHref: history.createHref,
		createURL: history.createURL,
		encodeLocation: history.encodeLocation,
		subscribe: (subscriber) => whenThere((there) => there.subscribe(subscriber)),
		enableScrollRestoration: (...positions) =>
			whenThere((there) => there.enableScrollRestoration(...positions)),
		navigate,
	};
}
