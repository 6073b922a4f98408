import type { ContextType } from "react";
import {
	type UNSAFE_AssetsManifest as AssetsManifest,
	UNSAFE_createClientRoutes as createClientRoutes,
	type DataRouteObject,
	UNSAFE_decodeViaTurboStream as decodeStream,
	type UNSAFE_FrameworkContext as FrameworkContext,
	UNSAFE_getHydrationData as getHydrationData,
	type HydrationState,
	type UNSAFE_RouteModules as RouteModules,
} from "react-router";

type Framework = NonNullable<ContextType<typeof FrameworkContext>>;

/** What the framework writes into a page. */
interface Written {
	__reactRouterContext: Pick<Framework, "future" | "routeDiscovery"> & {
		stream: ReadableStream<Uint8Array>;
	};
	__reactRouterManifest: AssetsManifest;
	__reactRouterRouteModules: RouteModules;
}

/** A page as the server rendered it. */
export interface RenderedPage {
	routes: DataRouteObject[];
	data: HydrationState;
	framework: Framework;
}

/** Reads what the framework wrote into the page, as its own `HydratedRouter` does. */
export async function readRenderedPage(): Promise<RenderedPage> {
	const {
		__reactRouterContext: { stream, future, routeDiscovery },
		__reactRouterManifest: manifest,
		__reactRouterRouteModules: routeModules,
	} = window as unknown as Written;
	const state = (await decodeStream(stream, window)).value as HydrationState;
	const routes = createClientRoutes(manifest.routes, routeModules, state, true, false);
	const data = getHydrationData({
		state,
		routes,
		getRouteInfo: (id) => ({
			clientLoader: routeModules[id]?.clientLoader,
			hasLoader: manifest.routes[id]?.hasLoader === true,
			hasHydrateFallback: routeModules[id]?.HydrateFallback != null,
		}),
		location,
		basename: "/",
		future,
		isSpaMode: false,
	});
	const framework = { manifest, routeModules, future, routeDiscovery, ssr: true, isSpaMode: false };
	return { routes, data, framework };
}
