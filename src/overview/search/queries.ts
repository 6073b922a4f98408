import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { searchOffice } from "#overview/search/contract.ts";
import { adminCall } from "#platform/api/admin-call.ts";

/** Fewer characters find too much. */
export const MIN_TYPED = 2;

/** Queries what the office has about what was typed. A later search aborts it; nothing is kept when the search is closed. */
export const officeSearchQuery = (typed: string) =>
	queryOptions({
		queryKey: ["search", typed],
		queryFn: ({ signal }) => adminCall(searchOffice, { query: { q: typed }, signal }),
		enabled: typed.length >= MIN_TYPED,
		placeholderData: keepPreviousData,
		staleTime: 0,
		gcTime: 0,
	});
