import { queryOptions } from "@tanstack/react-query";
import { getArrivals } from "#overview/dashboard/arrivals-contract.ts";
import { getChecklist } from "#overview/dashboard/checklist-contract.ts";
import { getDashboard } from "#overview/dashboard/contract.ts";
import { getTasks } from "#overview/dashboard/tasks-contract.ts";
import { getTrends } from "#overview/dashboard/trends-contract.ts";
import { adminCall } from "#platform/api/admin-call.ts";

/** Queries the five statistics. A change of a registration, message or course refetches them. */
export const dashboardQuery = () =>
	queryOptions({
		queryKey: ["dashboard"],
		queryFn: ({ signal }) => adminCall(getDashboard, { signal }),
	});

/** Queries the setup checklist. */
export const checklistQuery = () =>
	queryOptions({
		queryKey: ["checklist"],
		queryFn: ({ signal }) => adminCall(getChecklist, { signal }),
	});

/** Queries what needs someone today. */
export const tasksQuery = () =>
	queryOptions({
		queryKey: ["tasks"],
		queryFn: ({ signal }) => adminCall(getTasks, { signal }),
		// Facts expire while a tab is open.
		refetchOnMount: "always",
	});

/** Queries what came since the last visit. */
export const arrivalsQuery = (since: string) =>
	queryOptions({
		queryKey: ["arrivals", since],
		queryFn: ({ signal }) => adminCall(getArrivals, { query: { since }, signal }),
		refetchOnMount: "always",
	});

/** Queries registrations per week and course, and how fast the office answers. */
export const trendsQuery = () =>
	queryOptions({
		queryKey: ["trends"],
		queryFn: ({ signal }) => adminCall(getTrends, { signal }),
		refetchOnMount: "always",
	});
