import { escapeHtml } from "#platform/api/html.server.ts";
import type { OpenApi, Operation } from "#platform/api/openapi-document.ts";
import { pageHeaders } from "#platform/api/page-headers.server.ts";

const css = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#10201f}
h1,h2{line-height:1.2;color:#0f4a46}code,pre{font:14px/1.5 ui-monospace,monospace}
section{border-top:1px solid #d6dedb;padding:1rem 0}pre{background:#f4f7f6;padding:1rem;overflow:auto;border-radius:10px}
b{color:#0b7a75;display:inline-block;min-width:4.5rem}summary{cursor:pointer;padding:.5rem 0}
:focus-visible{outline:2px solid #0b7a75;outline-offset:2px}`;

/** Renders the API description as a page without scripts. */
export function documentationPage({ info, paths }: OpenApi): {
	html: string;
	headers: Record<string, string>;
} {
	const sections = Object.entries(paths).flatMap(([path, operations]) =>
		Object.entries(operations).map(([method, operation]) => section(method, path, operation)),
	);
	return {
		html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(info.title)}</title><style>${css}</style></head><body><main><h1>${escapeHtml(info.title)}</h1><p>${escapeHtml(info.description)} Also available as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>${sections.join("")}</main></body></html>`,
		headers: pageHeaders({ styles: [css] }),
	};
}

function section(method: string, path: string, operation: Operation): string {
	const { summary, parameters, requestBody, responses, "x-roles": roles } = operation;
	const details = (title: string, value: unknown) =>
		`<details><summary>${title}</summary><pre tabindex="0">${escapeHtml(JSON.stringify(value, null, 2))}</pre></details>`;
	return [
		`<section><h2><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code></h2>`,
		`<p>${escapeHtml(summary)}.${roles ? ` For administrators with the role ${roles.join(", ")}.` : ""}</p>`,
		parameters.length > 0 ? details("Parameters", parameters) : "",
		requestBody ? details("Body", requestBody.content) : "",
		details("Responses", responses),
		"</section>",
	].join("");
}
