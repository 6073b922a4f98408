import { useCallback, useLayoutEffect, useMemo, useRef } from "react";
import { useSearchParams } from "react-router";

/** How many rows a page of a list holds. */
export const PAGE_SIZE = 50;

/** The state of a list as its address holds it, so that it can be kept, sent and gone back to. */
export interface ListParams {
	params: URLSearchParams;
	get(name: string): string;
	/** The first page is 1. */
	page: number;
	/**
	 * Changes the address; empty values leave it. What is filtered begins at the first page again.
	 * @param push whether the way back leads to what was shown before
	 */
	set(changes: Record<string, string | null>, push?: boolean): void;
}

/** Names that choose no rows: which page, which record is open. */
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

/** The filters of an address without what chooses no rows, for saving and comparing views. */
export function filtersOf(query: URLSearchParams | string): string {
	const filters = new URLSearchParams(query);
	for (const name of nonFilterParams) filters.delete(name);
	filters.sort();
	return filters.toString();
}
