import { useEffect } from "react";
import { useBlocker } from "react-router";

/** Blocks leaving a page with unsaved changes, by a link or by closing the tab. */
export function useUnsavedChangesGuard(hasUnsavedChanges: () => boolean) {
	const blocker = useBlocker(
		({ currentLocation, nextLocation, historyAction }) =>
			// A page that replaces its own URL is not left.
			historyAction !== "REPLACE" &&
			currentLocation.pathname !== nextLocation.pathname &&
			hasUnsavedChanges(),
	);
	useEffect(() => {
		const onLeave = (event: BeforeUnloadEvent) => {
			if (hasUnsavedChanges()) event.preventDefault();
		};
		addEventListener("beforeunload", onLeave);
		return () => removeEventListener("beforeunload", onLeave);
	}, [hasUnsavedChanges]);
	return blocker;
}
