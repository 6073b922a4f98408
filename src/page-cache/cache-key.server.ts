import type { Queries } from "#database/database.server.ts";

/** The fixed public pages. */
const fixed = new Set(["/", "/register", "/about", "/contact", "/privacy-policy"]);

/** The one page of every course that does not exist: no slug is a hyphen. */
export const missingCourse = "/courses/-";

/**
 * The address under which a public page is kept: a query string makes no other page, unless the
 * page shows something of it. Only what exists has an address of its own, so made-up ones fill no
 * memory. Null for what is rendered for one request only.
 * @param courses the slugs that have a page
 */
export function pageCacheKey(
	pathname: string,
	search: URLSearchParams,
	courses: ReadonlySet<string>,
): string | null {
	const path = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
	if (path === "/register") {
		if (search.has("registered")) return null;
		const program = search.get("program");
		return program && courses.has(program) ? `/register?program=${program}` : path;
	}
	if (path === "/contact" && search.has("sent")) return null;
	if (fixed.has(path)) return path;
	const slug = /^\/courses\/([^/]+)$/.exec(path)?.[1];
	if (slug === undefined) return null;
	return courses.has(slug) ? path : missingCourse;
}

/** The slugs of the courses that have a page. */
export async function publishedSlugs(db: Queries): Promise<ReadonlySet<string>> {
	const courses = await db
		.selectFrom("courses")
		.select("slug")
		.where("isActive", "=", true)
		.execute();
	return new Set(courses.map(({ slug }) => slug));
}
