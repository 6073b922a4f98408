import type { SlugCheck } from "#courses/catalogue-contract.ts";
import { slug as slugSchema, slugSentence } from "#courses/contract.ts";
import type { Queries } from "#database/database.server.ts";

/** A slug that a course takes leads nowhere else any more. */
export async function takeSlug(tx: Queries, slug: string): Promise<void> {
	await tx.deleteFrom("old_slugs").where("slug", "=", slug).execute();
}

/** The address that a course had leads on to it. */
export async function keepOldSlug(tx: Queries, courseId: number, slug: string): Promise<void> {
	await tx
		.insertInto("old_slugs")
		.values({ slug, courseId })
		.onConflict((conflict) => conflict.column("slug").doUpdateSet({ courseId }))
		.execute();
}

/** Every old slug of a course that is on the site, and the one that it has now. */
export function oldSlugs(db: Queries): Promise<{ slug: string; current: string }[]> {
	return db
		.selectFrom("old_slugs")
		.innerJoin("courses", "courses.id", "old_slugs.courseId")
		.select(["old_slugs.slug", "courses.slug as current"])
		.where("courses.isActive", "=", true)
		.execute();
}

/**
 * Whether a slug can be had.
 * @param id the course that asks; undefined for a new one
 */
export async function checkSlug(
	db: Queries,
	slug: string,
	id: number | undefined,
): Promise<SlugCheck> {
	if (!slugSchema.safeParse(slug).success) {
		return { slug, state: "malformed", sentence: slugSentence };
	}
	const holder = await db
		.selectFrom("courses")
		.select(["id", "title"])
		.where("slug", "=", slug)
		.executeTakeFirst();
	if (holder?.id === id && holder) {
		return { slug, state: "own", sentence: "This is the current URL." };
	}
	if (holder) return { slug, state: "taken", sentence: `“${holder.title}” already uses this URL.` };
	const former = await db
		.selectFrom("old_slugs")
		.innerJoin("courses", "courses.id", "old_slugs.courseId")
		.select(["courses.id", "courses.title"])
		.where("old_slugs.slug", "=", slug)
		.executeTakeFirst();
	if (former && former.id !== id) {
		const sentence = `This URL is available. It currently redirects to “${former.title}”, which used it before.`;
		return { slug, state: "former", sentence };
	}
	return { slug, state: "free", sentence: "This URL is available." };
}
