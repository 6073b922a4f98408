import { pageCacheKey } from "#page-cache/cache-key.server.ts";
import { buildPage, compressBest, type Page } from "#page-cache/page.server.ts";

/** How long pages stay after a renewal failed, in milliseconds. */
const RENEWAL_PAUSE = 60_000;

/** How a cache learns that its pages are out of date at a time, without a change of the content. */
export interface Expiry {
	/** Returns milliseconds since 1970. */
	now: () => number;
	/** Reads the content version anew and calls `invalidate`. */
	renew: () => Promise<void>;
}

/** Renders one public page without a session. */
export type Render = (address: string) => Promise<Response>;

/**
 * Caches public pages as bytes. Pages are rendered on first request and invalidated when the content
 * changes or its time is over. The content limits their number.
 */
export class PageCache {
	readonly #render: Render;
	#version: number | string = 0;
	#courses: ReadonlySet<string> = new Set();
	#pages = new Map<string, Page>();
	/** Invalidated pages, until each is rendered again. */
	#former = new Map<string, Page>();
	#rendering = new Map<string, Promise<Page>>();
	// Holds keys, not pages: the queue must not keep invalidated pages in memory.
	readonly #uncompressed = new Set<string>();
	#isCompressing = false;
	readonly #expiry: Expiry;
	#expiresAt = Number.POSITIVE_INFINITY;
	#renewal: Promise<void> | undefined;

	constructor(render: Render, expiry: Expiry = { now: Date.now, renew: async () => {} }) {
		this.#render = render;
		this.#expiry = expiry;
	}

	/**
	 * Invalidates every page if the content version has changed.
	 * @param courses slugs of the courses that have a page in this version
	 * @param expiresAt when this version is over, in milliseconds since 1970
	 */
	invalidate(
		version: number | string,
		courses: ReadonlySet<string>,
		expiresAt = Number.POSITIVE_INFINITY,
	): void {
		this.#expiresAt = expiresAt;
		if (version === this.#version) return;
		this.#version = version;
		this.#courses = courses;
		this.#former = new Map(
			[...this.#former, ...this.#pages].filter(([address]) => this.#exists(address)),
		);
		this.#pages = new Map();
		// Renderings in flight may show the old content, so they don't enter the new cache.
		this.#rendering = new Map();
		this.#uncompressed.clear();
	}

	/** Whether the page of an address is still part of the site. */
	#exists(address: string): boolean {
		const { pathname, searchParams } = new URL(address, "http://site");
		return this.keyOf(pathname, searchParams) === address;
	}

	/** Number of cached pages. */
	get size(): number {
		return this.#pages.size;
	}

	/** Returns the cache key for a request; null for a page that is rendered per request. */
	keyOf(pathname: string, search: URLSearchParams): string | null {
		return pageCacheKey(pathname, search, this.#courses);
	}

	/** Returns a cached page without waiting. */
	peek(address: string): Page | undefined {
		return this.#isExpired() ? undefined : this.#pages.get(address);
	}

	/**
	 * Returns a page, rendered first if necessary; parallel requests share one rendering. While it can't be
	 * rendered, visitors get the page as it was before the last change.
	 */
	async page(address: string): Promise<Page> {
		if (this.#isExpired()) await this.#renew();
		const ready = this.#pages.get(address);
		if (ready) return ready;
		const pending = this.#rendering.get(address);
		if (pending) return pending;
		const pages = this.#pages;
		const rendering = this.#rendering;
		const work = this.#render(address).then((page) => buildPage(page));
		rendering.set(address, work);
		try {
			const page = await work;
			// A temporary failure is not cached.
			if (page.status >= 500) return this.#former.get(address) ?? page;
			pages.set(address, page);
			if (pages === this.#pages) {
				this.#former.delete(address);
				this.#uncompressed.add(address);
			}
			void this.#recompress();
			return page;
		} finally {
			rendering.delete(address);
		}
	}

	#isExpired(): boolean {
		return this.#expiry.now() >= this.#expiresAt;
	}

	/** Renews the content version. In an outage the pages stay, and renewal waits for a while. */
	#renew(): Promise<void> {
		this.#renewal ??= this.#expiry
			.renew()
			.catch(() => {
				this.#expiresAt = this.#expiry.now() + RENEWAL_PAUSE;
			})
			.finally(() => {
				this.#renewal = undefined;
			});
		return this.#renewal;
	}

	/** Recompresses one page at a time, because visitors need the other threads. */
	async #recompress(): Promise<void> {
		if (this.#isCompressing) return;
		this.#isCompressing = true;
		for (const address of this.#uncompressed) {
			this.#uncompressed.delete(address);
			const page = this.#pages.get(address);
			// If it fails, the quick compression stays in place.
			if (page) await compressBest(page).catch(() => {});
		}
		this.#isCompressing = false;
	}
}
