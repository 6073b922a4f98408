import { useState } from "react";
import drawing from "#school/profile/hero.svg?raw";
import { pictureWords } from "#school/profile/pictures.ts";

const id = "hero-drawing";

/**
 * Illustration of the home page. Inline SVG, so that it is in the first paint;
 * the scripts don't bundle it again, and a client render loads it as a file.
 */
export function HeroDrawing() {
	const alt = pictureWords.use().hero;
	const [inPage] = useState(() => import.meta.env.SSR || document.getElementById(id) !== null);
	if (!inPage) {
		return <img className="scene" src="/pictures/hero.svg" alt={alt} width="900" height="600" />;
	}
	return (
		<div
			id={id}
			className="scene"
			role="img"
			aria-label={alt}
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
			dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? drawing : "" }}
		/>
	);
}
