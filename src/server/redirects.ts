import type { RedirectTable } from "#page-cache/redirects.server.ts";
import type { RequestHandler } from "#server/listener.ts";

/** Leads from an address that has moved to where it is now. What was asked for beside the path goes along. */
export function movedAddresses(moved: RedirectTable): RequestHandler {
	return (request, response) => {
		if (request.method !== "GET" && request.method !== "HEAD") return false;
		const [path = "", query] = (request.url ?? "").split("?", 2);
		const to = moved.find(path);
		if (to === undefined) return false;
		response.writeHead(301, {
			location: asciiUrl(query && !/[?#]/.test(to) ? `${to}?${query}` : to),
			// Another course may take the old address, and the office may change its mind.
			"cache-control": "no-cache",
			"content-length": 0,
		});
		response.end();
		return true;
	};
}

/** Percent-encodes what no header can carry. What is encoded already stays. */
function asciiUrl(path: string): string {
	const { pathname, search, hash } = new URL(path, "http://localhost");
	return pathname + search + hash;
}
