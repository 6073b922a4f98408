import { type FormEvent, useState } from "react";
import {
	type OfficeRegistration,
	type RegistrationStatus,
	statuses,
} from "#registrations/contract.ts";
import { StatusBadge, statusWords } from "#registrations/office/status.tsx";
import type { StatusChange } from "#registrations/office/use-status-change.ts";
import { OfficeDialog } from "#ui/office/dialog.tsx";

interface Props {
	registration: OfficeRegistration;
	change: StatusChange;
	onClose: () => void;
}

/** Chooses one of the three states. An administrator may set any of them, from any. */
export function UpdateDialog({ registration, change, onClose }: Props) {
	const [chosen, setChosen] = useState<RegistrationStatus>(registration.status);
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		change.change(registration, chosen);
	};
	return (
		<OfficeDialog
			open
			onClose={onClose}
			title="Update status"
			about={`${registration.fullName} · Registration ${registration.id}`}
		>
			<form onSubmit={onSubmit}>
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
							<small>{statusWords[status].means}</small>
						</label>
					))}
				</fieldset>
				<div className="dialog-end">
					<button type="button" className="button" onClick={onClose}>
						Cancel
					</button>
					<button type="submit" className="button primary" disabled={change.pending}>
						{change.pending ? "Updating…" : "Update"}
					</button>
				</div>
			</form>
		</OfficeDialog>
	);
}
