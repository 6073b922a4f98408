import { useCallback, useMemo, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";

/** Rows per page of a list. */
export const PAGE_SIZE = 50;

/** State of a list in its URL, so that it can be bookmarked, shared and navigated back to. */
export interface ListParams {
	params: URLSearchParams;
	get(name: string): string;
	/** The first page is 1. */
	page: number;
	/** Where a link opens a record of the list. */
	openAt(id: number | string): { search: string };
	/**
	 * Changes URL parameters; empty values remove them. A filter change resets the page.
	 * @param push whether to add a history entry
	 */
	set(changes: Record<string, string | null>, push?: boolean): void;
}

/** Parameters that don't filter rows: the page and the open record. */
const nonFilterParams = ["page", "open", "dialog"];

export function useListParams(): ListParams {
	const [params] = useSearchParams();
	const navigate = useNavigate();
	// What is rendered can be older than the URL, and the URL than a navigation under way: a change builds on the newest.
	const asked = useRef({ pending: 0, search: "" });
	const set = useCallback(
		async (changes: Record<string, string | null>, push = false) => {
			const { pending, search } = asked.current;
			const after = new URLSearchParams(pending > 0 ? search : window.location.search);
			for (const [name, value] of Object.entries(changes)) {
				if (value) after.set(name, value);
				else after.delete(name);
			}
			if (Object.keys(changes).some((name) => !nonFilterParams.includes(name))) {
				after.delete("page");
			}
			asked.current.search = `?${after}`;
			asked.current.pending += 1;
			await navigate(asked.current.search, { replace: !push, preventScrollReset: true });
			asked.current.pending -= 1;
		},
		[navigate],
	);
	return useMemo(
		() => ({
			params,
			get: (name) => params.get(name) ?? "",
			openAt(id) {
				const search = new URLSearchParams(params);
				search.set("open", String(id));
				return { search: search.toString() };
			},
			page: Math.max(1, Number.parseInt(params.get("page") ?? "1", 10) || 1),
			set,
		}),
		[params, set],
	);
}

/** Returns what a query asks of a page of a list. */
export const pageIn = ({ page }: ListParams) => ({
	limit: PAGE_SIZE,
	offset: (page - 1) * PAGE_SIZE,
});

/** Returns how the headings of a table sort by the URL: by `initial` if it does not say so. */
export const sortIn = ({ get, set }: ListParams, initial: string) => ({
	by: get("sort") || initial,
	onSort: (sort: string) => set({ sort }),
});

/** Returns a URL's filters only, for saving and comparing views. */
export function filtersOf(query: URLSearchParams | string): string {
	const filters = new URLSearchParams(query);
	for (const name of nonFilterParams) filters.delete(name);
	filters.sort();
	return filters.toString();
}

/** Says why a list has no rows: what was searched for, and whether filters are set. */
export function whyNone(params: URLSearchParams): string {
	const searched = params.get("q");
	if (!searched) return "No results for these filters.";
	const names = [...new URLSearchParams(filtersOf(params)).keys()];
	const hasFilters = names.some((name) => name !== "q" && name !== "sort");
	return `No results for “${searched}”${hasFilters ? " with these filters" : ""}.`;
}
