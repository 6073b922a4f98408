import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import { type BulkAction, targetOf } from "#office/record-list/admin/use-bulk.ts";
import type { Records } from "#office/record-list/admin/use-record-list.tsx";
import type { ListedRecord } from "#office/record-list/record-list.ts";

interface Props<Row extends ListedRecord, Filters, Own, Value extends string> {
	records: Records<Row, Filters, Own>;
	/** Label of the button: `Set status`. */
	label: string;
	values: readonly Value[];
	/** Name of a value, for typing its first letters. */
	nameOf: (value: Value) => string;
	setting: (value: Value) => BulkAction<Own>;
	/** Renders a value; its name by default. */
	children?: (value: Value) => ReactNode;
}

/** Sets one of a few values for all selected records. */
export function BulkMenu<Row extends ListedRecord, Filters, Own, Value extends string>(
	props: Props<Row, Filters, Own, Value>,
) {
	const { records, label, values, nameOf, setting, children = nameOf } = props;
	const { selection, bulk, filters } = records;
	return (
		<DropdownMenu.Root modal={false}>
			<DropdownMenu.Trigger className="button" disabled={bulk.pending}>
				{label}
			</DropdownMenu.Trigger>
			<DropdownMenu.Portal container={document.getElementById("main")}>
				<DropdownMenu.Content className="menu" side="top" align="center" sideOffset={8}>
					{values.map((value) => (
						<DropdownMenu.Item
							key={value}
							className="menu-item"
							textValue={nameOf(value)}
							onSelect={() => bulk.act(targetOf(selection, filters), setting(value))}
						>
							{children(value)}
						</DropdownMenu.Item>
					))}
				</DropdownMenu.Content>
			</DropdownMenu.Portal>
		</DropdownMenu.Root>
	);
}
