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
import { ListBody, ListHead, useOpened } from "#ui/office/list-frame.tsx";
import { listPage } from "#ui/office/list-page.ts";
import { counted, StaleStrip } from "#ui/office/list-parts.tsx";
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
	const opened = useOpened(address, rows);
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

	return (
		<main id="main" className="work full" tabIndex={-1}>
			<ListHead title="Registrations" total={page?.total}>
				<ExportButton
					path={pathOf(exportRegistrations, {}, filters)}
					name="registrations"
					disabled={rows.length === 0}
				/>
			</ListHead>
			<StaleStrip query={query} onRetry={refresh} />
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
				choices={[statusChoice, { name: "courseId", label: "Course", any: "Any course", options }]}
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
	const { sort: _, ...filters } = filtersIn(new URLSearchParams(query));
	const { data } = useQuery(registrationCountQuery(filters));
	return data ? <b>{counted(data.total)}</b> : null;
}
