import { type ReactNode, useEffect } from "react";
import type { Selection } from "#office/record-list/admin/use-selection.ts";
import { MAX_BULK_RECORDS } from "#office/record-list/bulk-contract.ts";
import { formatCount } from "#platform/text/plural.ts";
import { Icon } from "#ui/admin/icon.tsx";

interface Props {
	selection: Selection<{ id: number }>;
	/** Number of matching records; null while unknown. */
	total: number | null;
	/** Bulk actions. */
	children: ReactNode;
}

/** Shows the selection count and the bulk actions. Escape clears the selection. */
export function SelectionBar({ selection, total, children }: Props) {
	const { count, isAll, clear } = selection;
	useEffect(() => {
		if (count === 0) return;
		const onKey = (event: KeyboardEvent) => {
			if (event.key === "Escape" && !event.defaultPrevented) clear();
		};
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	});
	if (count === 0) return null;
	return (
		<section className="row-line selbar" aria-label="Selection">
			<div className="selbar-head">
				<b role="status">{`${isAll ? "All " : ""}${formatCount(count)} selected`}</b>
				{!isAll && total !== null && total > count && (
					<SelectAll total={total} onClick={selection.selectAll} />
				)}
			</div>
			{children}
			<button type="button" className="icon-button" aria-label="Clear selection" onClick={clear}>
				<Icon name="close" />
			</button>
		</section>
	);
}

function SelectAll({ total, onClick }: { total: number; onClick: () => void }) {
	if (total > MAX_BULK_RECORDS) {
		return <small>{`Filter to ${formatCount(MAX_BULK_RECORDS)} or fewer to select all`}</small>;
	}
	return (
		<button type="button" className="button" onClick={onClick}>
			{`Select all ${formatCount(total)} that match`}
		</button>
	);
}
