import { type ReactNode, useEffect } from "react";
import { Icon } from "#ui/admin/icon.tsx";
import type { Selection } from "#ui/admin/use-selection.ts";

/** What can be done with the rows that are chosen. Escape clears them. */
export function SelectionBar({
	selection,
	children,
}: {
	selection: Selection;
	children: ReactNode;
}) {
	const count = selection.ids.size;
	const { clear } = selection;
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
			<b role="status">{`${count} selected`}</b>
			{children}
			<button type="button" className="icon-button" aria-label="Clear selection" onClick={clear}>
				<Icon name="close" />
			</button>
		</section>
	);
}
