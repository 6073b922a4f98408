import type { Endpoint } from "#platform/api/endpoint.ts";
import { allRoutes } from "#site/server/api.ts";

/** Every endpoint of the product. */
export const endpoints: readonly Endpoint[] = allRoutes({
	// Only the contracts are read.
	db: {} as never,
	clock: () => new Date(),
	publicUrl: "http://localhost",
	emailjs: { publicKey: "", serviceId: "", templateId: "" },
	rateLimits: false,
	engine: "sqlite",
}).map((route) => route.endpoint);
