import { useState } from "react";
import drawing from "#school/hero.svg?raw";
import { heroAlt } from "#school/pictures.ts";

const id = "hero-drawing";

/**
 * The drawing of the home page. It comes inside the page, so that it is there with the first paint;
 * the scripts do not carry it a second time, and take it as a file when they build the page anew.
 */
export function HeroDrawing() {
	const [inPage] = useState(() => import.meta.env.SSR || document.getElementById(id) !== null);
	if (!inPage) {
		return (
			<img className="scene" src="/pictures/hero.svg" alt={heroAlt} width="900" height="600" />
		);
	}
	return (
		<div
			id={id}
			className="scene"
			role="img"
			aria-label={heroAlt}
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
			dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? drawing : "" }}
		/>
	);
}
