import { useEffect } from "react";
import { useBlocker } from "react-router";

/** Holds somebody back who leaves a page with something unsaved, by a link or by closing the tab. */
export function useUnsavedChangesGuard(dirty: boolean) {
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) =>
			dirty && currentLocation.pathname !== nextLocation.pathname,
	);
	useEffect(() => {
		if (!dirty) return;
		const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
		addEventListener("beforeunload", onLeave);
		return () => removeEventListener("beforeunload", onLeave);
	}, [dirty]);
	return blocker;
}
