import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { RecordHistory } from "#activity/office/record-history.tsx";
import { type OfficeRegistration, statuses } from "#registrations/contract.ts";
import { StatusBadge, statusWords } from "#registrations/office/status.tsx";
import { telephone } from "#registrations/office/table.tsx";
import type { StatusChange } from "#registrations/office/use-status-change.ts";
import { erase, refreshRegistrations, registrationQuery } from "#registrations/queries.ts";
import { fullDate } from "#ui/dates.ts";
import { ConfirmDialog } from "#ui/office/dialog.tsx";
import { messageOf } from "#ui/office/failure.ts";
import { Icon } from "#ui/office/icon.tsx";
import { Failed, LoadingRows } from "#ui/office/list-parts.tsx";
import { Panel } from "#ui/office/panel.tsx";
import { toast } from "#ui/toast.ts";

interface Props {
	id: number;
	/** The row of the list, where the list shows it. */
	row: OfficeRegistration | undefined;
	titleOf: (registration: OfficeRegistration) => string;
	change: StatusChange;
	onClose: () => void;
	onPrevious?: (() => void) | undefined;
	onNext?: (() => void) | undefined;
	onArchive: (registration: OfficeRegistration) => void;
}

/** One registration: how to reach the person, what they wrote, where it stands, what happened. */
export function RegistrationDetails(props: Props) {
	const { id, row, titleOf, change, onClose, onPrevious, onNext, onArchive } = props;
	// What the list shows needs no call of its own.
	const query = useQuery({ ...registrationQuery(id), enabled: row === undefined });
	const registration = row ?? query.data;
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
				<Failed
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
					<Reach registration={registration} />
					{registration.message && <blockquote>{registration.message}</blockquote>}
					<StatusChoice registration={registration} change={change} />
					<RecordHistory
						kind="registration"
						id={id}
						first={{
							what: "Registration received",
							about: "from the website",
							at: registration.createdAt,
						}}
					/>
					<Final registration={registration} onArchive={onArchive} onGone={onClose} />
				</>
			)}
		</Panel>
	);
}

function Reach({
	registration: { phone, email, reference },
}: {
	registration: OfficeRegistration;
}) {
	return (
		<>
			<div className="reach">
				<a className="button primary" href={telephone(phone)}>
					<Icon name="phone" />
					<span className="num">{phone}</span>
				</a>
				<a className="button" href={`mailto:${email}`}>
					<Icon name="mail" />
					Write
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

function StatusChoice(props: { registration: OfficeRegistration; change: StatusChange }) {
	const { registration, change } = props;
	return (
		<div className="facts">
			<span>Status</span>
			<fieldset className="segments" disabled={change.pending}>
				<legend className="hidden-text">Status</legend>
				{statuses.map((status) => (
					<label key={status}>
						<input
							type="radio"
							name={`status-${registration.id}`}
							checked={registration.status === status}
							onChange={() => change.change(registration, status)}
						/>
						<span>{statusWords[status].name}</span>
					</label>
				))}
			</fieldset>
			<span>Now</span>
			<span>
				<StatusBadge status={registration.status} />
			</span>
		</div>
	);
}

interface FinalProps {
	registration: OfficeRegistration;
	onArchive: (registration: OfficeRegistration) => void;
	onGone: () => void;
}

function Final({ registration, onArchive, onGone }: FinalProps) {
	const queries = useQueryClient();
	const [asked, setAsked] = useState<0 | 1 | 2>(0);
	const eraseIt = async () => {
		setAsked(0);
		try {
			await erase(registration);
			onGone();
			refreshRegistrations(queries);
			toast({
				title: "Registration erased",
				description: `${registration.fullName} is erased for good.`,
			});
		} catch (error) {
			toast({
				title: "Update Failed",
				description: messageOf(error, "The registration could not be erased."),
				variant: "destructive",
			});
		}
	};
	// A server that knows no archive knows no erasing either.
	if (registration.archived === undefined) return null;
	return (
		<p className="rights">
			<button type="button" className="text-button" onClick={() => onArchive(registration)}>
				<Icon name="archive" />
				{registration.archived ? "Back to the list" : "Archive"}
			</button>
			<button type="button" className="text-button danger-text" onClick={() => setAsked(1)}>
				<Icon name="bin" />
				Erase
			</button>
			<ConfirmDialog
				open={asked === 1}
				onCancel={() => setAsked(0)}
				onConfirm={() => setAsked(2)}
				title={`Erase the registration of ${registration.fullName}?`}
				confirm="Erase"
				danger
			>
				<p>
					Name, phone, email and message leave the database, and what the activity log knew of the
					person. Archiving only takes a registration out of sight. This action cannot be undone.
				</p>
			</ConfirmDialog>
			<ConfirmDialog
				open={asked === 2}
				onCancel={() => setAsked(0)}
				onConfirm={eraseIt}
				title="Are you sure?"
				confirm={`Yes, erase registration ${registration.id}`}
				danger
			>
				<p>{`Registration ${registration.id}, ${registration.fullName}, cannot be brought back by anybody.`}</p>
			</ConfirmDialog>
		</p>
	);
}
