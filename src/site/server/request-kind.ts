/** Kinds of requests in metrics: few, whatever URLs are requested. */
export const requestKinds = ["page", "admin", "api", "stream", "file"] as const;
type RequestKind = (typeof requestKinds)[number];

/** Returns the kind of a URL: `admin` are the pages of the admin area, `stream` its live updates. */
export function requestKind(url: string): RequestKind {
	const path = url.split("?", 1)[0] as string;
	if (path === "/api/admin/events") return "stream";
	if (path.startsWith("/api/")) return "api";
	if (path === "/admin" || path.startsWith("/admin/")) return "admin";
	return path.lastIndexOf(".") > path.lastIndexOf("/") ? "file" : "page";
}
