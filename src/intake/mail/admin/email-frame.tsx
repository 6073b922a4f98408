import { useMemo, useState } from "react";

interface Props {
	/** A whole HTML document, as it is sent. */
	html: string;
}

/**
 * Shows the HTML of an email as a mail client does: no script runs and nothing in it can be
 * clicked. The frame inherits the policy of the page, which allows no inline styles, so they are
 * taken out of the text and set through the CSSOM.
 */
export function EmailFrame({ html }: Props) {
	const [height, setHeight] = useState(320);
	const { page, sheets } = useMemo(() => withoutStyles(html), [html]);
	return (
		<iframe
			className="email-frame"
			title="The email as HTML"
			sandbox="allow-same-origin"
			srcDoc={page}
			height={height}
			onLoad={({ currentTarget }) => {
				const { contentDocument, contentWindow } = currentTarget;
				if (!contentDocument?.body || !contentWindow) return;
				applyStyles(contentDocument, contentWindow as Window & typeof globalThis, sheets);
				setHeight(contentDocument.documentElement.scrollHeight);
			}}
		/>
	);
}

function withoutStyles(html: string): { page: string; sheets: string[] } {
	const sheets = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(
		([, css = ""]) => css,
	);
	const page = html
		.replace(/<style\b[^>]*>[\s\S]*?<\/style>/g, "")
		.replace(/(<[^<>]*?)\sstyle="/g, '$1 data-style="')
		.replace(/<body\b/, "<body inert");
	return { page, sheets };
}

function applyStyles(
	document: Document,
	{ CSSStyleSheet }: Window & typeof globalThis,
	sheets: readonly string[],
): void {
	for (const element of document.querySelectorAll<HTMLElement>("[data-style]")) {
		element.style.cssText = element.dataset.style ?? "";
		element.removeAttribute("data-style");
	}
	document.adoptedStyleSheets = sheets.map((css) => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(css);
		return sheet;
	});
}
