import * as z from "zod/mini";
import { implement, type Route } from "#platform/api/call.server.ts";
import { endpoint } from "#platform/api/endpoint.ts";
import { contentVersion } from "#platform/database/content.server.ts";
import type { Store } from "#platform/database/store.server.ts";

const contract = {
	getHealth: endpoint({
		method: "GET",
		path: "/api/health",
		access: "anyone",
		summary: "Liveness check",
		status: 200,
		response: z.object({ status: z.literal("ok") }),
	}),
	getReady: endpoint({
		method: "GET",
		path: "/api/ready",
		access: "anyone",
		summary: "Readiness check: whether the database answers",
		status: 200,
		response: z.object({ status: z.literal("ready") }),
	}),
};

export const healthRoutes = (store: Store): Route[] =>
	implement(contract, store, {
		getHealth: () => ({ status: "ok" }),
		async getReady({ db }) {
			await contentVersion(db);
			return { status: "ready" };
		},
	});
