import { actorOf } from "#activity/record.server.ts";
import { type Route, route } from "#api/call.server.ts";
import { lastVerifiedBackup } from "#backup/record.server.ts";
import { countActiveCourses } from "#courses/service.server.ts";
import { arrivalsSince } from "#dashboard/arrivals.server.ts";
import { getArrivals } from "#dashboard/arrivals-contract.ts";
import { checklist, type DeploymentStatus } from "#dashboard/checklist.server.ts";
import { confirmClaims, getChecklist } from "#dashboard/checklist-contract.ts";
import * as claims from "#dashboard/claims.server.ts";
import { type DashboardStats, getDashboard } from "#dashboard/contract.ts";
import { pendingCounts } from "#dashboard/pending-counts.server.ts";
import { dashboardTasks } from "#dashboard/tasks.server.ts";
import { getTasks } from "#dashboard/tasks-contract.ts";
import { readTrends } from "#dashboard/trends.server.ts";
import { getTrends } from "#dashboard/trends-contract.ts";
import type { Clock } from "#database/clock.ts";
import type { Database, Queries } from "#database/database.server.ts";

export const dashboardRoutes = (db: Database, clock: Clock, running: DeploymentStatus): Route[] => [
	route(getDashboard, () => dashboardStats(db)),
	route(getChecklist, async () => ({
		items: await checklist(db, clock, running),
		warnings: running.warnings(),
		backups: {
			verifiedAt: await lastVerifiedBackup(db),
			areOnDataDisk: running.areBackupsOnDataDisk,
		},
	})),
	route(confirmClaims, (call) => claims.confirmClaims(db, clock, actorOf(call), call.body)),
	route(getTasks, ({ caller }) => dashboardTasks(db, clock, caller.role)),
	route(getArrivals, ({ query }) => arrivalsSince(db, clock, query.since)),
	route(getTrends, () => readTrends(db, clock)),
];

async function dashboardStats(db: Queries): Promise<DashboardStats> {
	const [figures, totalCourses] = await Promise.all([pendingCounts(db), countActiveCourses(db)]);
	return { ...figures, totalCourses };
}
