import type { Config } from "@react-router/dev/config";

export default {
	appDirectory: "src",
	ssr: true,
	// The whole site map is small: sending it once spares a manifest request on every page load.
	routeDiscovery: { mode: "initial" },
	// One file for each page: the loaders of the browser are too small to be worth requests of their own.
	splitRouteModules: false,
} satisfies Config;
