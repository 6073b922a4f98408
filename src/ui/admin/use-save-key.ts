import { useEffect } from "react";

/** Saves on Ctrl S or Command S instead of the browser's own dialog. */
export function useSaveKey(onSave: () => void) {
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey)) return;
			event.preventDefault();
			onSave();
		};
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	}, [onSave]);
}
