import { buildPage, type Page } from "#page-cache/page.server.ts";
import type { PageCache } from "#page-cache/page-cache.server.ts";
import type { RequestHandler } from "#server/listener.ts";
import { encodingFor, sendCached } from "#server/send.ts";

/** Where the page stands that says that there is nothing at an address. */
const notFoundPath = "/not-found";

/** Serves the public pages that are the same for everybody, as bytes, before any framework code. */
export function publishedPages(pages: PageCache): RequestHandler {
	return (request, response) => {
		if (!isReadRequest(request)) return false;
		const [pathname = "", query] = (request.url ?? "").split("?", 2);
		const address = pages.addressOf(pathname, new URLSearchParams(query));
		return address === null ? false : sendPublished(request, response, pages, address);
	};
}

/** Answers every other address of the site that somebody reads: there is nothing, in the site's own look. */
export function notFoundPage(pages: PageCache): RequestHandler {
	return (request, response) =>
		isReadRequest(request) && !isPerRequest(request.url ?? "")
			? sendPublished(request, response, pages, notFoundPath)
			: false;
}

async function sendPublished(
	request: Parameters<RequestHandler>[0],
	response: Parameters<RequestHandler>[1],
	pages: PageCache,
	address: string,
): Promise<true> {
	sendPage(
		request,
		response,
		pages.peek(address) ?? (await pages.page(address)),
		"public, no-cache",
	);
	return true;
}

/** Sends a page that was made for one request. */
export async function sendRendered(
	request: Parameters<RequestHandler>[0],
	response: Parameters<RequestHandler>[1],
	rendered: Response,
): Promise<void> {
	if (rendered.headers.get("content-type")?.startsWith("text/html")) {
		// In the office nothing can be used before React is there: it starts at once.
		const page = await buildPage(rendered, isOfficeAddress(request.url) ? "at once" : "late");
		sendPage(request, response, page, "no-store");
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
	request: Parameters<RequestHandler>[0],
	response: Parameters<RequestHandler>[1],
	page: Page,
	cacheControl: string,
): void {
	const encoding = encodingFor(request);
	const bytes = encoding === "br" ? page.br : encoding === "gzip" ? page.gzip : page.identity;
	sendCached(request, response, {
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

function isReadRequest({ method }: Parameters<RequestHandler>[0]): boolean {
	return method === "GET" || method === "HEAD";
}

/** Pages that show something of their query string, and the office. */
function isPerRequest(address: string): boolean {
	return /^\/(?:register|contact)\/?\?/.test(address) || isOfficeAddress(address);
}

/** Whether an address belongs to the office, which no search engine lists. */
export function isOfficeAddress(address = ""): boolean {
	return /^\/admin(?:[/?]|$)/.test(address);
}
