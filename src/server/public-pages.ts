import { buildPage, type Page } from "#page-cache/page.server.ts";
import type { PageCache } from "#page-cache/page-cache.server.ts";
import type { RequestHandler } from "#server/listener.ts";
import { encodingFor, sendCached } from "#server/send.ts";

/** Path of the 404 page. */
const notFoundPath = "/not-found";

/** Serves cached public pages as bytes, before any framework code runs. */
export function publishedPages(pages: PageCache): RequestHandler {
	return (request, response) => {
		if (!isReadRequest(request)) return false;
		const [pathname = "", query] = (request.url ?? "").split("?", 2);
		const key = pages.keyOf(pathname, new URLSearchParams(query));
		return key === null ? false : sendPublished(request, response, pages, key);
	};
}

/** Responds to every other page request with the 404 page. */
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
	key: string,
): Promise<true> {
	sendPage(request, response, pages.peek(key) ?? (await pages.page(key)), "public, no-cache");
	return true;
}

/** Sends a page that was rendered for one request. */
export async function sendRendered(
	request: Parameters<RequestHandler>[0],
	response: Parameters<RequestHandler>[1],
	rendered: Response,
): Promise<void> {
	if (rendered.headers.get("content-type")?.startsWith("text/html")) {
		// Admin pages need React to work, so they hydrate immediately.
		const page = await buildPage(rendered, isAdminPath(request.url) ? "immediate" : "deferred");
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

/** Returns whether a page is rendered per request: it shows part of its query string or is an admin page. */
function isPerRequest(address: string): boolean {
	return /^\/(?:register|contact)\/?\?/.test(address) || isAdminPath(address);
}

/** Returns whether a path belongs to the admin area, which search engines don't index. */
export function isAdminPath(address = ""): boolean {
	return /^\/admin(?:[/?]|$)/.test(address);
}
