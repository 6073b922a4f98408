import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { formatCount } from "#platform/text/plural.ts";
import type { ListPage } from "#ui/admin/list-page.ts";
import { EmptyState, ErrorState, LoadingRows, Pager } from "#ui/admin/list-parts.tsx";
import { filtersOf, type ListParams, whyNone } from "#ui/admin/use-list-params.ts";

/** Heading of a list with the number of matching rows. */
export function ListHead(props: {
	title: string;
	total: number | null | undefined;
	/** Sentence under the heading. */
	about?: ReactNode;
	children?: ReactNode;
}) {
	const { title, total, about, children } = props;
	return (
		<header className="row-line head-bar">
			<div>
				<h1>
					{title} {typeof total === "number" && <span className="num">{formatCount(total)}</span>}
				</h1>
				{about && <p className="sub not-phone">{about}</p>}
			</div>
			<div className="row-line tight actions">{children}</div>
		</header>
	);
}

interface BodyProps {
	/** Plural of the rows: `registrations`. */
	what: string;
	/** Text of an empty list, as specified. */
	none: string;
	query: UseQueryResult<unknown>;
	page: ListPage<unknown> | undefined;
	address: ListParams;
	/** The keys of the rows, if they have some. */
	keys?: ReactNode;
	/** The table. */
	children: ReactNode;
}

/** Renders a list in each of its states: loading, failed, empty, filled. Its filters stay in all of them. */
export function ListBody({ what, none, query, page, address, keys, children }: BodyProps) {
	const filtered = filtersOf(address.params) !== "";
	// A page number beyond the last page resets to the first.
	useEffect(() => {
		if (page && page.rows.length === 0 && address.page > 1) address.set({ page: null });
	}, [page, address]);

	if (!page) {
		if (!query.error) return <LoadingRows what={what} />;
		const { error, errorUpdatedAt, refetch } = query;
		return <ErrorState what={what} error={error} at={errorUpdatedAt} onRetry={refetch} filtered />;
	}
	if (page.rows.length === 0) {
		const clear = () =>
			address.set(Object.fromEntries([...address.params.keys()].map((name) => [name, null])));
		return (
			<EmptyState title={none} why={filtered && whyNone(address.params)}>
				{filtered && (
					<button type="button" className="button" onClick={clear}>
						Clear search and filters
					</button>
				)}
			</EmptyState>
		);
	}
	return (
		<>
			{children}
			<Pager
				page={address.page}
				list={page}
				onPage={(next) => {
					address.set({ page: next > 1 ? String(next) : null }, true);
					scrollTo(0, 0);
				}}
			>
				{keys}
			</Pager>
		</>
	);
}

/** Returns the open record of a list, and functions to open, close and step. */
export function useOpenRecord<Row extends { id: number }>(
	address: ListParams,
	rows: readonly Row[],
) {
	const id = Number.parseInt(address.get("open"), 10) || null;
	const index = rows.findIndex((row) => row.id === id);
	const open = (next: number | null) => address.set({ open: next === null ? null : String(next) });
	const step = (by: number) => {
		const next = index < 0 ? undefined : rows[index + by];
		return next && (() => open(next.id));
	};
	return { id, row: rows[index], open, close: () => open(null), previous: step(-1), next: step(1) };
}
