import type { Failure } from "#platform/api/failure.ts";
import { escapeHtml } from "#platform/api/html.server.ts";
import { pageHeaders } from "#platform/api/page-headers.server.ts";
import { knownSchool } from "#school/profile/known-school.ts";

const style = `
body { margin: 0; padding: 12vh 1.25rem; background: #fbf7ef; color: #10201f; font: 1.125rem/1.6 system-ui, sans-serif }
main { max-width: 34rem; margin: auto }
h1 { margin: 0 0 1rem; font-size: 2rem; line-height: 1.15 }
h1::before { content: ""; display: block; width: 4rem; margin-bottom: 1.25rem; border-top: 4px solid #c2410c }
a { color: #0f4a46; display: inline-block; padding: 0.5rem 0.75rem 0.5rem 0; font-weight: 600 }
:focus-visible { outline: 3px solid #0b7a75; outline-offset: 2px }
`.trim();

/**
 * Builds the page for when no page can be rendered: while the site starts, stops or fails.
 * It needs no script, file or database, and shows the phone and the email address.
 */
export function failurePage({ detail, status, headers }: Failure): {
	html: string;
	headers: Record<string, string>;
} {
	const school = knownSchool();
	const [phone] = school.phones;
	const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${status === 503 ? "Please try again in a minute" : "Something went wrong"} | ${escapeHtml(school.name)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${status === 503 ? "We’ll be right back" : "Something went wrong"}</h1>
<p>${escapeHtml(detail)}</p>
<p>Need help now? Call or email ${escapeHtml(school.name)}:</p>
<p><a href="tel:${escapeHtml(phone.dial)}">${escapeHtml(phone.shown)}</a> <a href="mailto:${escapeHtml(school.email)}">${escapeHtml(school.email)}</a></p>
</main>
</body>
</html>
`;
	return {
		html,
		headers: { ...headers, ...pageHeaders({ styles: [style] }) },
	};
}
