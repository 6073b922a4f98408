import type { Clock } from "#platform/database/clock.ts";
import { rememberedContent } from "#platform/database/content.server.ts";
import type { Database } from "#platform/database/database.server.ts";
import { languages } from "#platform/text/language.ts";
import { pathIn } from "#platform/text/language-paths.ts";
import { oldSlugs } from "#school/courses/slugs.server.ts";
import { fixedPages } from "#school/profile/fixed-pages.ts";
import { addHits } from "#school/settings/redirects.server.ts";
import { isReserved, redirectKey } from "#school/settings/redirects-contract.ts";
import { readSettings } from "#school/settings/service.server.ts";

interface RedirectTarget {
	/** A path of this site, optionally with a query or fragment. */
	to: string;
	/** Old website URL as entered in the settings; null for an old slug. */
	entered: string | null;
}

const redirectsAt = rememberedContent(async (db) => {
	const { redirects } = (await readSettings(db)).settings;
	const slugs = await oldSlugs(db);
	const courses = await db.selectFrom("courses").select("slug").execute();
	const addresses = new Map<string, RedirectTarget>();
	for (const { from, to } of redirects) {
		const key = redirectKey(from);
		// A redirect saved before the path was reserved must not hide a page.
		if (!isReserved(key)) addresses.set(key, { to, entered: from });
	}
	for (const language of languages) {
		const pathOf = (slug: string) => pathIn(language, `/courses/${slug}`);
		for (const { slug, current } of slugs)
			addresses.set(pathOf(slug), { to: pathOf(current), entered: null });
		// A course added later overrides the redirect.
		for (const { slug } of courses) addresses.delete(pathOf(slug));
		// Nor may a redirect that was saved before a page existed hide it.
		for (const path of fixedPages) addresses.delete(pathIn(language, path));
	}
	return addresses;
});

/** The redirects in force: courses' old slugs and the old website's paths. */
export class RedirectTable {
	readonly #db: Database;
	readonly #clock: Clock;
	#addresses: ReadonlyMap<string, RedirectTarget> = new Map();
	#uses = new Map<string, number>();

	constructor(db: Database, clock: Clock) {
		this.#db = db;
		this.#clock = clock;
	}

	/**
	 * Reads the redirects of a content version.
	 * @returns puts them in force; called when the pages of the version are published
	 */
	async read(version: number): Promise<() => void> {
		const addresses = await redirectsAt(this.#db, this.#clock, version);
		return () => {
			this.#addresses = addresses;
		};
	}

	/** Returns the final target of a path; undefined if it does not redirect. */
	find(path: string): string | undefined {
		if (this.#addresses.size === 0) return undefined;
		const first = this.#addresses.get(redirectKey(path));
		if (!first) return undefined;
		if (first.entered !== null) {
			this.#uses.set(first.entered, (this.#uses.get(first.entered) ?? 0) + 1);
		}
		let { to } = first;
		for (let step = 0; step < 10; step++) {
			const next = this.#addresses.get(redirectKey(to));
			if (!next) return to;
			to = next.to;
		}
		return undefined;
	}

	/** Stores the hits since the last flush. */
	async flushHits(): Promise<void> {
		if (this.#uses.size === 0) return;
		const uses = this.#uses;
		this.#uses = new Map();
		await addHits(this.#db, this.#clock, uses);
	}
}
