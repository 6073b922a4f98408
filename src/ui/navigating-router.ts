import {
	type UNSAFE_createBrowserHistory as createBrowserHistory,
	UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
	UNSAFE_defaultMapRouteProperties as mapRouteProperties,
	type RouterProviderProps,
} from "react-router";
import { createRouter } from "react-router-late";
import type { RenderedPage } from "#ui/rendered-page.ts";

/**
 * Makes the library's router for the page that is shown, to be initialized once React has taken that over. Pages load
 * their data with their `clientLoader`.
 */
export function createNavigatingRouter(
	{ routes, data }: RenderedPage,
	history: ReturnType<typeof createBrowserHistory>,
): RouterProviderProps["router"] {
	return createRouter({
		history,
		routes,
		hydrationData: data,
		mapRouteProperties,
		hydrationRouteProperties,
	});
}
