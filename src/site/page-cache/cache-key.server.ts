import { inEnglish, languageOfPath, pathIn } from "#platform/text/language-paths.ts";
import { hasWish } from "#school/classes/finder.ts";
import { fixedPages } from "#school/profile/fixed-pages.ts";

const fixed = new Set(fixedPages);

/** Answers of the API that are the same for everybody, and change with the content alone. */
const fixedCalls = new Set([
	"/api/courses",
	"/api/school",
	"/api/pictures",
	"/api/config/emailjs",
	"/api/facts",
	"/api/texts",
	"/api/classes",
	"/api/spanish",
]);

/** Cache key shared by all unknown courses: no slug is a hyphen. */
const missingCourse = "/courses/-";

/**
 * Returns the cache key of a public page or call, or null for those that are answered per request.
 * Drops query strings that don't change the page, and uses one key for unknown courses, so made-up
 * URLs can't fill the memory.
 * @param courses slugs of the courses that have a page
 */
export function pageCacheKey(
	pathname: string,
	search: URLSearchParams,
	courses: ReadonlySet<string>,
): string | null {
	if (isApiPath(pathname))
		return isFixedCall(pathname, courses) && search.size === 0 ? pathname : null;
	const key = englishKey(inEnglish(pathname), search, courses);
	return key === null ? null : pathIn(languageOfPath(pathname), key);
}

/** The key of a page by its English path. */
function englishKey(
	pathname: string,
	search: URLSearchParams,
	courses: ReadonlySet<string>,
): string | null {
	const path = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
	if (path === "/register") {
		if (search.has("registered") || search.has("class")) return null;
		const program = search.get("program");
		return program && courses.has(program) ? `/register?program=${program}` : path;
	}
	if (path === "/contact" && search.has("sent")) return null;
	if (path === "/classes" && hasWish(search)) return null;
	if (fixed.has(path)) return path;
	const slug = /^\/courses\/([^/]+)$/.exec(path)?.[1];
	if (slug === undefined) return null;
	return courses.has(slug) ? path : missingCourse;
}

/** Returns whether a path belongs to the API. */
export const isApiPath = (path: string): boolean => path.startsWith("/api/");

function isFixedCall(path: string, courses: ReadonlySet<string>): boolean {
	if (fixedCalls.has(path)) return true;
	const slug = /^\/api\/(?:courses|spanish)\/([^/]+)$/.exec(path)?.[1];
	return slug !== undefined && courses.has(slug);
}
