import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { pathOf } from "#api/endpoint.ts";
import { BulkBar } from "#contacts/admin/bulk-bar.tsx";
import { filtersFromParams, readChoice, sortChoice } from "#contacts/admin/filters.tsx";
import { MessagesTable } from "#contacts/admin/table.tsx";
import { useBulk } from "#contacts/admin/use-bulk.ts";
import { MessageView } from "#contacts/admin/view.tsx";
import { type AdminContact, exportContacts } from "#contacts/contract.ts";
import { contactCountQuery, contactsQuery } from "#contacts/queries.ts";
import { useCourseTitles } from "#courses/admin/use-course-titles.ts";
import { NewRowsButton } from "#live-updates/admin/new-rows-button.tsx";
import { clearNew } from "#live-updates/store.ts";
import { ViewTabs } from "#saved-views/admin/view-tabs.tsx";
import { ExportButton } from "#ui/admin/export-button.tsx";
import { FilterBar } from "#ui/admin/filter-bar.tsx";
import { ListBody, ListHead, useOpenRecord } from "#ui/admin/list-frame.tsx";
import { listPage } from "#ui/admin/list-page.ts";
import { formatCount, StaleBanner } from "#ui/admin/list-parts.tsx";
import { filtersOf, PAGE_SIZE, useListParams } from "#ui/admin/use-list-params.ts";
import { useSelection } from "#ui/admin/use-selection.ts";

interface Props {
	/** Where a message came from, beside its words. */
	origin: (contact: AdminContact) => ReactNode;
}

/** The contact messages. */
export function MessageList({ origin }: Props) {
	const queries = useQueryClient();
	const address = useListParams();
	const filters = filtersFromParams(address.params);
	const query = useQuery(
		contactsQuery({ ...filters, limit: PAGE_SIZE, offset: (address.page - 1) * PAGE_SIZE }),
	);
	const { titleOf, options } = useCourseTitles();
	const selection = useSelection(filtersOf(address.params));
	const bulk = useBulk(selection.clear);
	const page = query.data && listPage(query.data, address.page);
	const rows = page?.rows ?? [];
	const opened = useOpenRecord(address, rows);
	const { dataUpdatedAt } = query;
	const refresh = () => {
		queries.invalidateQueries({ queryKey: ["contacts"] });
		queries.invalidateQueries({ queryKey: ["dashboard"] });
	};

	// What the list was loaded with is new no longer.
	useEffect(() => {
		if (dataUpdatedAt > 0) clearNew("contact");
	}, [dataUpdatedAt]);

	return (
		<main id="main" className="work full" tabIndex={-1}>
			<ListHead title="Messages" total={page?.total}>
				<ExportButton
					path={pathOf(exportContacts, {}, filters)}
					name="messages"
					disabled={rows.length === 0}
				/>
			</ListHead>
			<StaleBanner query={query} onRetry={refresh} />
			<ViewTabs
				list="contacts"
				address={address}
				fixed={[
					{ name: "All", query: "", isCounted: true },
					{ name: "Unread", query: "isRead=false", isCounted: true },
					{ name: "Archive", query: "archived=true" },
				]}
				count={(saved) => <ViewCount query={saved} />}
			/>
			<FilterBar
				address={address}
				search="Search name, email or subject"
				choices={[
					readChoice,
					{ name: "courseId", label: "Course", allLabel: "Any course", options },
				]}
				dates
				sorts={sortChoice}
				show={page ? `Show ${formatCount(page.total ?? rows.length)} messages` : "Show"}
			>
				<NewRowsButton
					kind="contact"
					words={["message", "messages"]}
					onShow={refresh}
					busy={query.isFetching}
				/>
			</FilterBar>
			<ListBody
				what="messages"
				none="No contact messages found."
				query={query}
				page={page}
				address={address}
				selects
			>
				<MessagesTable
					rows={rows}
					address={address}
					selection={selection}
					openId={opened.id}
					onView={({ id }) => opened.open(id)}
					busy={query.isPlaceholderData}
				/>
			</ListBody>
			<BulkBar selection={selection} rows={rows} bulk={bulk} />
			{opened.id !== null && (
				<MessageView
					key={opened.id}
					id={opened.id}
					row={opened.row}
					courseTitle={titleOf}
					origin={origin}
					onClose={opened.close}
					onPrevious={opened.previous}
					onNext={opened.next}
					onArchive={(contact) => {
						opened.close();
						bulk.act([contact], { archived: !contact.archived });
					}}
				/>
			)}
		</main>
	);
}

function ViewCount({ query }: { query: string }) {
	const { sort: _, ...filters } = filtersFromParams(new URLSearchParams(query));
	const { data } = useQuery(contactCountQuery(filters));
	return data ? <b>{formatCount(data.total)}</b> : null;
}
