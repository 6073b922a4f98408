import * as arrivalsService from "#overview/dashboard/arrivals.server.ts";
import * as arrivals from "#overview/dashboard/arrivals-contract.ts";
import * as checklistService from "#overview/dashboard/checklist.server.ts";
import * as checklist from "#overview/dashboard/checklist-contract.ts";
import * as claims from "#overview/dashboard/claims.server.ts";
import * as contract from "#overview/dashboard/contract.ts";
import * as statistics from "#overview/dashboard/statistics.server.ts";
import * as tasksService from "#overview/dashboard/tasks.server.ts";
import * as tasks from "#overview/dashboard/tasks-contract.ts";
import * as trendsService from "#overview/dashboard/trends.server.ts";
import * as trends from "#overview/dashboard/trends-contract.ts";
import { implement, type Route } from "#platform/api/call.server.ts";

export const dashboardRoutes = (store: checklistService.RunningStore): Route[] =>
	implement({ ...contract, ...checklist, ...tasks, ...arrivals, ...trends }, store, {
		...statistics,
		...checklistService,
		...claims,
		...tasksService,
		...arrivalsService,
		...trendsService,
	});
