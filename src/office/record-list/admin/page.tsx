import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { NewRowsButton } from "#office/live-updates/admin/new-rows-button.tsx";
import { BulkBar } from "#office/record-list/admin/bulk-bar.tsx";
import { filtersFromParams } from "#office/record-list/admin/filters.ts";
import type { BulkQuestion } from "#office/record-list/admin/use-bulk.ts";
import type { Records } from "#office/record-list/admin/use-record-list.tsx";
import { recordListQueries } from "#office/record-list/queries.ts";
import type { ListedRecord, RecordList } from "#office/record-list/record-list.ts";
import { type FixedView, ViewTabs } from "#office/saved-views/admin/view-tabs.tsx";
import { pathOf } from "#platform/api/endpoint.ts";
import { May } from "#platform/api/may.tsx";
import { useMay } from "#platform/api/role-context.ts";
import { capital } from "#platform/text/capital.ts";
import { formatCount, plural } from "#platform/text/plural.ts";
import { ConfirmDialog } from "#ui/admin/dialog.tsx";
import { ExportButton } from "#ui/admin/export-button.tsx";
import { type Choice, FilterBar } from "#ui/admin/filter-bar.tsx";
import { ListBody, ListHead } from "#ui/admin/list-frame.tsx";
import { ListKeys } from "#ui/admin/list-keys.tsx";
import { StaleBanner } from "#ui/admin/list-parts.tsx";

interface Props<Row extends ListedRecord, Filters extends object, Own> {
	records: Records<Row, Filters, Own>;
	/** Text of an empty list, as specified. */
	none: string;
	/** Label of the search field: `Search name, email or phone`. */
	search: string;
	/** Actions in the heading, before the export. */
	headActions?: ReactNode;
	/** What to know before the rows. */
	notices?: ReactNode;
	/** Views next to All and Archive. */
	views: readonly FixedView[];
	choices: readonly Choice[];
	/** Sort orders on phones, next to newest and oldest first. */
	sorts: Choice["options"];
	table: ReactNode;
	bulkActions: ReactNode;
	/** The open record and the dialogs. */
	children: ReactNode;
}

/** Renders a list: count, views, search, filters, the rows in each state, bulk actions. */
export function RecordListPage<Row extends ListedRecord, Filters extends object, Own>(
	props: Props<Row, Filters, Own>,
) {
	const { records, none, search, views, choices, sorts, table, bulkActions, children } = props;
	const { list, address, filters, query, page, rows, refresh } = records;
	const [, several] = list.noun;
	const may = useMay();
	return (
		<main id="main" className="work full" tabIndex={-1}>
			<ListHead title={capital(several)} total={page?.total}>
				{props.headActions}
				<May call={list.endpoints.exportCsv}>
					<ExportButton
						path={pathOf(list.endpoints.exportCsv, {}, { ...filters, sort: address.get("sort") })}
						name={several}
						disabled={rows.length === 0}
					/>
				</May>
			</ListHead>
			{props.notices}
			<StaleBanner query={query} onRetry={refresh} />
			<ViewTabs
				list={list.name}
				address={address}
				fixed={[
					{ name: "All", query: "", isCounted: true },
					...views,
					{ name: "Archive", query: "archived=true" },
				]}
				count={(view) => <ViewCount list={list} view={view} />}
			/>
			<FilterBar
				address={address}
				search={search}
				choices={choices}
				dates
				sorts={[["createdAt", "Oldest first"], ...sorts]}
				show={page ? `Show ${plural(page.total ?? rows.length, ...list.noun)}` : "Show"}
			>
				<NewRowsButton
					kind={list.kind}
					words={list.noun}
					onShow={refresh}
					busy={query.isFetching}
				/>
			</FilterBar>
			<ListBody
				what={several}
				none={none}
				query={query}
				page={page}
				address={address}
				keys={<ListKeys selects={may(list.endpoints.change)} />}
			>
				{table}
			</ListBody>
			<BulkBar records={records}>{bulkActions}</BulkBar>
			<QuestionDialog bulk={records.bulk} />
			{children}
		</main>
	);
}

/** Asks before what is done to records and cannot be taken back. */
function QuestionDialog({
	bulk,
}: {
	bulk: { question: BulkQuestion | null; answer: (isConfirmed: boolean) => void };
}) {
	const { question, answer } = bulk;
	return (
		<ConfirmDialog
			open={question !== null}
			title={question?.title ?? ""}
			confirm={question?.confirm ?? ""}
			danger
			onCancel={() => answer(false)}
			onConfirm={() => answer(true)}
		>
			<p>{question?.text}</p>
		</ConfirmDialog>
	);
}

interface ViewCountProps<Row extends ListedRecord, Filters extends object, Own> {
	list: RecordList<Row, Filters, Own>;
	/** Query string of the view. */
	view: string;
}

function ViewCount<Row extends ListedRecord, Filters extends object, Own>(
	props: ViewCountProps<Row, Filters, Own>,
) {
	const filters = filtersFromParams(props.list, new URLSearchParams(props.view));
	const { data } = useQuery(recordListQueries(props.list).count(filters));
	return <b>{data && formatCount(data.total)}</b>;
}
