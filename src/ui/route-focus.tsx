import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Focuses the new page's heading, as after a load, so that a screen reader announces it.
 * A field that stays mounted, because a page replaced its own URL, keeps the focus.
 */
export function RouteFocus() {
	const { pathname, hash } = useLocation();
	const previous = useRef(pathname);
	useEffect(() => {
		if (previous.current === pathname) return;
		previous.current = pathname;
		if (document.activeElement?.matches("input, textarea, select")) return;
		if (!hash) focusHeading(document.querySelector("main h1"));
	}, [pathname, hash]);
	return null;
}

/**
 * Focuses a heading, so that screen readers continue from there.
 * @param show whether to scroll it into view; a new page restores its own scroll position
 */
export function focusHeading(heading: Element | null, show = false) {
	if (!(heading instanceof HTMLElement)) return;
	heading.tabIndex = -1;
	heading.focus({ preventScroll: true });
	if (show) heading.scrollIntoView({ block: "center" });
}

/** Focuses the page's heading after a view that replaced it is closed. */
export function useFocusOnReturn(away: boolean) {
	const wasAway = useRef(away);
	useEffect(() => {
		if (wasAway.current && !away) focusHeading(document.querySelector("main h1"), true);
		wasAway.current = away;
	}, [away]);
}
