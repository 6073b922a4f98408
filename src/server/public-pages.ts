import { publishedAddress } from "#publish/addresses.server.ts";
import { finishPage, type Page } from "#publish/page.server.ts";
import type { PublishedPages } from "#publish/store.server.ts";
import type { Answer } from "#server/listener.ts";
import { encodingFor, sendKept } from "#server/send.ts";

/** Where the page stands that says that there is nothing at an address. */
const nowhere = "/not-found";

/** Serves the public pages that are the same for everybody, as bytes, before any framework code. */
export function publishedPages(pages: PublishedPages): Answer {
	return async (request, response) => {
		if (request.method !== "GET" && request.method !== "HEAD") return false;
		const [pathname = "", query] = (request.url ?? "").split("?", 2);
		if (isElsewhere(pathname)) return false;
		const search = new URLSearchParams(query);
		const address = publishedAddress(pathname, search);
		if (address === null && isDynamic(pathname, search)) return false;
		const page = pages.ready(address ?? nowhere) ?? (await pages.page(address ?? nowhere));
		sendPage(request, response, page, "public, no-cache");
		return true;
	};
}

/** Sends a page that was made for one request. */
export async function sendRendered(
	request: Parameters<Answer>[0],
	response: Parameters<Answer>[1],
	rendered: Response,
): Promise<void> {
	if (rendered.headers.get("content-type")?.startsWith("text/html")) {
		sendPage(request, response, await finishPage(rendered), "no-store");
		return;
	}
	const body = Buffer.from(await rendered.arrayBuffer());
	response.writeHead(rendered.status, {
		"cache-control": "no-store",
		...Object.fromEntries(rendered.headers),
		"content-length": body.length,
	});
	response.end(request.method === "HEAD" ? undefined : body);
}

function sendPage(
	request: Parameters<Answer>[0],
	response: Parameters<Answer>[1],
	page: Page,
	cacheControl: string,
): void {
	const encoding = encodingFor(request);
	const bytes = encoding === "br" ? page.br : encoding === "gzip" ? page.gzip : page.identity;
	sendKept(request, response, {
		status: page.status,
		headers: {
			...page.headers,
			"cache-control": page.status >= 500 ? "no-store" : cacheControl,
		},
		tag: page.tag,
		bytes,
		encoding,
	});
}

function isElsewhere(pathname: string): boolean {
	return /^\/(api|admin|uploads)(\/|$)/.test(pathname) || pathname.endsWith(".data");
}

/** Whether a page shows something of its query string, and so is made for one request. */
function isDynamic(pathname: string, search: URLSearchParams): boolean {
	return /^\/(register|contact)\/?$/.test(pathname) && search.size > 0;
}
