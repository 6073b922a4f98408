import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { WeeksChart } from "#chat/admin/analytics-chart.tsx";
import type { ChatFigures } from "#chat/admin/analytics-contract.ts";
import { shownTime } from "#chat/admin/labels.ts";
import { figuresQuery } from "#chat/admin/queries.ts";
import { adminTitle } from "#school/admin-title.ts";
import { CustomRange, DateSelect, dateRangeOf } from "#ui/admin/filter-bar.tsx";
import { Icon } from "#ui/admin/icon.tsx";
import {
	EmptyState,
	ErrorState,
	formatCount,
	LoadingRows,
	StaleBanner,
} from "#ui/admin/list-parts.tsx";
import { useListParams } from "#ui/admin/use-list-params.ts";

export const meta = () => adminTitle("Chat analytics");

/** How the assistant did. Who left without a word is not counted as helped. */
export default function FiguresPage() {
	const address = useListParams();
	const query = useQuery(figuresQuery(dateRangeOf(address.get)));
	const { data, error } = query;
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
			{!data && !error && <LoadingRows what="analytics" />}
			{!data && error && (
				<ErrorState
					what="analytics"
					error={error}
					at={query.errorUpdatedAt}
					onRetry={query.refetch}
				/>
			)}
			{data && data.conversations.total === 0 && (
				<EmptyState
					title="No conversations in this period."
					why="Choose a longer period, or try the assistant yourself."
				>
					<Link className="button" to="/admin/chats/try">
						Try it
					</Link>
				</EmptyState>
			)}
			{data && data.conversations.total > 0 && <Figures figures={data} />}
		</div>
	);
}

/** `19%`; of nothing a dash. */
const share = (part: number, of: number) => (of === 0 ? "–" : `${Math.round((100 * part) / of)}%`);

function Figures({ figures }: { figures: ChatFigures }) {
	const { conversations, questions } = figures;
	const { total } = conversations;
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
			<div className="chat-halves">
				<section aria-labelledby="weeks-title">
					<div className="section-head">
						<h2 id="weeks-title">Questions per week</h2>
						<span className="sub">the last 8 weeks</span>
					</div>
					<WeeksChart weeks={figures.weeks} />
				</section>
				<div className="side">
					<Table
						id="questions"
						title="Questions in this period"
						rows={[
							["All", formatCount(questions.total)],
							[
								"Answered",
								`${formatCount(questions.answered)} · ${share(questions.answered, questions.total)}`,
							],
							[
								"Handed over",
								`${formatCount(questions.handedOver)} · ${share(questions.handedOver, questions.total)}`,
							],
							[
								"Declined: medical, unsafe, abuse",
								`${formatCount(questions.declined)} · ${share(questions.declined, questions.total)}`,
							],
							[
								"Not understood",
								`${formatCount(questions.notUnderstood)} · ${share(questions.notUnderstood, questions.total)}`,
							],
							[
								"Thumbs up / down",
								`${formatCount(figures.thumbs.up)} / ${formatCount(figures.thumbs.down)}`,
							],
						]}
					/>
					<Engines figures={figures} />
				</div>
			</div>
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

const time = (milliseconds: number | null) =>
	milliseconds === null ? "–" : shownTime(milliseconds);

function Engines({ figures: { model, milliseconds, questions } }: { figures: ChatFigures }) {
	return (
		<>
			<Table
				id="engines"
				title="Performance"
				rows={[
					["Answered by the language model", formatCount(model.answered)],
					["Answered by the built-in assistant", formatCount(questions.total - model.answered)],
					["Model failed, built-in assistant answered", formatCount(model.fallbacks)],
					["Model answer blocked by checks", formatCount(model.refused)],
					["Daily model limit reached", formatCount(model.capped)],
					["Median response time", time(milliseconds.p50)],
					["95th percentile", time(milliseconds.p95)],
					["95th percentile, built-in only", time(milliseconds.builtInP95)],
				]}
			/>
			{model.refused > 0 && (
				<p className="chat-mile">
					<Icon name="info" />
					<span>
						{`${formatCount(model.refused)} model answers were blocked because they claimed something the school has not published. Visitors saw the built-in answer instead.`}
					</span>
				</p>
			)}
		</>
	);
}

interface TableProps {
	id: string;
	title: string;
	rows: readonly (readonly [name: string, figure: string])[];
}

function Table({ id, title, rows }: TableProps) {
	return (
		<section aria-labelledby={`${id}-title`}>
			<div className="section-head">
				<h2 id={`${id}-title`}>{title}</h2>
			</div>
			<table className="plain-figures">
				<caption className="hidden-text">{title}</caption>
				<tbody>
					{rows.map(([name, figure]) => (
						<tr key={name}>
							<th scope="row">{name}</th>
							<td className="num">{figure}</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
