import type { Origin } from "#platform/api/caller.ts";
import { inEnglish, languageOfPath, pathIn } from "#platform/text/language-paths.ts";
import { isApplicantPath } from "#school/profile/applicant-path.ts";
import { isApiPath } from "#site/page-cache/cache-key.server.ts";
import { buildPage } from "#site/page-cache/page.server.ts";
import type { PageCache } from "#site/page-cache/page-cache.server.ts";
import type { RedirectTable } from "#site/page-cache/redirects.server.ts";
import type { InstantHandler, RequestHandler } from "#site/server/listener.ts";
import type { RequestHead } from "#site/server/requests.ts";
import { sendStored } from "#site/server/send.ts";

/** Returns whether a path belongs to the admin area, which search engines don't index. */
export function isAdminPath(address = ""): boolean {
	return /^\/admin(?:[/?]|$)/.test(address);
}

/** IP addresses that are remembered; the oldest is forgotten first. */
const MAX_ADDRESSES = 4096;

/** Pages with a form, by their English path. */
const formPage = /^\/(?:register\/?|contact\/?)?(?:\?|$)/;

/**
 * Remembers when each IP address was sent a page with a form, for forms without JavaScript: cached
 * pages are the same for everyone and can't hold a time. Each address has the time of its first page
 * since its last form, so people behind one address only look slower than they are.
 */
export class FormVisits {
	readonly #sentAt = new Map<string, number>();

	remember(address: string, now: number): void {
		if (this.#sentAt.has(address)) return;
		if (this.#sentAt.size >= MAX_ADDRESSES) {
			this.#sentAt.delete(this.#sentAt.keys().next().value as string);
		}
		this.#sentAt.set(address, now);
	}

	/** Returns the milliseconds since the page was sent, and forgets it; undefined if unknown. */
	take(address: string, now: number): number | undefined {
		const sentAt = this.#sentAt.get(address);
		this.#sentAt.delete(address);
		return sentAt === undefined ? undefined : now - sentAt;
	}
}

/** Notes the pages with forms, and adds the time since then to the origin of a form. */
export function timeForms(visits = new FormVisits()): InstantHandler {
	return (request, from) => {
		if (!formPage.test(inEnglish(request.url ?? ""))) return undefined;
		if (request.method === "GET") visits.remember(from.address, performance.now());
		if (request.method === "POST") {
			const sincePage = visits.take(from.address, performance.now());
			if (sincePage !== undefined) from.sincePage = sincePage;
		}
		return undefined;
	};
}

/** Redirects an old URL and keeps the query string. */
export function redirectOldUrls(redirects: RedirectTable): RequestHandler {
	return (request, response) => {
		if (request.method !== "GET" && request.method !== "HEAD") return false;
		const [path = "", query] = (request.url ?? "").split("?", 2);
		const target = redirects.find(path);
		if (target === undefined) return false;
		response.writeHead(301, {
			location: asciiUrl(query && !/[?#]/.test(target) ? `${target}?${query}` : target),
			// Redirects change when another course uses the old slug or an administrator edits them.
			"cache-control": "no-cache",
			"content-length": 0,
		});
		response.end();
		return true;
	};
}

/** Percent-encodes characters that headers can't contain; keeps existing encoding. */
function asciiUrl(path: string): string {
	const { pathname, search, hash } = new URL(path, "http://localhost");
	return pathname + search + hash;
}

/** English path of the 404 page. */
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
			? sendPublished(
					request,
					response,
					from,
					pages,
					pathIn(languageOfPath(request.url ?? ""), notFoundPath),
				)
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
		/^\/(?:register|contact|classes)\/?\?/.test(inEnglish(address)) ||
		isApplicantPath(address) ||
		isAdminPath(address)
	);
}
