import { queryOptions } from "@tanstack/react-query";
import { listWaiting } from "#intake/people/waiting-contract.ts";
import { queryOf } from "#platform/api/query-of.ts";

/**
 * Queries who waits for an answer. Each screen has its own copy: the call list follows what colleagues
 * do, Today stays still while it is read.
 */
export const waitingQuery = (screen: "today" | "calls") => {
	const query = queryOf(
		listWaiting,
		{},
		screen === "calls" ? ["connection", "change", "return"] : ["return"],
	);
	return queryOptions({
		...query,
		queryKey: [...query.queryKey, screen],
		// Everyone waits longer by the minute.
		refetchOnMount: "always",
	});
};
