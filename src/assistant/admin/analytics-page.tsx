import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { WeeksChart } from "#assistant/admin/analytics-chart.tsx";
import type { ChatAnalytics } from "#assistant/admin/analytics-contract.ts";
import { AnalyticsTable } from "#assistant/admin/analytics-table.tsx";
import { analyticsQuery } from "#assistant/admin/queries.ts";
import { TechnicalFigures } from "#assistant/admin/technical-figures.tsx";
import { formatCount } from "#platform/text/plural.ts";
import { adminTitle } from "#ui/admin/admin-title.ts";
import { CustomRange, DateSelect } from "#ui/admin/filter-bar.tsx";
import { filtersIn } from "#ui/admin/filters-in.ts";
import { EmptyState, StaleBanner } from "#ui/admin/list-parts.tsx";
import { Loaded } from "#ui/admin/loaded.tsx";
import { useListParams } from "#ui/admin/use-list-params.ts";

export const meta = adminTitle("Chat analytics");

/** Shows outcomes of the conversations of a period, which the URL names. Visitors who left without responding do not count as helped. */
export default function AnalyticsPage() {
	const address = useListParams();
	const query = useQuery(analyticsQuery(filtersIn(address.get, ["from", "to"])));
	return (
		<div className="chat-figures" aria-busy={query.isPlaceholderData}>
			<div className="row-line chat-about">
				<p className="sub grow">
					Visitors who leave without responding count as “no response,” never as helped.
				</p>
				<DateSelect address={address} />
				<CustomRange address={address} />
			</div>
			<StaleBanner query={query} />
			<Loaded query={query} what="analytics">
				{(analytics) =>
					analytics.conversations.total > 0 ? (
						<Outcomes analytics={analytics} />
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

/** `19%`; of nothing a dash. */
const share = (part: number, of: number) => (of === 0 ? "–" : `${Math.round((100 * part) / of)}%`);

function Outcomes({ analytics }: { analytics: ChatAnalytics }) {
	const { conversations, questions } = analytics;
	const { total } = conversations;
	const ofQuestions = (count: number) => `${formatCount(count)} · ${share(count, questions.total)}`;
	return (
		<>
			<ul className="figures">
				<li className="hot">
					<Link to="/admin/chats">
						<b>{formatCount(total)}</b>
						<span>Conversations</span>
					</Link>
				</li>
				<li className="hot">
					<Link to="/admin/chats?outcome=handed+over">
						<b>{share(conversations.handedOver, total)}</b>
						<span>Handed over to a person</span>
					</Link>
				</li>
				<Plain
					figure={share(conversations.confirmed, total)}
					name="Said thanks or gave a thumbs-up"
				/>
				<Plain figure={share(conversations.silent, total)} name="No response after an answer" />
				<Plain figure={formatCount(conversations.callbacks)} name="Requested a call" />
			</ul>
			<div className="columns">
				<section aria-labelledby="weeks-title">
					<div className="section-head">
						<h2 id="weeks-title">Questions per week</h2>
						<span className="sub">the last 8 weeks</span>
					</div>
					<WeeksChart weeks={analytics.weeks} />
				</section>
				<div className="stack side">
					<AnalyticsTable
						id="questions"
						title="Questions in this period"
						rows={[
							["All", formatCount(questions.total)],
							["Answered", ofQuestions(questions.answered)],
							["Handed over", ofQuestions(questions.handedOver)],
							["Declined: medical, unsafe, abuse", ofQuestions(questions.declined)],
							["Not understood", ofQuestions(questions.notUnderstood)],
							[
								"Thumbs up / down",
								`${formatCount(analytics.thumbs.up)} / ${formatCount(analytics.thumbs.down)}`,
							],
						]}
					/>
				</div>
			</div>
			<p className="row-line figures-more">
				<Link to="/admin/chats/questions?checked=unhelpful&sort=asked">
					Most asked without a helpful answer
				</Link>
			</p>
			<TechnicalFigures {...analytics} />
		</>
	);
}

function Plain({ figure, name }: { figure: string; name: string }) {
	return (
		<li>
			<div className="figure-plain">
				<b>{figure}</b>
				<span>{name}</span>
			</div>
		</li>
	);
}
