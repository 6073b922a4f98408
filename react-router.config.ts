import type { Config } from "@react-router/dev/config";

export default {
	appDirectory: "src",
	ssr: true,
	// The whole site map is small: sending it once spares a manifest request on every page load.
	routeDiscovery: { mode: "initial" },
} satisfies Config;
