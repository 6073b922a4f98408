import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ApiError } from "#platform/api/client.ts";
import { EmptyState, ErrorState, LoadingRows } from "#ui/admin/list-parts.tsx";

/** What is shown of a query. */
export type ShownQuery<Data> = Pick<
	UseQueryResult<Data>,
	"data" | "error" | "errorUpdatedAt" | "refetch"
>;

interface Props<Data> {
	query: ShownQuery<Data>;
	/** As in “Failed to load users.” */
	what: string;
	/** Instead of placeholders. */
	loading?: ReactNode;
	/** Instead of an empty list. */
	empty?: ReactNode;
	/** Instead of the error, if the record doesn’t exist. */
	missing?: ReactNode;
	children: (data: Data) => ReactNode;
}

/** Shows what a query loaded, also when a later refresh failed. Before that: placeholders, or why it failed. */
export function Loaded<Data>(props: Props<Data>) {
	const { query, what, loading, empty, missing, children } = props;
	const { data, error } = query;
	if (data !== undefined) {
		return empty && Array.isArray(data) && data.length === 0 ? empty : children(data);
	}
	if (missing && isMissing(query)) return missing;
	if (error) return <LoadError query={query} what={what} />;
	return loading === undefined ? <LoadingRows what={what} /> : loading;
}

/** Says that a query loaded nothing; absent unless it failed. */
export function LoadError({ query, what }: Pick<Props<unknown>, "query" | "what">) {
	const { data, error, errorUpdatedAt, refetch } = query;
	if (data !== undefined || !error) return null;
	return <ErrorState what={what} error={error} at={errorUpdatedAt} onRetry={refetch} />;
}

/** Whether the server says that a record doesn’t exist, also if it was loaded before. */
export function isMissing({ error }: Pick<ShownQuery<unknown>, "error">): boolean {
	return error instanceof ApiError && error.status === 404;
}

/** Instead of a record that doesn’t exist. */
export function MissingRecord(props: { what: string; why?: string; children?: ReactNode }) {
	const { what, why = "It was deleted, or the link is wrong.", children } = props;
	return (
		<EmptyState title={`This ${what} no longer exists.`} why={why}>
			{children}
		</EmptyState>
	);
}

type DataOf<Queries> = {
	[Index in keyof Queries]: Queries[Index] extends ShownQuery<infer Data> ? Data : never;
};

/** Several queries as one: loaded when all are, failed when one failed that loaded nothing. */
export function allOf<const Queries extends readonly ShownQuery<unknown>[]>(
	...queries: Queries
): ShownQuery<DataOf<Queries>> {
	const all = queries.map(({ data }) => data);
	const failed = queries.find(({ data, error }) => data === undefined && error);
	return {
		...((failed ?? queries[0]) as ShownQuery<DataOf<Queries>>),
		data: all.includes(undefined) ? undefined : (all as DataOf<Queries>),
		error: failed?.error ?? null,
	};
}
