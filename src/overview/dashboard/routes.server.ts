import { getArrivals } from "#overview/dashboard/arrivals.server.ts";
import * as arrivals from "#overview/dashboard/arrivals-contract.ts";
import { getChecklist, type RunningStore } from "#overview/dashboard/checklist.server.ts";
import * as checklist from "#overview/dashboard/checklist-contract.ts";
import { confirmClaims } from "#overview/dashboard/claims.server.ts";
import * as contract from "#overview/dashboard/contract.ts";
import { getDashboard } from "#overview/dashboard/pending-counts.server.ts";
import { getTasks } from "#overview/dashboard/tasks.server.ts";
import * as tasks from "#overview/dashboard/tasks-contract.ts";
import { getTrends } from "#overview/dashboard/trends.server.ts";
import * as trends from "#overview/dashboard/trends-contract.ts";
import { implement, type Route } from "#platform/api/call.server.ts";

export const dashboardRoutes = (store: RunningStore): Route[] =>
	implement({ ...contract, ...checklist, ...tasks, ...arrivals, ...trends }, store, {
		getDashboard,
		getChecklist,
		confirmClaims,
		getTasks,
		getArrivals,
		getTrends,
	});
