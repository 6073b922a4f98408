import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { pathOf } from "#api/endpoint.ts";
import { useCourseTitles } from "#courses/office/use-course-titles.ts";
import { forgetNews } from "#news/live.ts";
import { NewsLine } from "#news/office/news-line.tsx";
import { exportRegistrations, type OfficeRegistration } from "#registrations/contract.ts";
import { BulkBar } from "#registrations/office/bulk-bar.tsx";
import { RegistrationDetails } from "#registrations/office/details.tsx";
import { filtersIn, sortChoice, statusChoice } from "#registrations/office/filters.tsx";
import { StatusConflictDialog } from "#registrations/office/status-conflict.tsx";
import { RegistrationsTable } from "#registrations/office/table.tsx";
import { UpdateDialog } from "#registrations/office/update-dialog.tsx";
import { useBulk } from "#registrations/office/use-bulk.ts";
import { useStatusChange } from "#registrations/office/use-status-change.ts";
import { registrationCountQuery, registrationsQuery } from "#registrations/queries.ts";
import { ExportButton } from "#ui/office/export-button.tsx";
import { FilterBar } from "#ui/office/filter-bar.tsx";
import { ListKeys } from "#ui/office/list-keys.tsx";
import { listPage } from "#ui/office/list-page.ts";
import {
	counted,
	Failed,
	LoadingRows,
	Nothing,
	Pager,
	StaleStrip,
} from "#ui/office/list-parts.tsx";
import { filtersOf, PAGE_SIZE, useAddress } from "#ui/office/use-address.ts";
import { useSelection } from "#ui/office/use-selection.ts";
import { ViewTabs } from "#views/office/view-tabs.tsx";

/** The registrations, as somebody works through them all day. */
export function RegistrationList() {
	const queries = useQueryClient();
	const address = useAddress();
	const filters = filtersIn(address.params);
	const query = useQuery(
		registrationsQuery({ ...filters, limit: PAGE_SIZE, offset: (address.page - 1) * PAGE_SIZE }),
	);
	const { titleOf, options } = useCourseTitles();
	const selection = useSelection(filtersOf(address.params));
	const [updating, setUpdating] = useState<OfficeRegistration | null>(null);
	const change = useStatusChange(() => setUpdating(null));
	const bulk = useBulk(selection.clear);

	const page = query.data && listPage(query.data, address.page);
	const rows = page?.rows ?? [];
	const openId = Number.parseInt(address.get("open"), 10) || null;
	const open = (id: number | null) => address.set({ open: id === null ? null : String(id) });
	const at = rows.findIndex(({ id }) => id === openId);
	const step = (by: number) => {
		const next = at < 0 ? undefined : rows[at + by];
		return next && (() => open(next.id));
	};
	const courseOf = ({ courseId, courseTitle }: OfficeRegistration) =>
		titleOf(courseId, courseTitle);
	const refresh = () => {
		queries.invalidateQueries({ queryKey: ["registrations"] });
		queries.invalidateQueries({ queryKey: ["dashboard"] });
	};

	// What the list was loaded with is new no longer.
	const { dataUpdatedAt } = query;
	useEffect(() => {
		if (dataUpdatedAt > 0) forgetNews("registration");
	}, [dataUpdatedAt]);

	// Filters that leave fewer pages than the address names lead to the last one.
	useEffect(() => {
		if (page && page.rows.length === 0 && address.page > 1) address.set({ page: null });
	}, [page, address]);

	return (
		<main id="main" className="work full" tabIndex={-1}>
			<header className="head-bar">
				<h1>
					Registrations{" "}
					{page?.total !== null && page?.total !== undefined && (
						<span className="num">{counted(page.total)}</span>
					)}
				</h1>
				<div className="actions">
					<ExportButton
						path={pathOf(exportRegistrations, {}, filters)}
						name="registrations"
						disabled={rows.length === 0}
					/>
				</div>
			</header>
			{query.data && query.error && (
				<StaleStrip error={query.error} since={dataUpdatedAt} onRetry={refresh} />
			)}
			<ViewTabs
				list="registrations"
				address={address}
				fixed={[
					{ name: "All", query: "" },
					{ name: "Pending", query: "status=pending" },
					{ name: "Archive", query: "archived=true" },
				]}
				count={(saved) => <ViewCount query={saved} />}
			/>
			<FilterBar
				address={address}
				search="Name, email or phone"
				choices={[
					statusChoice,
					{ name: "courseId", label: "Program", any: "Any program", options },
				]}
				dates
				sorts={sortChoice}
				show={page ? `Show ${counted(page.total ?? rows.length)} registrations` : "Show"}
			>
				<NewsLine
					kind="registration"
					words={["registration", "registrations"]}
					onShow={refresh}
					busy={query.isFetching}
				/>
			</FilterBar>
			{!query.data && query.error && (
				<Failed
					what="registrations"
					error={query.error}
					at={query.errorUpdatedAt}
					onRetry={query.refetch}
				/>
			)}
			{!query.data && !query.error && <LoadingRows what="the registrations" />}
			{page && rows.length === 0 && (
				<Nothing
					title="No registrations found."
					why={filtersOf(address.params) ? whyNone(address.get("q")) : undefined}
				>
					{filtersOf(address.params) && (
						<button
							type="button"
							className="button"
							onClick={() =>
								address.set(
									Object.fromEntries([...address.params.keys()].map((name) => [name, null])),
								)
							}
						>
							Clear search and filters
						</button>
					)}
				</Nothing>
			)}
			{page && rows.length > 0 && (
				<>
					<RegistrationsTable
						rows={rows}
						titleOf={courseOf}
						address={address}
						selection={selection}
						openId={openId}
						onDetails={({ id }) => open(id)}
						onUpdate={setUpdating}
						busy={query.isFetching}
					/>
					<Pager
						page={address.page}
						list={page}
						onPage={(next) => {
							address.set({ page: next > 1 ? String(next) : null }, true);
							scrollTo(0, 0);
						}}
					>
						<ListKeys selects />
					</Pager>
				</>
			)}
			<BulkBar selection={selection} rows={rows} bulk={bulk} />
			{updating && (
				<UpdateDialog
					registration={rows.find(({ id }) => id === updating.id) ?? updating}
					change={change}
					onClose={() => setUpdating(null)}
				/>
			)}
			{openId !== null && (
				<RegistrationDetails
					key={openId}
					id={openId}
					row={rows[at]}
					titleOf={courseOf}
					change={change}
					onClose={() => open(null)}
					onPrevious={step(-1)}
					onNext={step(1)}
					onArchive={(registration) => {
						open(null);
						bulk.act([registration], { archived: !registration.archived });
					}}
				/>
			)}
			<StatusConflictDialog change={change} />
		</main>
	);
}

function ViewCount({ query }: { query: string }) {
	const { sort: _, ...filters } = filtersIn(new URLSearchParams(query));
	const { data } = useQuery(registrationCountQuery(filters));
	return data ? <b>{counted(data.total)}</b> : null;
}

function whyNone(searched: string): string {
	return searched
		? `No one matches “${searched}” with these filters.`
		: "No one matches these filters.";
}
