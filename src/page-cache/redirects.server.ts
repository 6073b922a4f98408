import { oldSlugs } from "#courses/slugs.server.ts";
import type { Clock } from "#database/clock.ts";
import type { Database } from "#database/database.server.ts";
import { countUses } from "#settings/redirects.server.ts";
import { isReserved, movedKey } from "#settings/redirects-contract.ts";
import { readSettings } from "#settings/service.server.ts";

/** Where an address leads that has no page any more. */
export interface RedirectTarget {
	/** A path of this site, perhaps with a query or a fragment. */
	to: string;
	/** The address of the old website as the office entered it; null for an old slug. */
	entered: string | null;
}

/**
 * The addresses that lead elsewhere: courses' old slugs and the old website's paths. They are read
 * once per change of content; asking costs a look into a map.
 */
export class RedirectTable {
	readonly #db: Database;
	readonly #clock: Clock;
	#version = -1;
	#addresses = new Map<string, RedirectTarget>();
	#uses = new Map<string, number>();

	constructor(db: Database, clock: Clock) {
		this.#db = db;
		this.#clock = clock;
	}

	/** Reads the addresses anew when the content has another version. */
	async invalidate(version: number): Promise<void> {
		if (version === this.#version) return;
		const { redirects } = (await readSettings(this.#db)).settings;
		const slugs = await oldSlugs(this.#db);
		const courses = await this.#db.selectFrom("courses").select("slug").execute();
		const addresses = new Map<string, RedirectTarget>();
		for (const { from, to } of redirects) {
			const key = movedKey(from);
			// Saved before the address was reserved, it would hide what the site answers there.
			if (!isReserved(key)) addresses.set(key, { to, entered: from });
		}
		for (const { slug, current } of slugs) {
			addresses.set(`/courses/${slug}`, { to: `/courses/${current}`, entered: null });
		}
		// A course that was added later has its address for itself.
		for (const { slug } of courses) addresses.delete(`/courses/${slug}`);
		this.#addresses = addresses;
		this.#version = version;
	}

	/** Where a path leads in the end; undefined for one that leads nowhere else. */
	find(path: string): string | undefined {
		if (this.#addresses.size === 0) return undefined;
		const first = this.#addresses.get(movedKey(path));
		if (!first) return undefined;
		if (first.entered !== null) {
			this.#uses.set(first.entered, (this.#uses.get(first.entered) ?? 0) + 1);
		}
		let { to } = first;
		for (let step = 0; step < 10; step++) {
			const next = this.#addresses.get(movedKey(to));
			if (!next) return to;
			to = next.to;
		}
		return undefined;
	}

	/** Stores how often addresses were asked for since the last time. */
	async flushHits(): Promise<void> {
		if (this.#uses.size === 0) return;
		const uses = this.#uses;
		this.#uses = new Map();
		await countUses(this.#db, this.#clock, uses);
	}
}
