import { queryOptions } from "@tanstack/react-query";
import {
	deleteView,
	listViews,
	saveView,
	type ViewedList,
	type ViewInput,
} from "#office/saved-views/contract.ts";
import { adminCall } from "#platform/api/admin-call.ts";

/** Queries the saved views of a list. */
export const viewsQuery = (list: ViewedList) =>
	queryOptions({
		queryKey: ["views", list],
		queryFn: ({ signal }) => adminCall(listViews, { query: { list }, signal }),
	});

export const createSavedView = (input: ViewInput) => adminCall(saveView, { body: input });

export const deleteSavedView = (id: number) => adminCall(deleteView, { params: { id } });
