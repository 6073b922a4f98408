import { getChecklist } from "#overview/dashboard/checklist-contract.ts";
import { getDashboard } from "#overview/dashboard/contract.ts";
import { queryOf } from "#platform/api/query-of.ts";

/** Queries the setup checklist. */
export const checklistQuery = () => queryOf(getChecklist, {}, ["change", "return"]);

/** Queries the statistics, which are current in every open tab. */
export const dashboardQuery = () => queryOf(getDashboard, {}, ["connection", "change", "return"]);
