import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { searchOffice } from "#overview/search/contract.ts";
import { queryOf } from "#platform/api/query-of.ts";

/** Fewer characters find too much. */
export const MIN_TYPED = 2;

/** Queries what the office has about what was typed. A later search aborts it; nothing is kept when the search is closed. */
export const officeSearchQuery = (typed: string) =>
	queryOptions({
		...queryOf(searchOffice, { query: { q: typed } }),
		enabled: typed.length >= MIN_TYPED,
		placeholderData: keepPreviousData,
		staleTime: 0,
		gcTime: 0,
	});
