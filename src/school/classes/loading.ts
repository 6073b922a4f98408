import { publicQuery } from "#platform/api/public-query.ts";
import { queryClient } from "#platform/api/query-client.ts";
import { listClasses, type PublicClass } from "#school/classes/public-contract.ts";

// Pages import this module when a visitor moves to them, so a first visit does not carry it.

/** Loads the open classes once, and again after this browser changed them. */
export const loadClasses = (): Promise<PublicClass[]> =>
	queryClient.fetchQuery(publicQuery(listClasses));
