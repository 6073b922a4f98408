import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CorrectDialog } from "#registrations/admin/correct-dialog.tsx";
import { RegistrationHistory } from "#registrations/admin/history.tsx";
import { statusLabels } from "#registrations/admin/status.tsx";
import type { StatusChange } from "#registrations/admin/use-status-change.ts";
import { type AdminRegistration, statuses } from "#registrations/contract.ts";
import { erase, refreshRegistrations, registrationListParams } from "#registrations/queries.ts";
import { EraseDialogs } from "#ui/admin/erase-dialogs.tsx";
import { messageOf } from "#ui/admin/failure.ts";
import { Icon } from "#ui/admin/icon.tsx";
import { LoadingRows, RecordErrorState } from "#ui/admin/list-parts.tsx";
import { Panel } from "#ui/admin/panel.tsx";
import { phoneHref } from "#ui/admin/phone-href.ts";
import { useLastDefined } from "#ui/admin/use-last-defined.ts";
import { fullDate } from "#ui/dates.ts";
import { toast } from "#ui/toast.ts";

interface Props {
	id: number;
	/** The row of the list, where the list shows it. */
	row: AdminRegistration | undefined;
	titleOf: (registration: AdminRegistration) => string;
	change: StatusChange;
	onClose: () => void;
	onPrevious?: (() => void) | undefined;
	onNext?: (() => void) | undefined;
	onArchive: (registration: AdminRegistration) => void;
}

/** One registration: how to reach the person, what they wrote, where it stands, what happened. */
export function RegistrationDetails(props: Props) {
	const { id, row, titleOf, change, onClose, onPrevious, onNext, onArchive } = props;
	// What the list shows needs no call of its own.
	const query = useQuery({ ...registrationListParams(id), enabled: row === undefined });
	const registration = useLastDefined(row ?? query.data);
	return (
		<Panel
			open
			onClose={onClose}
			kind={`Registration ${id}`}
			title={registration?.fullName ?? `Registration ${id}`}
			onPrevious={onPrevious}
			onNext={onNext}
		>
			{!registration && query.error && (
				<RecordErrorState
					what="registration"
					error={query.error}
					at={query.errorUpdatedAt}
					onRetry={query.refetch}
				/>
			)}
			{!registration && !query.error && <LoadingRows what="the registration" />}
			{registration && (
				<>
					<p>{titleOf(registration)}</p>
					<p className="sub">{fullDate(registration.createdAt)}</p>
					<ContactActions registration={registration} />
					{registration.message && <blockquote>{registration.message}</blockquote>}
					<StatusChoice registration={registration} change={change} />
					<RegistrationHistory registration={registration} />
					<RecordActions registration={registration} onArchive={onArchive} onGone={onClose} />
				</>
			)}
		</Panel>
	);
}

function ContactActions({
	registration: { phone, email, reference },
}: {
	registration: AdminRegistration;
}) {
	return (
		<>
			<div className="reach">
				<a className="button primary" href={phoneHref(phone)}>
					<Icon name="phone" />
					<span className="num">{phone}</span>
				</a>
				<a className="button" href={`mailto:${email}`}>
					<Icon name="mail" />
					Email
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
			</dl>
		</>
	);
}

function StatusChoice(props: { registration: AdminRegistration; change: StatusChange }) {
	const { registration, change } = props;
	return (
		<div className="record-facts">
			<span>Status</span>
			<fieldset className="segments" disabled={change.pending}>
				<legend className="hidden-text">Status</legend>
				{statuses.map((status) => (
					<label key={status}>
						<input
							type="radio"
							name={`status-${registration.id}`}
							checked={(change.asked ?? registration.status) === status}
							onChange={() => change.change(registration, status)}
						/>
						<span>{statusLabels[status].name}</span>
					</label>
				))}
			</fieldset>
		</div>
	);
}

interface FinalProps {
	registration: AdminRegistration;
	onArchive: (registration: AdminRegistration) => void;
	onGone: () => void;
}

function RecordActions({ registration, onArchive, onGone }: FinalProps) {
	const queries = useQueryClient();
	const [asked, setAsked] = useState(false);
	const [correcting, setCorrecting] = useState(false);
	const eraseIt = async () => {
		setAsked(false);
		try {
			await erase(registration);
			onGone();
			refreshRegistrations(queries);
			toast({
				title: "Registration deleted",
				description: `${registration.fullName}’s registration was permanently deleted.`,
			});
		} catch (error) {
			toast({
				title: "Deletion Failed",
				description: messageOf(error, "Failed to delete the registration."),
				variant: "destructive",
			});
		}
	};
	// A server that knows no archive knows no correcting and no erasing either.
	if (registration.archived === undefined) return null;
	return (
		<p className="rights">
			<button type="button" className="text-button" onClick={() => setCorrecting(true)}>
				<Icon name="pencil" />
				Edit
			</button>
			<button type="button" className="text-button" onClick={() => onArchive(registration)}>
				<Icon name="archive" />
				{registration.archived ? "Restore" : "Archive"}
			</button>
			<button type="button" className="text-button danger-text" onClick={() => setAsked(true)}>
				<Icon name="bin" />
				Delete permanently
			</button>
			{correcting && (
				<CorrectDialog registration={registration} onClose={() => setCorrecting(false)} />
			)}
			{asked && (
				<EraseDialogs
					what={`${registration.fullName}’s registration`}
					named={`registration ${registration.id}`}
					onCancel={() => setAsked(false)}
					onErase={eraseIt}
				/>
			)}
		</p>
	);
}
