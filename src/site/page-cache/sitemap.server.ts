import { escapeHtml } from "#platform/api/html.server.ts";
import type { Queries } from "#platform/database/database.server.ts";

const fixed = ["/", "/register", "/about", "/contact", "/privacy-policy"];

/** Builds the sitemap: fixed pages, and active courses with the date of their or their facts’ last change. */
export async function sitemap(db: Queries, publicUrl: string): Promise<string> {
	const rows = await db
		.selectFrom("courses")
		.leftJoin("facts", "facts.courseId", "courses.id")
		.select((eb) => ["slug", "courses.updatedAt", eb.fn.max("facts.updatedAt").as("statedAt")])
		.where("isActive", "=", true)
		.groupBy(["courses.id", "slug", "courses.position", "courses.updatedAt"])
		.orderBy("courses.position")
		.orderBy("courses.id")
		.execute();
	const courses = rows.map(({ slug, updatedAt, statedAt }) => ({
		slug,
		updatedAt: statedAt && statedAt > updatedAt ? statedAt : updatedAt,
	}));
	const newest = courses
		.map(({ updatedAt }) => updatedAt)
		.sort()
		.at(-1);
	const entries = [
		...fixed.map((path) => entry(publicUrl + path, path === "/" ? newest : undefined)),
		...courses.map(({ slug, updatedAt }) => entry(`${publicUrl}/courses/${slug}`, updatedAt)),
	];
	return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
}

function entry(address: string, changed: string | undefined): string {
	const lastmod = changed ? `<lastmod>${changed}</lastmod>` : "";
	return `<url><loc>${escapeHtml(new URL(address).href)}</loc>${lastmod}</url>`;
}

/** Builds robots.txt: disallows the admin area and the API. */
export function robots(publicUrl: string): string {
	return `User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}
