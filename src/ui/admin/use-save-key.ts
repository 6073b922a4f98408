import { useEffect } from "react";

/** Ctrl S, or Command S, saves instead of storing the page as a file. */
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
