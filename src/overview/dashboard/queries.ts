import { queryOptions } from "@tanstack/react-query";
import { getChecklist } from "#overview/dashboard/checklist-contract.ts";
import { getTasks } from "#overview/dashboard/tasks-contract.ts";
import { queryOf } from "#platform/api/query-of.ts";

/** Queries the setup checklist. */
export const checklistQuery = () => queryOf(getChecklist, {}, ["change", "return"]);

/** Queries what needs someone today. */
export const tasksQuery = () =>
	queryOptions({
		...queryOf(getTasks, {}, ["change", "return"]),
		// Facts expire while a tab is open.
		refetchOnMount: "always",
	});
