import { queryOptions } from "@tanstack/react-query";
import { adminCall } from "#api/admin-call.ts";
import { getChecklist } from "#dashboard/checklist-contract.ts";
import { getDashboard } from "#dashboard/contract.ts";

/** The five figures. Whatever changes a registration, a message or a course refreshes them. */
export const dashboardQuery = () =>
	queryOptions({
		queryKey: ["dashboard"],
		queryFn: ({ signal }) => adminCall(getDashboard, { signal }),
	});

/** What is left to do before the school opens its website. */
export const checklistQuery = () =>
	queryOptions({
		queryKey: ["checklist"],
		queryFn: ({ signal }) => adminCall(getChecklist, { signal }),
	});
