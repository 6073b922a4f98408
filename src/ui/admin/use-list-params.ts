import { useCallback, useLayoutEffect, useMemo, useRef } from "react";
import { useSearchParams } from "react-router";

/** Rows per page of a list. */
export const PAGE_SIZE = 50;

/** State of a list in its URL, so that it can be bookmarked, shared and navigated back to. */
export interface ListParams {
	params: URLSearchParams;
	get(name: string): string;
	/** The first page is 1. */
	page: number;
	/**
	 * Changes URL parameters; empty values remove them. A filter change resets the page.
	 * @param push whether to add a history entry
	 */
	set(changes: Record<string, string | null>, push?: boolean): void;
}

/** Parameters that don't filter rows: the page and the open record. */
const nonFilterParams = ["page", "open", "dialog"];

export function useListParams(): ListParams {
	const [params, setParams] = useSearchParams();
	// Navigation renders later: a second change in between builds on the first, not on what is rendered.
	const latest = useRef(params);
	const navigate = useRef(setParams);
	useLayoutEffect(() => {
		latest.current = params;
		navigate.current = setParams;
	}, [params, setParams]);
	const set = useCallback((changes: Record<string, string | null>, push = false) => {
		const after = new URLSearchParams(latest.current);
		for (const [name, value] of Object.entries(changes)) {
			if (value) after.set(name, value);
			else after.delete(name);
		}
		if (Object.keys(changes).some((name) => !nonFilterParams.includes(name))) {
			after.delete("page");
		}
		latest.current = after;
		navigate.current(after, { replace: !push, preventScrollReset: true });
	}, []);
	return useMemo(
		() => ({
			params,
			get: (name) => params.get(name) ?? "",
			page: Math.max(1, Number.parseInt(params.get("page") ?? "1", 10) || 1),
			set,
		}),
		[params, set],
	);
}

/** Returns a URL's filters only, for saving and comparing views. */
export function filtersOf(query: URLSearchParams | string): string {
	const filters = new URLSearchParams(query);
	for (const name of nonFilterParams) filters.delete(name);
	filters.sort();
	return filters.toString();
}
