import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Moves the focus to the new page's heading, as after a load, so that a screen reader announces it.
 * A field that is still there, because a page replaced its own URL, keeps the focus.
 */
export function RouteFocus() {
	const { pathname, hash } = useLocation();
	const shown = useRef(pathname);
	useEffect(() => {
		if (shown.current === pathname) return;
		shown.current = pathname;
		if (document.activeElement?.matches("input, textarea, select")) return;
		if (!hash) focusHeading(document.querySelector("main h1"));
	}, [pathname, hash]);
	return null;
}

/**
 * Puts the focus on a heading, which is no control, so that what follows it is read next.
 * @param show whether to bring it into view; a new page takes care of its own place
 */
export function focusHeading(heading: Element | null, show = false) {
	if (!(heading instanceof HTMLElement)) return;
	heading.tabIndex = -1;
	heading.focus({ preventScroll: true });
	if (show) heading.scrollIntoView({ block: "center" });
}

/** Moves the focus to the page's heading when a view that stood in its place is left. */
export function useFocusOnReturn(away: boolean) {
	const wasAway = useRef(away);
	useEffect(() => {
		if (wasAway.current && !away) focusHeading(document.querySelector("main h1"), true);
		wasAway.current = away;
	}, [away]);
}
