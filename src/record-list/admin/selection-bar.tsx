import { type ReactNode, useEffect } from "react";
import type { Selection } from "#record-list/admin/use-selection.ts";
import { Icon } from "#ui/admin/icon.tsx";
import { formatCount } from "#ui/admin/list-parts.tsx";

interface Props {
	selection: Selection<unknown>;
	/** What can be done with those selected. */
	children: ReactNode;
}

/** How many records are selected, and what can be done with them. Escape clears the selection. */
export function SelectionBar({ selection, children }: Props) {
	const { count, clear } = selection;
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
		<section className="selbar" aria-label="Selection">
			<b role="status">{`${formatCount(count)} selected`}</b>
			{children}
			<button type="button" className="icon-button" aria-label="Clear selection" onClick={clear}>
				<Icon name="close" />
			</button>
		</section>
	);
}
