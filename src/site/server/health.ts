import * as z from "zod/mini";
import { type Route, route } from "#platform/api/call.server.ts";
import { endpoint } from "#platform/api/endpoint.ts";
import { contentVersion } from "#platform/database/content.server.ts";
import type { Database } from "#platform/database/database.server.ts";

const getHealth = endpoint({
	method: "GET",
	path: "/api/health",
	access: "anyone",
	summary: "Liveness check",
	status: 200,
	response: z.object({ status: z.literal("ok") }),
});

const getReady = endpoint({
	method: "GET",
	path: "/api/ready",
	access: "anyone",
	summary: "Readiness check: whether the database answers",
	status: 200,
	response: z.object({ status: z.literal("ready") }),
});

export const healthRoutes = (db: Database): Route[] => [
	route(getHealth, () => ({ status: "ok" as const })),
	route(getReady, async () => {
		await contentVersion(db);
		return { status: "ready" as const };
	}),
];
