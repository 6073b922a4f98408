import { useQuery } from "@tanstack/react-query";
import { actionWords, changesOf } from "#activity/office/words.ts";
import { historyQuery } from "#activity/queries.ts";
import { clockTime, dayOf, tableDate } from "#ui/dates.ts";

interface Props {
	kind: string;
	id: number;
	/** How it began, which nobody in the office did. */
	first?: { what: string; about: string; at: string };
}

/** What happened to one record, newest first. Where that is not known, only how it began. */
export function RecordHistory({ kind, id, first }: Props) {
	const { data } = useQuery(historyQuery(kind, id));
	const entries = data ?? [];
	return (
		<>
			<h3>What happened</h3>
			<ol className="history">
				{entries.map((entry) => (
					<li key={entry.id}>
						<b>{actionWords(entry)}</b> <When at={entry.at} />
						<small>{entry.username || "from the website"}</small>
						{changesOf(entry).map(({ field, before, after }) => (
							<p key={field} className="change">
								<span className="hidden-text">{`${field}: `}</span>
								<del>{before}</del>
								<span aria-hidden="true">→</span>
								<ins>{after}</ins>
							</p>
						))}
					</li>
				))}
				{first && (
					<li>
						<b>{first.what}</b> <When at={first.at} />
						<small>{first.about}</small>
					</li>
				)}
			</ol>
		</>
	);
}

function When({ at }: { at: string }) {
	const today = dayOf(at) === dayOf(new Date());
	return <time dateTime={at}>{today ? clockTime(at) : tableDate(at)}</time>;
}
