import type { Origin } from "#platform/api/caller.ts";
import { isApplicantPath } from "#school/profile/applicant-path.ts";
import { isApiPath } from "#site/page-cache/cache-key.server.ts";
import { buildPage } from "#site/page-cache/page.server.ts";
import type { PageCache } from "#site/page-cache/page-cache.server.ts";
import { isAdminPath } from "#site/server/admin-path.ts";
import type { InstantHandler, RequestHandler } from "#site/server/listener.ts";
import type { RequestHead } from "#site/server/request-head.ts";
import { sendStored } from "#site/server/send.ts";

/** Path of the 404 page. */
const notFoundPath = "/not-found";

/** Answers with what is in memory under exactly the requested URL. */
export function storedPages(pages: PageCache): InstantHandler {
	return (request) => (isReadRequest(request) ? pages.peek(request.url ?? "") : undefined);
}

/** Serves public pages and calls from memory, rendered first if necessary. */
export function publishedPages(pages: PageCache): RequestHandler {
	return (request, response, from) => {
		if (!isReadRequest(request)) return false;
		const [pathname = "", query] = (request.url ?? "").split("?", 2);
		const key = pages.keyOf(pathname, new URLSearchParams(query));
		return key === null ? false : sendPublished(request, response, from, pages, key);
	};
}

/** Responds to every other page request with the 404 page. */
export function notFoundPage(pages: PageCache): RequestHandler {
	return (request, response, from) =>
		isReadRequest(request) && !isPerRequest(request.url ?? "")
			? sendPublished(request, response, from, pages, notFoundPath)
			: false;
}

async function sendPublished(
	request: Parameters<RequestHandler>[0],
	response: Parameters<RequestHandler>[1],
	from: Origin,
	pages: PageCache,
	key: string,
): Promise<boolean> {
	const page = pages.peek(key) ?? (await pages.page(key));
	// The API says why, in the format that is asked for.
	if (page.status >= 500 && isApiPath(key)) return false;
	sendStored(request, response, page, from);
	return true;
}

/** Sends a page that was rendered for one request. */
export async function sendRendered(
	request: Parameters<RequestHandler>[0],
	response: Parameters<RequestHandler>[1],
	rendered: Response,
	from: Origin,
): Promise<void> {
	if (rendered.headers.get("content-type")?.startsWith("text/html")) {
		// Admin pages need React to work; the others have an answer to a form, which is focused.
		const page = await buildPage(rendered, isAdminPath(request.url) ? "at once" : "idle");
		page.headers["cache-control"] = "no-store";
		sendStored(request, response, page, from);
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

function isReadRequest({ method }: RequestHead): boolean {
	return method === "GET" || method === "HEAD";
}

/** Returns whether a page is rendered per request: it shows part of its query string, an applicant's data, or is an admin page. */
function isPerRequest(address: string): boolean {
	return (
		/^\/(?:register|contact)\/?\?/.test(address) || isApplicantPath(address) || isAdminPath(address)
	);
}
