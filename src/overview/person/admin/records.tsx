import type { ReactNode } from "react";
import { Link } from "react-router";
import { otherDetails, SentDetails } from "#intake/people/admin/sent-details.tsx";
import { useDetails } from "#intake/people/admin/use-details.ts";
import {
	type Person,
	type PersonRecord,
	setDetails,
	splitRecord,
} from "#intake/people/contract.ts";
import { pathOf } from "#intake/people/timeline.ts";
import { adminCall } from "#platform/api/admin-call.ts";
import { May } from "#platform/api/may.tsx";
import { useMay } from "#platform/api/role-context.ts";
import { tableDate } from "#platform/calendar/dates.ts";
import { useChange } from "#ui/admin/use-change.ts";

const kinds = { registration: "Registration", contact: "Message" } as const;

/** Names a record: `Message C-1042`. */
export const recordName = ({ kind, reference }: Pick<PersonRecord, "kind" | "reference">) =>
	`${kinds[kind]} ${reference}`;

/** What the office said about details; nothing as long as it has said nothing. */
const detailsInWords = ({ detailsState }: PersonRecord) =>
	detailsState !== "not confirmed" && `details ${detailsState}`;

interface Props {
	person: Person;
	choice: (record: PersonRecord) => ReactNode;
}

/** Lists the registrations and messages that make up a person. One that belongs to someone else is split off. */
export function PersonRecords({ person, choice }: Props) {
	return (
		<>
			<h2>Registrations and messages</h2>
			<ul className="rows person-records">
				{person.records.map((record) => (
					<li key={`${record.kind} ${record.id}`}>
						<Link className="record-link" to={pathOf(record)}>
							{record.about || kinds[record.kind]}
						</Link>
						<small>
							{[
								recordName(record),
								tableDate(record.createdAt),
								record.kind === "registration" && record.state,
								record.withdrawnAt && `withdrew on ${tableDate(record.withdrawnAt)}`,
								record.source !== "website" && record.source,
								record.archived && "archived",
								record.isSpam && "suspected spam",
								detailsInWords(record),
							]
								.filter(Boolean)
								.join(" · ")}
						</small>
						<SentDetails sent={record} known={person} isNew={record.isNew} />
						<div className="record-facts">{choice(record)}</div>
						{person.records.length > 1 && (
							<span className="row-line">
								<UseDetailsButton person={person} record={record} />
								<May call={splitRecord}>
									<SplitButton person={person} record={record} />
								</May>
							</span>
						)}
					</li>
				))}
			</ul>
		</>
	);
}

/** Brings back details that were decided about, or that nobody decided about. New ones are asked about above. */
function UseDetailsButton({ person, record }: { person: Person; record: PersonRecord }) {
	const may = useMay();
	const { confirm, isPending } = useDetails(person);
	const isKnown = otherDetails({ sent: record, known: person }).length === 0;
	if (isKnown || record.isNew || record.isSpam || !may(setDetails)) return null;
	return (
		<button
			type="button"
			className="text-button"
			disabled={isPending}
			onClick={() => confirm(record)}
		>
			Use these details<span className="hidden-text">{`: ${record.reference}`}</span>
		</button>
	);
}

function SplitButton({ person, record }: { person: Person; record: PersonRecord }) {
	const { mutate, isPending } = useChange({
		save: () =>
			adminCall(splitRecord, {
				params: { id: person.id },
				body: { kind: record.kind, recordId: record.id },
			}),
		saved: {
			title: "Split off",
			description: `${record.reference} is a person of its own now. Notes and calls stay here.`,
		},
		failed: "Failed to split off the record.",
	});
	return (
		<button type="button" className="text-button" disabled={isPending} onClick={() => mutate()}>
			Split off<span className="hidden-text">{`: ${record.reference}`}</span>
		</button>
	);
}
