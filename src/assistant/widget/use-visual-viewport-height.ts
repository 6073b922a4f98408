import { type RefObject, useEffect } from "react";

/**
 * Tells an element how much of the window is seen and where that begins (`--seen`, `--seen-top`):
 * the keyboard of a phone covers the page without making it smaller.
 */
export function useVisualViewportHeight(element: RefObject<HTMLElement | null>, active: boolean) {
	useEffect(() => {
		const seen = window.visualViewport;
		const style = element.current?.style;
		if (!active || !seen || !style) return;
		const measure = () => {
			// Pinched larger, the window shows a part of the page, and the panel stays where it is.
			if (seen.scale > 1.01) return;
			style.setProperty("--seen", `${seen.height}px`);
			style.setProperty("--seen-top", `${seen.offsetTop}px`);
		};
		measure();
		seen.addEventListener("resize", measure);
		seen.addEventListener("scroll", measure);
		return () => {
			seen.removeEventListener("resize", measure);
			seen.removeEventListener("scroll", measure);
		};
	}, [element, active]);
}
