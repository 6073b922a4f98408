import { DropdownMenu } from "radix-ui";
import { pathOf } from "#api/endpoint.ts";
import { exportRegistrations, type OfficeRegistration, statuses } from "#registrations/contract.ts";
import { StatusBadge, statusWords } from "#registrations/office/status.tsx";
import type { useBulk } from "#registrations/office/use-bulk.ts";
import { ExportButton } from "#ui/office/export-button.tsx";
import { SelectionBar } from "#ui/office/selection-bar.tsx";
import type { Selection } from "#ui/office/use-selection.ts";

interface Props {
	selection: Selection;
	rows: readonly OfficeRegistration[];
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
								textValue={statusWords[status].name}
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
