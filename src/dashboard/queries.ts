import { queryOptions } from "@tanstack/react-query";
import { office } from "#api/office-call.ts";
import { getChecklist } from "#dashboard/checklist-contract.ts";
import { getDashboard } from "#dashboard/contract.ts";

/** The five figures. Whatever changes a registration, a message or a course refreshes them. */
export const dashboardQuery = () =>
	queryOptions({
		queryKey: ["dashboard"],
		queryFn: ({ signal }) => office(getDashboard, { signal }),
	});

/** What is left to do before the school opens its website. */
export const checklistQuery = () =>
	queryOptions({
		queryKey: ["checklist"],
		queryFn: ({ signal }) => office(getChecklist, { signal }),
	});
