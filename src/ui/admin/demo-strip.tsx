import { useContext } from "react";
import { DemoContext } from "#ui/demo.ts";

/** Says at the top of each admin page that this is a demonstration. Renders nothing on a school's own site. */
export function DemoStrip() {
	if (!useContext(DemoContext)) return null;
	return (
		<aside className="demo-strip" aria-label="Demonstration">
			<strong>Demonstration</strong>
			<span>
				Everyone here is made up<span className="more-words"> and no email is sent</span>
			</span>
		</aside>
	);
}
