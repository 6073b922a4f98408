import { useQuery } from "@tanstack/react-query";
import type { UnansweredGroup } from "#assistant/admin/conversations-contract.ts";
import { outcomeChoice } from "#assistant/admin/filters.tsx";
import { type UnansweredFilters, unansweredQuery } from "#assistant/admin/queries.ts";
import { UnansweredTable } from "#assistant/admin/unanswered-table.tsx";
import { formatCount } from "#platform/text/plural.ts";
import { adminTitle } from "#ui/admin/admin-title.ts";
import { type Choice, dateRangeOf, FilterBar } from "#ui/admin/filter-bar.tsx";
import { ListBody } from "#ui/admin/list-frame.tsx";
import { listPage } from "#ui/admin/list-page.ts";
import { StaleBanner } from "#ui/admin/list-parts.tsx";
import { useListParams } from "#ui/admin/use-list-params.ts";

const missedChoice: Choice = {
	...outcomeChoice,
	options: outcomeChoice.options.filter(([value]) => /over|not/.test(value)),
};

export const meta = adminTitle("Unanswered questions");

/** Lists the questions without a helpful answer. */
export default function UnansweredList() {
	const address = useListParams();
	const { get } = address;
	const outcome = get("outcome");
	const query = useQuery(
		unansweredQuery({ ...(outcome && { outcome }), ...dateRangeOf(get) } as UnansweredFilters),
	);
	const sought = get("q").toLowerCase();
	const groups = query.data?.filter(({ wordings }) => wordings.some(holds(sought)));
	const page = groups && listPage({ rows: groups, total: null }, address.page);
	return (
		<>
			<p className="sub chat-about">
				Questions without a helpful answer, similar ones grouped: the assistant did not know, the
				visitor said it did not help, or you marked the answer as wrong.
			</p>
			<StaleBanner query={query} />
			<FilterBar
				address={address}
				search="Search questions"
				choices={[missedChoice]}
				dates
				show={groups ? `Show ${formatCount(groups.length)} questions` : "Show"}
			/>
			<ListBody
				what="unanswered questions"
				none="No unanswered questions."
				query={query}
				page={page}
				address={address}
			>
				<UnansweredTable
					groups={page?.rows ?? []}
					most={groups?.[0]?.people ?? 1}
					busy={query.isPlaceholderData}
				/>
			</ListBody>
		</>
	);
}

const holds = (sought: string) => (wording: UnansweredGroup["wordings"][number]) =>
	wording.text.toLowerCase().includes(sought);
