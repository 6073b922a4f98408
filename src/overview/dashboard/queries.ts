import { getChecklist } from "#overview/dashboard/checklist-contract.ts";
import { queryOf } from "#platform/api/query-of.ts";

/** Queries the setup checklist. */
export const checklistQuery = () => queryOf(getChecklist, {}, ["change", "return"]);
