import { sql } from "kysely";
import { Failure } from "#platform/api/failure.ts";
import { newYorkClock } from "#platform/calendar/new-york.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";
import { inEnglish } from "#platform/text/language-paths.ts";
import { fixedPages } from "#school/profile/fixed-pages.ts";
import { isReserved, type Redirect, redirectKey } from "#school/settings/redirects-contract.ts";

const DAY = 24 * 60 * 60 * 1000;
const pages = new Set([...fixedPages, "/not-found"]);

/**
 * Returns a Failure if a redirect would shadow a page of this site, or a new one leads to a page that is not there.
 * @param before those that are stored: of these a course may have been deleted since
 */
export async function wrongRedirect(
	db: Queries,
	redirects: readonly Redirect[],
	before: readonly Redirect[],
): Promise<Failure | undefined> {
	const slugs = db.selectFrom("courses").select("slug");
	const current = await slugs.execute();
	const all = await slugs.union(db.selectFrom("slug_redirects").select("slug")).execute();
	const taken = new Set([...pages, ...pathsOf(current)]);
	const shadowing = redirects.findIndex(({ from }) => taken.has(pageOf(from)));
	if (shadowing >= 0) {
		const { from = "" } = redirects[shadowing] ?? {};
		return refused(`redirects.${shadowing}.from`, `${from} is a current page on this website.`);
	}
	const known = new Set(
		[
			...fixedPages,
			...pathsOf(all),
			...redirects.map(({ from }) => from),
			...before.map(({ to }) => to),
		].map(pageOf),
	);
	const isFile = (page: string) => isReserved(page) || page.endsWith(".ics");
	const lost = redirects.findIndex(({ to }) => !known.has(pageOf(to)) && !isFile(pageOf(to)));
	if (lost < 0) return undefined;
	const { to = "" } = redirects[lost] ?? {};
	const what = pageOf(to).startsWith("/courses/") ? "course" : "page";
	return refused(`redirects.${lost}.to`, `There is no ${what} at ${to}.`);
}

const pageOf = (path: string) => inEnglish(redirectKey(path));
const pathsOf = (courses: readonly { slug: string }[]) =>
	courses.map(({ slug }) => `/courses/${slug}`);
const refused = (path: string, message: string) =>
	new Failure("invalid", message, { errors: [{ path, message }] });

/** Counts the hits of each old path in the last 30 days. */
export async function redirectUses(db: Queries, clock: Clock): Promise<Record<string, number>> {
	const since = newYorkClock(new Date(clock().getTime() - 30 * DAY)).day;
	const rows = await db
		.selectFrom("redirect_hits")
		.select((eb) => ["path", eb.fn.sum<number>("uses").as("uses")])
		.where("day", ">=", since)
		.groupBy("path")
		.execute();
	return Object.fromEntries(rows.map(({ path, uses }) => [path, Number(uses)]));
}

/** Adds today's hits of old paths and purges old counts. */
export async function addHits(
	db: Queries,
	clock: Clock,
	uses: ReadonlyMap<string, number>,
): Promise<void> {
	const day = newYorkClock(clock()).day;
	for (const [path, count] of uses) {
		await db
			.insertInto("redirect_hits")
			.values({ path, day, uses: count })
			.onConflict((conflict) =>
				conflict
					.columns(["path", "day"])
					.doUpdateSet({ uses: sql`redirect_hits.uses + excluded.uses` }),
			)
			.execute();
	}
	const old = newYorkClock(new Date(clock().getTime() - 60 * DAY)).day;
	await db.deleteFrom("redirect_hits").where("day", "<", old).execute();
}
