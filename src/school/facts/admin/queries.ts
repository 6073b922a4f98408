import { queryOptions } from "@tanstack/react-query";
import { queryOf } from "#platform/api/query-of.ts";
import { listFacts } from "#school/facts/contract.ts";

/** All facts, newest first. */
export const adminFactsQuery = () =>
	queryOptions({
		...queryOf(listFacts),
		// Facts expire while a tab is open.
		refetchOnMount: "always",
	});
