import { StatusBadge, statusLabels } from "#intake/registrations/admin/status.tsx";
import type { RegistrationRecords } from "#intake/registrations/admin/use-registrations.tsx";
import { type RegistrationStatus, statuses } from "#intake/registrations/contract.ts";
import { BulkMenu } from "#office/record-list/admin/bulk-menu.tsx";
import type { BulkAction } from "#office/record-list/admin/use-bulk.ts";

const setting = (status: RegistrationStatus): BulkAction<{ status?: RegistrationStatus }> => ({
	change: { status },
	title: "Status Updated",
	done: (subject) => `${subject} marked as ${status}.`,
});

/** Sets the status of the selected registrations. */
export function StatusMenu({ records }: { records: RegistrationRecords }) {
	return (
		<BulkMenu
			records={records}
			label="Set status"
			values={statuses}
			nameOf={(status) => statusLabels[status].name}
			setting={setting}
		>
			{(status) => <StatusBadge status={status} />}
		</BulkMenu>
	);
}
