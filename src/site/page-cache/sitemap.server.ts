import { escapeHtml } from "#platform/api/html.server.ts";
import { newYorkClock } from "#platform/calendar/new-york.ts";
import type { Queries } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import { type Language, languages } from "#platform/text/language.ts";
import { pathIn } from "#platform/text/language-paths.ts";
import { fixedPages } from "#school/profile/fixed-pages.ts";

/**
 * Builds the sitemap of all languages: fixed pages, that of the classes while one takes registrations, and active courses with the date of the
 * last change of themselves, their facts or classes.
 */
export async function sitemap({ db, clock }: Store<Queries>, publicUrl: string): Promise<string> {
	const { day } = newYorkClock(clock());
	const rows = await db
		.selectFrom("courses")
		.leftJoin("facts", "facts.courseId", "courses.id")
		.leftJoin("classes", (join) =>
			join
				.onRef("classes.courseId", "=", "courses.id")
				.on("classes.state", "=", "open")
				.on("classes.firstDay", ">=", day),
		)
		.leftJoin("translations", "translations.courseId", "courses.id")
		.select((eb) => [
			"slug",
			"courses.updatedAt",
			eb.fn.max("facts.updatedAt").as("statedAt"),
			eb.fn.max("classes.updatedAt").as("plannedAt"),
			eb.fn
				.max("classes.updatedAt")
				.filterWhere((is) => is.or([is("registerBy", "is", null), is("registerBy", ">=", day)]))
				.as("offeredAt"),
			eb.fn.max("translations.updatedAt").as("translatedAt"),
		])
		.where("isActive", "=", true)
		.groupBy(["courses.id", "slug", "courses.position", "courses.updatedAt"])
		.orderBy("courses.position")
		.orderBy("courses.id")
		.execute();
	const courses = rows.map(({ slug, translatedAt, ...row }) => {
		const en = latest([row.updatedAt, row.statedAt, row.plannedAt]);
		return { slug, changed: { en, es: latest([en, translatedAt]) } };
	});
	const newestIn = (language: Language) => latest(courses.map(({ changed }) => changed[language]));
	const newest = { en: newestIn("en"), es: newestIn("es") };
	const offered = latest(rows.map(({ offeredAt }) => offeredAt));
	const changedOf: Record<string, Changed | undefined> = {
		"/": newest,
		"/catalog": newest,
		"/classes": { en: offered, es: offered },
	};
	const fixed = fixedPages.filter((path) => path !== "/classes" || offered);
	const pages = [
		...fixed.map((path) => ({ path, changed: changedOf[path] })),
		...courses.map(({ slug, changed }) => ({ path: `/courses/${slug}`, changed })),
	];
	const entries = languages.flatMap((language) =>
		pages.map(({ path, changed }) => entry(publicUrl, language, path, changed?.[language])),
	);
	return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join("\n")}\n</urlset>\n`;
}

/** When a page changed last in each language, as far as that is known. */
type Changed = Readonly<Record<Language, string | undefined>>;

const latest = (instants: readonly (string | null | undefined)[]) =>
	instants
		.filter((instant) => instant != null)
		.sort()
		.at(-1);

/** One page in a language, with its twins (https://developers.google.com/search/docs/specialty/international/localized-versions). */
function entry(
	publicUrl: string,
	language: Language,
	path: string,
	changed: string | undefined,
): string {
	const lastmod = changed ? `<lastmod>${changed}</lastmod>` : "";
	const addressIn = (other: Language) => escapeHtml(new URL(publicUrl + pathIn(other, path)).href);
	const twins = [
		...languages.map((other) => [other, other] as const),
		["x-default", "en"] as const,
	].map(
		([name, other]) =>
			`<xhtml:link rel="alternate" hreflang="${name}" href="${addressIn(other)}"/>`,
	);
	return `<url><loc>${addressIn(language)}</loc>${lastmod}${twins.join("")}</url>`;
}

/** Builds robots.txt: disallows the admin area and the API. */
export function robots(publicUrl: string): string {
	return `User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}
