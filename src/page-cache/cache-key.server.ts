/** The fixed public pages. */
const fixed = new Set(["/", "/register", "/about", "/contact", "/privacy-policy"]);

/**
 * The address under which a public page is kept: a query string makes no other page, unless the
 * page shows something of it. Null for what is rendered for one request only.
 */
export function pageCacheKey(pathname: string, search: URLSearchParams): string | null {
	const path = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
	if (path === "/register") {
		if (search.has("registered")) return null;
		const program = search.get("program");
		return program && /^[a-z0-9-]{1,80}$/.test(program) ? `/register?program=${program}` : path;
	}
	if (path === "/contact" && search.has("sent")) return null;
	if (fixed.has(path)) return path;
	if (/^\/courses\/[a-z0-9-]{1,80}$/.test(path)) return path;
	return null;
}
