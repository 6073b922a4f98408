import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { adminCall, ifMatch } from "#platform/api/admin-call.ts";
import {
	createFact,
	deleteFact,
	type FactInput,
	type FactPatch,
	getFact,
	getFactHistory,
	listFacts,
	orderHomeFacts,
	updateFact,
} from "#school/facts/contract.ts";

/** All facts, newest first. */
export const adminFactsQuery = () =>
	queryOptions({
		queryKey: ["admin-facts"],
		queryFn: ({ signal }) => adminCall(listFacts, { signal }),
		// Facts expire while a tab is open.
		refetchOnMount: "always",
	});

/** One fact. */
export const adminFactQuery = (id: number) =>
	queryOptions({
		queryKey: ["admin-facts", id],
		queryFn: ({ signal }) => adminCall(getFact, { params: { id }, signal }),
	});

/** The states of a fact and of those before it, newest first. */
export const factHistoryQuery = (id: number) =>
	queryOptions({
		queryKey: ["admin-facts", id, "history"],
		queryFn: ({ signal }) => adminCall(getFactHistory, { params: { id }, signal }),
	});

export const addFact = (body: FactInput) => adminCall(createFact, { body });

/** Changes a fact. Fails with 412 if it has changed since `version`. */
export const saveFact = (id: number, body: FactPatch, version: number | undefined) =>
	adminCall(updateFact, { params: { id }, body, headers: ifMatch(version) });

/** Deletes a fact. Fails with 412 if it has changed since `version`. */
export const removeFact = ({ id, version }: { id: number; version: number }) =>
	adminCall(deleteFact, { params: { id }, headers: ifMatch(version) });

/** Orders the questions of the home page. */
export const reorderHomeFacts = (ids: number[]) => adminCall(orderHomeFacts, { body: { ids } });

/** Refreshes everything that shows facts: lists, the tasks and the checklist of Today, and the activity log. */
export function refreshFacts(queries: QueryClient) {
	return Promise.all(
		["admin-facts", "facts", "tasks", "checklist", "chats", "activity"].map((key) =>
			queries.invalidateQueries({ queryKey: [key] }),
		),
	);
}
