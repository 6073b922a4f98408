import type { PersonalDataFile } from "#overview/personal-data/contract.ts";
import {
	type DocumentItem,
	type DocumentSection,
	documentOf,
} from "#overview/personal-data/document.ts";
import { escapeHtml } from "#platform/api/html.server.ts";
import { fullDate } from "#platform/calendar/dates.ts";

/** Plain and dark on light, so that it reads and prints the same everywhere. */
const style = `
:root{color-scheme:light}
body{margin:0 auto;max-width:46rem;padding:2rem 1rem;font:1rem/1.5 system-ui,sans-serif;color:black;background:white;overflow-wrap:anywhere}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 .5rem}
h2{font-size:1.25rem;margin:2.5rem 0 .5rem;padding-top:1rem;border-top:2px solid}
h3{font-size:1rem;margin:1.5rem 0 .25rem}
dl{margin:0;display:grid;grid-template-columns:10rem minmax(0,1fr);gap:.25rem 1rem}
dt{font-weight:600}
dd{margin:0;white-space:pre-line}
@media (max-width:30rem){dl{display:block}dd{margin-bottom:.5rem}}
@media print{body{max-width:none;padding:0;font-size:10pt}h2,h3,dt{break-after:avoid}dt,dd{break-inside:avoid-page}}
@page{margin:18mm}`;

/** Renders a person's data as one file for them: to read and print, with nothing that runs or loads. */
export function personalDataPage(data: PersonalDataFile): string {
	const { school, exportedAt } = data;
	const title = `What ${school} has stored about ${data.person.names[0] ?? "you"}`;
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>As of ${escapeHtml(fullDate(exportedAt))}, New York time. All times below are in New York.</p>
${documentOf(data).map(sectionHtml).join("\n")}
</main>
</body>
</html>
`;
}

const sectionHtml = ({ title, items, none }: DocumentSection) =>
	`<section>
<h2>${escapeHtml(title)}</h2>
${items.length > 0 ? items.map(itemHtml).join("\n") : `<p>${escapeHtml(none)}</p>`}
</section>`;

const itemHtml = ({ heading, facts }: DocumentItem) =>
	`${heading === null ? "" : `<h3>${escapeHtml(heading)}</h3>\n`}<dl>
${facts.map(({ label, value }) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`).join("\n")}
</dl>`;
