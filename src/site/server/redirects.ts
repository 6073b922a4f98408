import type { RedirectTable } from "#site/page-cache/redirects.server.ts";
import type { RequestHandler } from "#site/server/listener.ts";

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
