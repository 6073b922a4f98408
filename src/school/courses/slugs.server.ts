import type { Queries } from "#platform/database/database.server.ts";

/** Deletes the redirect of a slug that a course uses again. */
export async function releaseOldSlug(tx: Queries, slug: string): Promise<void> {
	await tx.deleteFrom("slug_redirects").where("slug", "=", slug).execute();
}

/** Redirects a course's former slug to the course. */
export async function addSlugRedirect(tx: Queries, courseId: number, slug: string): Promise<void> {
	await tx
		.insertInto("slug_redirects")
		.values({ slug, courseId })
		.onConflict((conflict) => conflict.column("slug").doUpdateSet({ courseId }))
		.execute();
}

/** Maps every former slug of an active course to its current slug. */
export function oldSlugs(db: Queries): Promise<{ slug: string; current: string }[]> {
	return db
		.selectFrom("slug_redirects")
		.innerJoin("courses", "courses.id", "slug_redirects.courseId")
		.select(["slug_redirects.slug", "courses.slug as current"])
		.where("courses.isActive", "=", true)
		.execute();
}
