import { actorOf } from "#office/activity/record.server.ts";
import { arrivalsSince } from "#overview/dashboard/arrivals.server.ts";
import { getArrivals } from "#overview/dashboard/arrivals-contract.ts";
import { checklist, type DeploymentStatus } from "#overview/dashboard/checklist.server.ts";
import { confirmClaims, getChecklist } from "#overview/dashboard/checklist-contract.ts";
import * as claims from "#overview/dashboard/claims.server.ts";
import { type DashboardStats, getDashboard } from "#overview/dashboard/contract.ts";
import { pendingCounts } from "#overview/dashboard/pending-counts.server.ts";
import { dashboardTasks } from "#overview/dashboard/tasks.server.ts";
import { getTasks } from "#overview/dashboard/tasks-contract.ts";
import { readTrends } from "#overview/dashboard/trends.server.ts";
import { getTrends } from "#overview/dashboard/trends-contract.ts";
import { type Route, route } from "#platform/api/call.server.ts";
import { lastVerifiedBackup } from "#platform/backup/record.server.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Database, Queries } from "#platform/database/database.server.ts";
import { countActiveCourses } from "#school/courses/service.server.ts";

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
