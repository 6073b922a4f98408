import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ChatAnalytics } from "#assistant/admin/analytics-contract.ts";
import { analyticsQuery } from "#assistant/admin/queries.ts";
import { CustomRange, DateSelect } from "#ui/admin/filter-bar.tsx";
import { filtersIn } from "#ui/admin/filters-in.ts";
import { EmptyState, StaleBanner } from "#ui/admin/list-parts.tsx";
import { Loaded } from "#ui/admin/loaded.tsx";
import { useListParams } from "#ui/admin/use-list-params.ts";

interface Props {
	about: string;
	children: (analytics: ChatAnalytics) => ReactNode;
}

/** Loads the analytics of the period in the URL and shows them, or why there are none. */
export function AnalyticsFrame({ about, children }: Props) {
	const address = useListParams();
	const query = useQuery(analyticsQuery(filtersIn(address.get, ["from", "to"])));
	return (
		<div className="chat-figures" aria-busy={query.isPlaceholderData}>
			<div className="row-line chat-about">
				<p className="sub grow">{about}</p>
				<DateSelect address={address} />
				<CustomRange address={address} />
			</div>
			<StaleBanner query={query} />
			<Loaded query={query} what="analytics">
				{(analytics) =>
					analytics.conversations.total > 0 ? (
						children(analytics)
					) : (
						<EmptyState
							title="No conversations in this period."
							why="Choose a longer period, or try the assistant yourself."
						>
							<Link className="button" to="/admin/chats/questions">
								Questions
							</Link>
						</EmptyState>
					)
				}
			</Loaded>
		</div>
	);
}
