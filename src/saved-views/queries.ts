import { queryOptions } from "@tanstack/react-query";
import { adminCall } from "#api/admin-call.ts";
import {
	deleteView,
	listViews,
	saveView,
	type ViewedList,
	type ViewInput,
} from "#saved-views/contract.ts";

/** Queries the saved views of a list. */
export const viewsQuery = (list: ViewedList) =>
	queryOptions({
		queryKey: ["views", list],
		queryFn: ({ signal }) => adminCall(listViews, { query: { list }, signal }),
	});

export const createSavedView = (input: ViewInput) => adminCall(saveView, { body: input });

export const deleteSavedView = (id: number) => adminCall(deleteView, { params: { id } });
