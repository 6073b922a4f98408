import { Link } from "react-router";
import { AnswerChoice } from "#intake/contacts/admin/answer-state.tsx";
import type { AnswerState } from "#intake/contacts/contract.ts";
import { otherDetails, SentDetails } from "#intake/people/admin/sent-details.tsx";
import { useDetails } from "#intake/people/admin/use-details.ts";
import {
	type Person,
	type PersonRecord,
	setDetails,
	splitRecord,
} from "#intake/people/contract.ts";
import { kindNames, pathOf, recordName } from "#intake/people/timeline.ts";
import { StageChoice } from "#intake/registrations/admin/stage.tsx";
import type { RegistrationStage } from "#intake/registrations/contract.ts";
import { adminCall } from "#platform/api/admin-call.ts";
import { May } from "#platform/api/may.tsx";
import { useMay } from "#platform/api/role-context.ts";
import { tableDate } from "#platform/calendar/dates.ts";
import { useChange } from "#ui/admin/use-change.ts";

/** What the office said about details; nothing as long as it has said nothing. */
const detailsInWords = ({ detailsState }: PersonRecord) =>
	detailsState !== "not confirmed" && `details ${detailsState}`;

/** Lists the registrations and messages that make up a person. One that belongs to someone else is split off. */
export function PersonRecords({ person }: { person: Person }) {
	return (
		<>
			<h2>Registrations and messages</h2>
			<ul className="rows person-records">
				{person.records.map((record) => (
					<li className="stack tight start" key={`${record.kind} ${record.id}`}>
						<Link className="record-link" to={pathOf(record)}>
							{record.about || kindNames[record.kind]}
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
						<div className="record-facts">
							<RecordChoice record={record} />
						</div>
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

/** Sets the stage of a registration, or the answer state of a message. */
function RecordChoice({
	record: { kind, id, version, reference, stage, state },
}: {
	record: PersonRecord;
}) {
	return kind === "registration" ? (
		<StageChoice registration={{ id, version, stage: stage as RegistrationStage }} of={reference} />
	) : (
		<AnswerChoice contact={{ id, version, answerState: state as AnswerState }} of={reference} />
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
