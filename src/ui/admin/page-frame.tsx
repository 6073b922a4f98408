import { type KeyboardEvent, type ReactNode, useState } from "react";
import { createPortal } from "react-dom";

interface Props {
	/** Name of the frame for assistive technology. */
	label: string;
	/** The page, in the layout of the website. */
	children: ReactNode;
}

/**
 * Renders a public page into a frame, so that media queries use the frame's width. Nothing in it can be
 * focused or clicked; keys scroll it from around the frame.
 */
export function PageFrame({ label, children }: Props) {
	const [body, setBody] = useState<HTMLElement | null>(null);
	const [page] = useState(emptyPage);
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
		<section className="phone" aria-label={label} tabIndex={0} onKeyDown={scrollByKey(body)}>
			<iframe
				title="Preview of the page"
				// As a tab stop it would show no focus, and Tab would not lead on to the next control.
				tabIndex={-1}
				srcDoc={page}
				onLoad={({ currentTarget }) => setBody(currentTarget.contentDocument?.body ?? null)}
			/>
			{body && createPortal(children, body)}
		</section>
	);
}

/** How far each key scrolls, in heights of the frame. */
const steps: Readonly<Record<string, number>> = {
	ArrowDown: 0.1,
	ArrowUp: -0.1,
	PageDown: 0.9,
	PageUp: -0.9,
	" ": 0.9,
	End: Number.MAX_SAFE_INTEGER,
	Home: Number.MIN_SAFE_INTEGER,
};

/** Scrolls the page in the frame, which gets no keys itself. */
const scrollByKey = (body: HTMLElement | null) => (event: KeyboardEvent) => {
	const step = steps[event.key];
	const frame = body?.ownerDocument.defaultView;
	if (step === undefined || !frame) return;
	event.preventDefault();
	frame.scrollBy({ top: step * frame.innerHeight });
};

/** Builds a document with the website's styles, which the policy allows by hash. */
function emptyPage(): string {
	const styles = document.getElementById("styles")?.textContent ?? "";
	return `<!doctype html><html lang="en"><head><style>${styles}</style></head><body inert></body></html>`;
}
