import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { RelatedRecord } from "#registrations/contract.ts";
import { relatedQuery } from "#registrations/queries.ts";
import { tableDate } from "#ui/dates.ts";

/** Links the other registrations and messages of the same person. Renders nothing if there are none. */
export function RelatedRecords({ registrationId }: { registrationId: number }) {
	const { data } = useQuery(relatedQuery(registrationId));
	if (!data || data.length === 0) return null;
	return (
		<>
			<h3>Same email or phone</h3>
			<ul className="related-records">
				{data.map((record) => (
					<li key={`${record.kind} ${record.id}`}>
						{record.kind === "registration" ? "Also registered: " : "Also wrote: "}
						<Link to={pathOf(record)}>{record.reference}</Link>
						{`${aboutOf(record)} on ${tableDate(record.createdAt)}`}
					</li>
				))}
			</ul>
		</>
	);
}

const pathOf = ({ kind, id }: RelatedRecord) =>
	`/admin/${kind === "registration" ? "registrations" : "contacts"}?open=${id}`;

const aboutOf = ({ kind, about }: RelatedRecord) =>
	about ? (kind === "registration" ? ` for ${about}` : `, “${about}”`) : "";
