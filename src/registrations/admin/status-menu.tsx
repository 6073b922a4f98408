import { DropdownMenu } from "radix-ui";
import { type BulkAction, targetOf } from "#record-list/admin/use-bulk.ts";
import { StatusBadge, statusLabels } from "#registrations/admin/status.tsx";
import type { RegistrationRecords } from "#registrations/admin/use-registrations.tsx";
import { type RegistrationStatus, statuses } from "#registrations/contract.ts";

const setting = (status: RegistrationStatus): BulkAction<{ status?: RegistrationStatus }> => ({
	change: { status },
	title: "Status Updated",
	done: (subject) => `${subject} marked as ${status}.`,
});

/** Sets the status of the selected registrations. */
export function StatusMenu({ records }: { records: RegistrationRecords }) {
	const { selection, bulk, filters } = records;
	return (
		<DropdownMenu.Root modal={false}>
			<DropdownMenu.Trigger className="button" disabled={bulk.pending}>
				Set status
			</DropdownMenu.Trigger>
			<DropdownMenu.Portal container={document.getElementById("main")}>
				<DropdownMenu.Content className="menu" side="top" align="center" sideOffset={8}>
					{statuses.map((status) => (
						<DropdownMenu.Item
							key={status}
							className="menu-item"
							textValue={statusLabels[status].name}
							onSelect={() => bulk.act(targetOf(selection, filters), setting(status))}
						>
							<StatusBadge status={status} />
						</DropdownMenu.Item>
					))}
				</DropdownMenu.Content>
			</DropdownMenu.Portal>
		</DropdownMenu.Root>
	);
}
