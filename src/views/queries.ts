import { queryOptions } from "@tanstack/react-query";
import { office } from "#api/office-call.ts";
import {
	deleteView,
	listViews,
	saveView,
	type ViewedList,
	type ViewInput,
} from "#views/contract.ts";

/** The views that were saved of a list. */
export const viewsQuery = (list: ViewedList) =>
	queryOptions({
		queryKey: ["views", list],
		queryFn: ({ signal }) => office(listViews, { query: { list }, signal }),
	});

export const keepView = (input: ViewInput) => office(saveView, { body: input });

export const dropView = (id: number) => office(deleteView, { params: { id } });
