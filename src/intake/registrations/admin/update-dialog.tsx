import { useState } from "react";
import { StatusBadge, statusLabels } from "#intake/registrations/admin/status.tsx";
import type { StatusChange } from "#intake/registrations/admin/use-status-change.ts";
import {
	type AdminRegistration,
	type RegistrationStatus,
	statuses,
} from "#intake/registrations/contract.ts";
import { FormDialog } from "#ui/admin/dialog.tsx";

interface Props {
	registration: AdminRegistration;
	change: StatusChange;
	onClose: () => void;
}

/** Chooses a status. Every transition is allowed. */
export function UpdateDialog({ registration, change, onClose }: Props) {
	const [chosen, setChosen] = useState<RegistrationStatus>(registration.status);
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
		</FormDialog>
	);
}
