import type { Route } from "#platform/api/call.server.ts";
import type { Endpoint } from "#platform/api/endpoint.ts";

/** Sorts endpoints so that a literal path segment comes before a parameter in the same place. */
export function bySpecificity(a: Endpoint, b: Endpoint): number {
	return rankOf(a).localeCompare(rankOf(b));
}

/** Returns one digit per segment; paths of different lengths never match the same URL. */
function rankOf({ path }: Endpoint): string {
	return path
		.split("/")
		.map((segment) => (segment.startsWith("{") ? "1" : "0"))
		.join("");
}

/** Groups routes by path, the most specific path first. */
export function routesByPath(routes: readonly Route[]): Map<Endpoint["path"], Route[]> {
	const sorted = routes.toSorted((a, b) => bySpecificity(a.endpoint, b.endpoint));
	return Map.groupBy(sorted, ({ endpoint }) => endpoint.path);
}
