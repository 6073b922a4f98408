import type { ReactNode } from "react";
import { Link } from "react-router";
import { May } from "#api/may.tsx";
import { usePersonChange } from "#people/admin/use-person-change.ts";
import { type Person, type PersonRecord, separateRecord } from "#people/contract.ts";
import { separate } from "#people/queries.ts";
import { pathOf } from "#people/timeline.ts";
import { tableDate } from "#ui/dates.ts";

const kinds = { registration: "Registration", contact: "Message" } as const;

interface Props {
	person: Person;
	/** Renders what the office sets for a record, such as its stage. */
	choice: (record: PersonRecord) => ReactNode;
}

/** Lists the registrations and messages that make up a person. One that belongs to somebody else is separated. */
export function PersonRecords({ person, choice }: Props) {
	return (
		<>
			<h2>Registrations and messages</h2>
			<ul className="person-records">
				{person.records.map((record) => (
					<li key={`${record.kind} ${record.id}`}>
						<Link className="record-link" to={pathOf(record)}>
							{record.about || kinds[record.kind]}
						</Link>
						<small>
							{[
								`${kinds[record.kind]} ${record.reference}`,
								tableDate(record.createdAt),
								record.kind === "registration" && record.state,
								record.withdrawnAt && `withdrew on ${tableDate(record.withdrawnAt)}`,
								record.source !== "website" && record.source,
								record.archived && "archived",
								record.isSpam && "suspected spam",
								record.name !== person.name && record.name,
								record.email.toLowerCase() !== person.email.toLowerCase() && record.email,
							]
								.filter(Boolean)
								.join(" · ")}
						</small>
						<div className="record-facts">{choice(record)}</div>
						{person.records.length > 1 && (
							<May call={separateRecord}>
								<SeparateButton person={person} record={record} />
							</May>
						)}
					</li>
				))}
			</ul>
		</>
	);
}

function SeparateButton({ person, record }: { person: Person; record: PersonRecord }) {
	const { mutate, isPending } = usePersonChange({
		save: () => separate(person.id, record),
		saved: {
			title: "Separated",
			description: `${record.reference} is a person of its own. Notes and calls stay here.`,
		},
		failed: "Failed to separate the record.",
	});
	return (
		<button
			type="button"
			className="text-button"
			disabled={isPending}
			onClick={() => mutate(undefined)}
		>
			Not the same person<span className="hidden-text">{`: ${record.reference}`}</span>
		</button>
	);
}
