import { DropdownMenu } from "radix-ui";
import { pathOf } from "#api/endpoint.ts";
import { StatusBadge, statusLabels } from "#registrations/admin/status.tsx";
import type { useBulk } from "#registrations/admin/use-bulk.ts";
import { type AdminRegistration, exportRegistrations, statuses } from "#registrations/contract.ts";
import { ExportButton } from "#ui/admin/export-button.tsx";
import { SelectionBar } from "#ui/admin/selection-bar.tsx";
import type { Selection } from "#ui/admin/use-selection.ts";

interface Props {
	selection: Selection;
	rows: readonly AdminRegistration[];
	bulk: ReturnType<typeof useBulk>;
}

/** What can be done with many registrations at once. */
export function BulkBar({ selection, rows, bulk }: Props) {
	const chosen = rows.filter(({ id }) => selection.has(id));
	const archived = chosen.length > 0 && chosen.every(({ archived }) => archived);
	const ids = [...selection.ids].join(",");
	return (
		<SelectionBar selection={selection}>
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
								onSelect={() => bulk.act(chosen, { status })}
							>
								<StatusBadge status={status} />
							</DropdownMenu.Item>
						))}
					</DropdownMenu.Content>
				</DropdownMenu.Portal>
			</DropdownMenu.Root>
			<ExportButton
				path={pathOf(exportRegistrations, {}, { ids, ...(archived && { archived: "true" }) })}
				name="registrations"
				short
			/>
			<button
				type="button"
				className="button"
				disabled={bulk.pending}
				onClick={() => bulk.act(chosen, { archived: !archived })}
			>
				{archived ? "Restore" : "Archive"}
			</button>
		</SelectionBar>
	);
}
