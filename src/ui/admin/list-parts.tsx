import type { ReactNode } from "react";
import { ApiError } from "#platform/api/client.ts";
import { tableDate, writtenTime } from "#platform/calendar/dates.ts";
import { formatCount } from "#platform/text/plural.ts";
import { Icon } from "#ui/admin/icon.tsx";
import type { ListPage } from "#ui/admin/list-page.ts";

/** Shows the range of rows and the page buttons. */
export function Pager(props: {
	page: number;
	list: ListPage<unknown>;
	onPage: (page: number) => void;
	children?: ReactNode;
}) {
	const { page, list, onPage, children } = props;
	const of = list.total === null ? "" : ` of ${formatCount(list.total)}`;
	return (
		<footer className="row-line sub pager">
			<span className="num" role="status">{`${list.first}–${list.last}${of}`}</span>
			{(page > 1 || list.hasNext) && (
				<span>
					<button
						type="button"
						className="button"
						disabled={page === 1}
						onClick={() => onPage(page - 1)}
					>
						Previous
					</button>
					<button
						type="button"
						className="button"
						disabled={!list.hasNext}
						onClick={() => onPage(page + 1)}
					>
						Next
					</button>
				</span>
			)}
			{children}
		</footer>
	);
}

/** Flat line in place of missing content. */
function FlatPulse() {
	return (
		<svg className="trace" viewBox="0 0 160 56" aria-hidden="true">
			<path d="M0 40h34c5 0 6-7 11-7s7 7 11 7h7l4 5 7-38 8 44 5-11h7c7 0 9-13 16-13s10 13 16 13h33" />
		</svg>
	);
}

/** Empty list: the specified text, the reason and one action. */
export function EmptyState(props: { title: string; why?: ReactNode; children?: ReactNode }) {
	return (
		<div className="stack start nothing" role="status">
			<FlatPulse />
			<p>
				<b>{props.title}</b>
			</p>
			{props.why && <p className="sub">{props.why}</p>}
			{props.children}
		</div>
	);
}

/** Error of a list. Its filters stay. */
export function ErrorState(props: {
	what: string;
	error: unknown;
	onRetry: () => void;
	at: number;
	filtered?: boolean;
}) {
	const { what, error, onRetry, at, filtered } = props;
	const reason =
		error instanceof ApiError
			? `${error.detail} (${error.status})`
			: "Can’t reach the server. Check your connection.";
	return (
		<div className="stack start nothing" role="alert">
			<FlatPulse />
			<p>
				<b>{`Failed to load ${what}.`}</b>
			</p>
			<p className="sub">{`${reason}${filtered ? " Your filters are still set." : ""}`}</p>
			<button type="button" className="button primary" onClick={onRetry}>
				<Icon name="refresh" />
				Retry
			</button>
			<p className="sub">
				Still not working? Contact your administrator and mention this time:{" "}
				<span className="num">{`${tableDate(new Date(at))}, ${writtenTime(new Date(at))}`}</span>
			</p>
		</div>
	);
}

interface Shown {
	data?: unknown;
	error: unknown;
	/** Time of the last successful load, in milliseconds. */
	dataUpdatedAt: number;
	refetch: () => unknown;
}

/** Banner for a failed refresh. Renders nothing while the data is current. */
export function StaleBanner({ query, onRetry }: { query: Shown; onRetry?: () => void }) {
	if (!query.data || !query.error) return null;
	const offline = !(query.error instanceof ApiError);
	return (
		<div className="row-line strip" role="status">
			<Icon name={offline ? "offline" : "alert"} />
			<span>
				<b>{offline ? "You’re offline." : "Failed to refresh the list."}</b>{" "}
				{`Showing the list as of ${writtenTime(new Date(query.dataUpdatedAt))}.`}
			</span>
			<button type="button" className="button" onClick={onRetry ?? (() => query.refetch())}>
				Retry
			</button>
		</div>
	);
}

/** Placeholders for rows that are loading. */
export function LoadingRows({ what }: { what: string }) {
	return (
		<div className="loading-rows" role="status">
			<span className="hidden-text">{`Loading ${what}`}</span>
			{["a", "b", "c", "d", "e", "f", "g", "h"].map((row) => (
				<div key={row} className="loading-row">
					<span className="bone a" />
					<span className="bone b" />
					<span className="bone" />
				</div>
			))}
		</div>
	);
}
