import { useState } from "react";
import { EmailLedger } from "#intake/mail/admin/ledger.tsx";
import { PersonOfRecord } from "#intake/people/admin/person-of-record.tsx";
import { PlaceSection } from "#intake/placements/admin/place-section.tsx";
import { useHeldPlace, useHeldSeat } from "#intake/placements/admin/use-held-seat.ts";
import { CorrectDialog } from "#intake/registrations/admin/correct-dialog.tsx";
import { DecisionEmailButton } from "#intake/registrations/admin/decision-offer.tsx";
import { StageChoice } from "#intake/registrations/admin/stage.tsx";
import { statusLabels } from "#intake/registrations/admin/status.tsx";
import type { StatusChange } from "#intake/registrations/admin/use-status-change.ts";
import { ApplicantSection } from "#intake/registrations/applicant/admin/applicant-section.tsx";
import {
	type AdminRegistration,
	type registrationList,
	sourceLabels,
	statuses,
	updateRegistration,
} from "#intake/registrations/contract.ts";
import { revertRegistration } from "#intake/registrations/queries.ts";
import { Reply } from "#intake/replies/admin/reply.tsx";
import { MarkAsSpamButton, SpamNote } from "#intake/spam/admin/spam.tsx";
import { RecordHistory } from "#office/record-list/admin/history.tsx";
import { RecordPanel } from "#office/record-list/admin/record-panel.tsx";
import type { RecordsOf } from "#office/record-list/admin/use-record-list.tsx";
import { May } from "#platform/api/may.tsx";
import { useMay } from "#platform/api/role-context.ts";
import { fullDate } from "#platform/calendar/dates.ts";
import { Icon } from "#ui/admin/icon.tsx";
import { phoneHref } from "#ui/admin/phone-href.ts";
import { Radios } from "#ui/admin/radios.tsx";

interface Props {
	records: RecordsOf<typeof registrationList>;
	titleOf: (registration: AdminRegistration) => string;
	change: StatusChange;
	/** Asks before somebody who has a seat is rejected. */
	onRejectSeated: (registration: AdminRegistration) => void;
}

/** Shows one registration: contact data, message, status and history. */
export function RegistrationDetails({ records, titleOf, change, onRejectSeated }: Props) {
	return (
		<RecordPanel
			records={records}
			actions={(registration) => (
				<May call={updateRegistration}>
					<EditButton registration={registration} />
					<SpamButton records={records} registration={registration} />
				</May>
			)}
			erased={(registration) => <LostPlace registration={registration} />}
			sections={(registration) => (
				<>
					<PlaceSection
						registrationId={registration.id}
						courseId={registration.courseId}
						fullName={registration.fullName}
						refusal={placeRefusal(registration)}
					/>
					<PersonOfRecord personId={registration.personId} />
					<ApplicantSection registrationId={registration.id} />
					<EmailLedger
						about={{ registrationId: registration.id }}
						savedAt={registration.createdAt}
					/>
					<History records={records} registration={registration} />
				</>
			)}
			foot={({ id }) => <Reply className="panel-foot" record={{ kind: "registration", id }} />}
		>
			{(registration) => (
				<>
					<p>{titleOf(registration)}</p>
					<p className="sub">{fullDate(registration.createdAt)}</p>
					<SpamNote records={records} record={registration} />
					<ContactActions registration={registration} />
					{registration.message && <blockquote>{registration.message}</blockquote>}
					<div className="record-facts">
						<StatusChoice {...{ registration, change, onRejectSeated }} />
						{/* A record with only the specification’s fields has no stage. */}
						{registration.stage && <StageChoice registration={registration} />}
					</div>
					<DecisionEmailButton registration={registration} />
				</>
			)}
		</RecordPanel>
	);
}

/** Whether someone walked in or called. A record with only the specification’s fields has no source. */
const cameToOffice = ({ source }: AdminRegistration) => source && source !== "website";

function placeRefusal({ isSpam, status }: AdminRegistration): string | null {
	if (isSpam) return "Suspected spam can’t be given a seat.";
	return status === "rejected" ? "A rejected registration can’t be given a seat." : null;
}

function ContactActions({ registration }: { registration: AdminRegistration }) {
	const { phone, email, reference, source } = registration;
	return (
		<>
			<div className="row-line reach">
				<a className="button primary" href={phoneHref(phone)}>
					<Icon name="phone" />
					<span className="num">{phone}</span>
				</a>
			</div>
			<dl className="meta">
				<dt>Email</dt>
				<dd>
					<a href={`mailto:${email}`}>{email}</a>
				</dd>
				{reference && (
					<>
						<dt>Reference</dt>
						<dd className="num">{reference}</dd>
					</>
				)}
				{cameToOffice(registration) && (
					<>
						<dt>Source</dt>
						<dd>{sourceLabels[source]}</dd>
					</>
				)}
			</dl>
		</>
	);
}

function StatusChoice(
	props: Pick<Props, "change" | "onRejectSeated"> & { registration: AdminRegistration },
) {
	const { registration, change, onRejectSeated } = props;
	const may = useMay();
	const seat = useHeldSeat(registration.id);
	return (
		<>
			<span>Status</span>
			<fieldset className="segments" disabled={change.pending || !may(updateRegistration)}>
				<legend className="hidden-text">Status</legend>
				<Radios
					values={statuses}
					nameOf={(status) => statusLabels[status].name}
					value={change.pendingStatus ?? registration.status}
					onChoose={(status) =>
						seat !== null && status === "rejected"
							? onRejectSeated(registration)
							: change.change(registration, status)
					}
				/>
			</fieldset>
		</>
	);
}

function LostPlace({ registration }: { registration: AdminRegistration }) {
	const holds = useHeldPlace(registration.id, registration.fullName);
	return holds && <p>{`${holds} It goes with the registration.`}</p>;
}

type Part = Pick<Props, "records"> & { registration: AdminRegistration };

function SpamButton({ records, registration }: Part) {
	const { id, fullName } = registration;
	const seat = useHeldSeat(id);
	const holds = useHeldPlace(id, fullName);
	return (
		<MarkAsSpamButton
			records={records}
			record={registration}
			holds={seat === null ? null : holds}
		/>
	);
}

function History({ records, registration }: Part) {
	const seat = useHeldSeat(registration.id);
	const holds = useHeldPlace(registration.id, registration.fullName);
	return (
		<RecordHistory
			records={records}
			record={registration}
			fields={[
				"fullName",
				"email",
				"phone",
				"courseId",
				"message",
				"status",
				"stage",
				"isSpam",
				"archived",
				"detailsState",
			]}
			{...(cameToOffice(registration) && {
				first: { what: "Registration received", about: sourceLabels[registration.source] },
			})}
			revert={revertRegistration}
			questionOf={(former) => {
				// Spam keeps its place in the order.
				const isLosing =
					"courseId" in former ||
					former.status === "rejected" ||
					(former.isSpam === true && seat !== null);
				return isLosing && holds
					? `${holds} Undo takes it away: a free seat is offered to who is next, and this can’t be undone.`
					: null;
			}}
		/>
	);
}

function EditButton({ registration }: { registration: AdminRegistration }) {
	const [isEditing, setEditing] = useState(false);
	return (
		<>
			<button type="button" className="text-button" onClick={() => setEditing(true)}>
				<Icon name="pencil" />
				Edit
			</button>
			{isEditing && <CorrectDialog registration={registration} onClose={() => setEditing(false)} />}
		</>
	);
}
