import { queryOptions } from "@tanstack/react-query";
import { listDueTasks, listWaiting } from "#intake/people/waiting-contract.ts";
import { adminCall } from "#platform/api/admin-call.ts";

/**
 * Queries who waits for an answer. Each screen has its own copy: the call list follows what colleagues
 * do, Today stays still while it is read.
 */
export const waitingQuery = (screen: "today" | "calls") =>
	queryOptions({
		queryKey: ["waiting", screen],
		queryFn: ({ signal }) => adminCall(listWaiting, { signal }),
		// Everyone waits longer by the minute.
		refetchOnMount: "always",
	});

/** Queries the tasks that are due. */
export const dueTasksQuery = () =>
	queryOptions({
		queryKey: ["due-tasks"],
		queryFn: ({ signal }) => adminCall(listDueTasks, { signal }),
		refetchOnMount: "always",
	});
