import type { Call } from "#platform/api/call.server.ts";
import type { Queries } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import type * as contract from "#school/courses/catalog-contract.ts";
import type { SlugCheck } from "#school/courses/catalog-contract.ts";
import { slugMessage, slug as slugSchema } from "#school/courses/contract.ts";

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

/** Returns whether a slug is available to a course: the one with this id, or a new one. */
export async function checkSlug(
	{ db }: Store,
	{ query: { slug, id } }: Call<typeof contract.checkSlug>,
): Promise<SlugCheck> {
	if (!slugSchema.safeParse(slug).success) {
		return { slug, state: "malformed", detail: slugMessage };
	}
	const holder = await db
		.selectFrom("courses")
		.select(["id", "title"])
		.where("slug", "=", slug)
		.executeTakeFirst();
	if (holder?.id === id && holder) {
		return { slug, state: "own", detail: "This is the current URL." };
	}
	if (holder) return { slug, state: "taken", detail: `“${holder.title}” already uses this URL.` };
	const former = await db
		.selectFrom("slug_redirects")
		.innerJoin("courses", "courses.id", "slug_redirects.courseId")
		.select(["courses.id", "courses.title"])
		.where("slug_redirects.slug", "=", slug)
		.executeTakeFirst();
	if (former && former.id !== id) {
		const detail = `This URL is available. It currently redirects to “${former.title}”, which used it before.`;
		return { slug, state: "former", detail };
	}
	return { slug, state: "free", detail: "This URL is available." };
}
