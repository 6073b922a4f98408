import { type Route, route } from "#api/call.server.ts";
import type { Clock } from "#database/clock.ts";
import type { Database } from "#database/database.server.ts";
import { retentionStatus } from "#retention/announced.server.ts";
import { getRetentionStatus } from "#settings/retention-contract.ts";

export const retentionRoutes = (db: Database, clock: Clock): Route[] => [
	route(getRetentionStatus, () => retentionStatus(db, clock)),
];
