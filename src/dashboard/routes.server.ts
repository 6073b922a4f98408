import { type Route, route } from "#api/call.server.ts";
import { countActiveCourses } from "#courses/service.server.ts";
import { checklist, type DeploymentStatus } from "#dashboard/checklist.server.ts";
import { getChecklist } from "#dashboard/checklist-contract.ts";
import { type DashboardStats, getDashboard } from "#dashboard/contract.ts";
import { pendingCounts } from "#dashboard/pending-counts.server.ts";
import type { Database, Queries } from "#database/database.server.ts";

export const dashboardRoutes = (db: Database, running: DeploymentStatus): Route[] => [
	route(getDashboard, () => dashboardStats(db)),
	route(getChecklist, async () => ({
		items: await checklist(db, running),
		warnings: running.warnings(),
	})),
];

async function dashboardStats(db: Queries): Promise<DashboardStats> {
	const [figures, totalCourses] = await Promise.all([pendingCounts(db), countActiveCourses(db)]);
	return { ...figures, totalCourses };
}
