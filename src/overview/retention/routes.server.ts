import { retentionStatus } from "#overview/retention/announced.server.ts";
import { type Route, route } from "#platform/api/call.server.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Database } from "#platform/database/database.server.ts";
import { getRetentionStatus } from "#school/settings/retention-contract.ts";

export const retentionRoutes = (db: Database, clock: Clock): Route[] => [
	route(getRetentionStatus, () => retentionStatus(db, clock)),
];
