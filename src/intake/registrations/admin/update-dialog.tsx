import { useState } from "react";
import { useHeldSeat } from "#intake/placements/admin/use-held-seat.ts";
import { StatusBadge, statusLabels } from "#intake/registrations/admin/status.tsx";
import type { StatusChange } from "#intake/registrations/admin/use-status-change.ts";
import {
	type AdminRegistration,
	type RegistrationStatus,
	statuses,
} from "#intake/registrations/contract.ts";
import { FormDialog } from "#ui/admin/dialog.tsx";
import { Warning } from "#ui/admin/section.tsx";

interface Props {
	registration: AdminRegistration;
	/** What is chosen at first; the status as it is by default. */
	status?: RegistrationStatus | undefined;
	change: StatusChange;
	onClose: () => void;
}

/** Chooses a status. Every transition is allowed. */
export function UpdateDialog({ registration, status, change, onClose }: Props) {
	const [chosen, setChosen] = useState<RegistrationStatus>(status ?? registration.status);
	const seat = useHeldSeat(registration.id);
	return (
		<FormDialog
			onClose={onClose}
			title="Update status"
			about={`${registration.fullName} · Registration ${registration.id}`}
			submit={change.pending ? "Updating…" : "Update"}
			busy={change.pending}
			onSubmit={() => change.change(registration, chosen)}
		>
			<fieldset className="choices">
				<legend className="hidden-text">Status</legend>
				{statuses.map((status) => (
					<label key={status}>
						<input
							type="radio"
							name="status"
							value={status}
							checked={chosen === status}
							onChange={() => setChosen(status)}
						/>
						<StatusBadge status={status} />
						<small>{statusLabels[status].means}</small>
					</label>
				))}
			</fieldset>
			{seat && chosen === "rejected" && (
				<Warning>
					{`${registration.fullName} ${seat === "placed" ? "has" : "is offered"} a seat in a class. Rejecting them releases it, and another status does not give it back.`}
				</Warning>
			)}
		</FormDialog>
	);
}
