import { useQuery } from "@tanstack/react-query";
import { queryOf } from "#platform/api/query-of.ts";
import { fullDate } from "#platform/calendar/dates.ts";
import { writtenDay } from "#platform/calendar/days.ts";
import { type FactState, getFactHistory } from "#school/facts/contract.ts";

const actions = { created: "Added", changed: "Changed", deleted: "Deleted" } as const;

/** The states of a fact and of those before it, newest first. */
export function FactHistory({ id }: { id: number }) {
	const { data = [] } = useQuery(queryOf(getFactHistory, { params: { id } }));
	if (data.length === 0) return null;
	return (
		<>
			<h2>History</h2>
			<ol className="history">
				{data.map((state) => (
					<li key={state.id}>
						<b>{actions[state.action]}</b>{" "}
						<time className="sub" dateTime={state.at}>
							{fullDate(state.at)}
						</time>
						<small>{state.username || "as delivered"}</small>
						<p className="fact-state">{state.answer}</p>
						<Provenance state={state} />
					</li>
				))}
			</ol>
		</>
	);
}

function Provenance({ state: { source, validUntil } }: { state: FactState }) {
	const parts = [
		...(source ? [`Source: ${source}`] : []),
		...(validUntil ? [`Valid through ${writtenDay(validUntil)}`] : []),
	];
	return parts.length > 0 && <small>{parts.join(" · ")}</small>;
}
