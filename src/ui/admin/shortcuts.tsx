import { useEffect } from "react";
import { setCharacterKeys, useCharacterKeys } from "#ui/admin/character-keys.ts";
import { AdminDialog } from "#ui/admin/dialog.tsx";
import { Switch } from "#ui/admin/form-field.tsx";
import { isTypingTarget } from "#ui/admin/use-row-keys.ts";

const shortcuts: readonly (readonly [keys: readonly string[], what: string])[] = [
	[["Ctrl", "K"], "Search the whole office"],
	[["/"], "Search"],
	[["↑", "↓"], "Move through the list"],
	[["Enter"], "Open the focused row"],
	[["X"], "Select the focused row"],
	[["Esc"], "Close, or clear the selection"],
	[["Ctrl", "S"], "Save changes"],
	[["F8"], "Go to the notification"],
	[["?"], "Show keyboard shortcuts"],
];

interface Props {
	open: boolean;
	onOpen: (open: boolean) => void;
}

/** Lists the keyboard shortcuts. Opens with `?`. */
export function Shortcuts({ open, onOpen }: Props) {
	const isOn = useCharacterKeys();
	useEffect(() => {
		if (!isOn) return;
		const onKey = (event: KeyboardEvent) => {
			if (event.key !== "?" || isTypingTarget(event.target)) return;
			event.preventDefault();
			onOpen(true);
		};
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	}, [isOn, onOpen]);
	return (
		<AdminDialog open={open} onClose={() => onOpen(false)} title="Keyboard shortcuts" closable>
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
			<Switch
				checked={isOn}
				onChange={(event) => setCharacterKeys(event.target.checked)}
				hint="In this browser. The other keys always work."
			>
				Keys / and ?
			</Switch>
		</AdminDialog>
	);
}
