import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ErrorState, LoadingRows } from "#ui/admin/list-parts.tsx";

/** Shows what a query loaded, also when a later refresh failed. Before that: placeholders, or why it failed. */
export function Loaded<Data>(props: {
	query: Pick<UseQueryResult<Data>, "data" | "error" | "errorUpdatedAt" | "refetch">;
	/** As in “Failed to load users.” */
	what: string;
	/** Instead of an empty list. */
	empty?: ReactNode;
	children: (data: Data) => ReactNode;
}) {
	const { query, what, empty, children } = props;
	const { data, error, errorUpdatedAt, refetch } = query;
	if (data !== undefined) {
		return empty && Array.isArray(data) && data.length === 0 ? empty : children(data);
	}
	if (error) return <ErrorState what={what} error={error} at={errorUpdatedAt} onRetry={refetch} />;
	return <LoadingRows what={what} />;
}
