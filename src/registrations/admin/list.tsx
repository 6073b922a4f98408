import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { pathOf } from "#api/endpoint.ts";
import { useCourseTitles } from "#courses/admin/use-course-titles.ts";
import { NewRowsButton } from "#live-updates/admin/new-rows-button.tsx";
import { clearNew } from "#live-updates/store.ts";
import { BulkBar } from "#registrations/admin/bulk-bar.tsx";
import { RegistrationDetails } from "#registrations/admin/details.tsx";
import { filtersFromParams, sortChoice, statusChoice } from "#registrations/admin/filters.tsx";
import { StatusConflictDialog } from "#registrations/admin/status-conflict.tsx";
import { RegistrationsTable } from "#registrations/admin/table.tsx";
import { UpdateDialog } from "#registrations/admin/update-dialog.tsx";
import { useBulk } from "#registrations/admin/use-bulk.ts";
import { useStatusChange } from "#registrations/admin/use-status-change.ts";
import { type AdminRegistration, exportRegistrations } from "#registrations/contract.ts";
import { registrationCountQuery, registrationsQuery } from "#registrations/queries.ts";
import { ViewTabs } from "#saved-views/admin/view-tabs.tsx";
import { ExportButton } from "#ui/admin/export-button.tsx";
import { FilterBar } from "#ui/admin/filter-bar.tsx";
import { ListBody, ListHead, useOpenRecord } from "#ui/admin/list-frame.tsx";
import { listPage } from "#ui/admin/list-page.ts";
import { formatCount, StaleBanner } from "#ui/admin/list-parts.tsx";
import { filtersOf, PAGE_SIZE, useListParams } from "#ui/admin/use-list-params.ts";
import { useSelection } from "#ui/admin/use-selection.ts";

/** The registrations, as somebody works through them all day. */
export function RegistrationList() {
	const queries = useQueryClient();
	const address = useListParams();
	const filters = filtersFromParams(address.params);
	const query = useQuery(
		registrationsQuery({ ...filters, limit: PAGE_SIZE, offset: (address.page - 1) * PAGE_SIZE }),
	);
	const { titleOf, options } = useCourseTitles();
	const selection = useSelection(filtersOf(address.params));
	const [updating, setUpdating] = useState<AdminRegistration | null>(null);
	const change = useStatusChange(() => setUpdating(null));
	const bulk = useBulk(selection.clear);

	const page = query.data && listPage(query.data, address.page);
	const rows = page?.rows ?? [];
	const opened = useOpenRecord(address, rows);
	const courseOf = ({ courseId, courseTitle }: AdminRegistration) => titleOf(courseId, courseTitle);
	const refresh = () => {
		queries.invalidateQueries({ queryKey: ["registrations"] });
		queries.invalidateQueries({ queryKey: ["dashboard"] });
	};

	// What the list was loaded with is new no longer.
	const { dataUpdatedAt } = query;
	useEffect(() => {
		if (dataUpdatedAt > 0) clearNew("registration");
	}, [dataUpdatedAt]);

	return (
		<main id="main" className="work full" tabIndex={-1}>
			<ListHead title="Registrations" total={page?.total}>
				<ExportButton
					path={pathOf(exportRegistrations, {}, filters)}
					name="registrations"
					disabled={rows.length === 0}
				/>
			</ListHead>
			<StaleBanner query={query} onRetry={refresh} />
			<ViewTabs
				list="registrations"
				address={address}
				fixed={[
					{ name: "All", query: "", isCounted: true },
					{ name: "Pending", query: "status=pending", isCounted: true },
					{ name: "Archive", query: "archived=true" },
				]}
				count={(saved) => <ViewCount query={saved} />}
			/>
			<FilterBar
				address={address}
				search="Search name, email or phone"
				choices={[
					statusChoice,
					{ name: "courseId", label: "Course", allLabel: "Any course", options },
				]}
				dates
				sorts={sortChoice}
				show={page ? `Show ${formatCount(page.total ?? rows.length)} registrations` : "Show"}
			>
				<NewRowsButton
					kind="registration"
					words={["registration", "registrations"]}
					onShow={refresh}
					busy={query.isFetching}
				/>
			</FilterBar>
			<ListBody
				what="registrations"
				none="No registrations found."
				query={query}
				page={page}
				address={address}
				selects
			>
				<RegistrationsTable
					rows={rows}
					titleOf={courseOf}
					address={address}
					selection={selection}
					openId={opened.id}
					onDetails={({ id }) => opened.open(id)}
					onUpdate={setUpdating}
					busy={query.isPlaceholderData}
				/>
			</ListBody>
			<BulkBar selection={selection} rows={rows} bulk={bulk} />
			{updating && (
				<UpdateDialog
					registration={rows.find(({ id }) => id === updating.id) ?? updating}
					change={change}
					onClose={() => setUpdating(null)}
				/>
			)}
			{opened.id !== null && (
				<RegistrationDetails
					key={opened.id}
					id={opened.id}
					row={opened.row}
					titleOf={courseOf}
					change={change}
					onClose={opened.close}
					onPrevious={opened.previous}
					onNext={opened.next}
					onArchive={(registration) => {
						opened.close();
						bulk.act([registration], { archived: !registration.archived });
					}}
				/>
			)}
			<StatusConflictDialog change={change} />
		</main>
	);
}

function ViewCount({ query }: { query: string }) {
	const { sort: _, ...filters } = filtersFromParams(new URLSearchParams(query));
	const { data } = useQuery(registrationCountQuery(filters));
	return data ? <b>{formatCount(data.total)}</b> : null;
}
