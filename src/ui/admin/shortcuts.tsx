import { useEffect, useState } from "react";
import { AdminDialog } from "#ui/admin/dialog.tsx";
import { isTypingTarget } from "#ui/admin/use-row-keys.ts";

const shortcuts: readonly (readonly [keys: readonly string[], what: string])[] = [
	[["/"], "Search"],
	[["↑", "↓"], "Move through the list"],
	[["Enter"], "Open the focused row"],
	[["X"], "Select the focused row"],
	[["Esc"], "Close, or clear the selection"],
	[["Ctrl", "S"], "Save changes"],
	[["F8"], "Go to the notification"],
	[["?"], "Show keyboard shortcuts"],
];

/** The keys of the office, under `?`. */
export function Shortcuts() {
	const [open, setOpen] = useState(false);
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			if (event.key !== "?" || isTypingTarget(event.target)) return;
			event.preventDefault();
			setOpen(true);
		};
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	}, []);
	return (
		<AdminDialog open={open} onClose={() => setOpen(false)} title="Keyboard shortcuts" closable>
			<dl className="shortcuts">
				{shortcuts.map(([keys, what]) => (
					<div key={what}>
						<dt>
							{keys.map((key) => (
								<kbd key={key}>{key}</kbd>
							))}
						</dt>
						<dd>{what}</dd>
					</div>
				))}
			</dl>
		</AdminDialog>
	);
}
