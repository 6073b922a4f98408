import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { pathOf } from "#api/endpoint.ts";
import { exportContacts, type OfficeContact } from "#contacts/contract.ts";
import { BulkBar } from "#contacts/office/bulk-bar.tsx";
import { filtersIn, readChoice, sortChoice } from "#contacts/office/filters.tsx";
import { MessagesTable } from "#contacts/office/table.tsx";
import { useBulk } from "#contacts/office/use-bulk.ts";
import { MessageView } from "#contacts/office/view.tsx";
import { contactCountQuery, contactsQuery } from "#contacts/queries.ts";
import { useCourseTitles } from "#courses/office/use-course-titles.ts";
import { forgetNews } from "#news/live.ts";
import { NewsLine } from "#news/office/news-line.tsx";
import { ExportButton } from "#ui/office/export-button.tsx";
import { FilterBar } from "#ui/office/filter-bar.tsx";
import { ListBody, ListHead, useOpened } from "#ui/office/list-frame.tsx";
import { listPage } from "#ui/office/list-page.ts";
import { counted, StaleStrip } from "#ui/office/list-parts.tsx";
import { filtersOf, PAGE_SIZE, useAddress } from "#ui/office/use-address.ts";
import { useSelection } from "#ui/office/use-selection.ts";
import { ViewTabs } from "#views/office/view-tabs.tsx";

interface Props {
	/** Where a message came from, beside its words. */
	origin: (contact: OfficeContact) => ReactNode;
}

/** The contact messages. */
export function MessageList({ origin }: Props) {
	const queries = useQueryClient();
	const address = useAddress();
	const filters = filtersIn(address.params);
	const query = useQuery(
		contactsQuery({ ...filters, limit: PAGE_SIZE, offset: (address.page - 1) * PAGE_SIZE }),
	);
	const { titleOf, options } = useCourseTitles();
	const selection = useSelection(filtersOf(address.params));
	const bulk = useBulk(selection.clear);
	const page = query.data && listPage(query.data, address.page);
	const rows = page?.rows ?? [];
	const opened = useOpened(address, rows);
	const { dataUpdatedAt } = query;
	const refresh = () => {
		queries.invalidateQueries({ queryKey: ["contacts"] });
		queries.invalidateQueries({ queryKey: ["dashboard"] });
	};

	// What the list was loaded with is new no longer.
	useEffect(() => {
		if (dataUpdatedAt > 0) forgetNews("contact");
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
			<StaleStrip query={query} onRetry={refresh} />
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
				choices={[readChoice, { name: "courseId", label: "Course", any: "Any course", options }]}
				dates
				sorts={sortChoice}
				show={page ? `Show ${counted(page.total ?? rows.length)} messages` : "Show"}
			>
				<NewsLine
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
	const { sort: _, ...filters } = filtersIn(new URLSearchParams(query));
	const { data } = useQuery(contactCountQuery(filters));
	return data ? <b>{counted(data.total)}</b> : null;
}
