import { Link } from "react-router";
import { DetailsButtons } from "#intake/people/admin/details-buttons.tsx";
import { OtherDetails } from "#intake/people/admin/sent-details.tsx";
import type { Person, PersonRecord } from "#intake/people/contract.ts";
import { pathOf, recordName } from "#intake/people/timeline.ts";
import { tableDate } from "#platform/calendar/dates.ts";

/** Records that are shown here; all are in the list of records. */
const MAX_SHOWN = 3;

/** Asks whether what came from the website later is right. Renders nothing if nothing else came. */
export function NewDetails({ person }: { person: Person }) {
	const others = distinct(person.records.filter(({ isNew }) => isNew));
	if (others.length === 0) return null;
	return (
		<section className="stack tight new-details" aria-labelledby="new-details-title">
			<h2 id="new-details-title">New, from the website, not confirmed</h2>
			<p className="sub">
				Anyone can write with someone’s email address or phone number. Use these details after you
				have asked.
			</p>
			<ul className="stack loose">
				{others.slice(0, MAX_SHOWN).map((record) => (
					<li className="stack tight" key={`${record.kind} ${record.id}`}>
						<b>
							<OtherDetails sent={record} known={person} />
						</b>
						<small>
							<Link to={pathOf(record)}>{recordName(record)}</Link>
							{` · ${tableDate(record.createdAt)}`}
						</small>
						<DetailsButtons person={person} record={record} />
					</li>
				))}
			</ul>
			{others.length > MAX_SHOWN && (
				<p className="sub">{`${others.length - MAX_SHOWN} more follow when these are decided.`}</p>
			)}
		</section>
	);
}

/** Details that were sent several times are decided once. */
function distinct(records: readonly PersonRecord[]): PersonRecord[] {
	const byDetails = new Map<string, PersonRecord>();
	for (const record of records) {
		const details = [record.name, record.email, record.phone].join("\n").toLowerCase();
		if (!byDetails.has(details)) byDetails.set(details, record);
	}
	return [...byDetails.values()];
}
