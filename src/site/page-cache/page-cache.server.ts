import { setTimeout as pause } from "node:timers/promises";
import { isApiPath, pageCacheKey } from "#site/page-cache/cache-key.server.ts";
import { buildAnswer, buildPage, compressBest, type Page } from "#site/page-cache/page.server.ts";

/** How long pages stay after a renewal failed, in milliseconds. */
const RENEWAL_PAUSE = 60_000;

/** How long the pages of a new version are rendered before it is published, in milliseconds. */
const RENDER_AHEAD = 200;

/** How long a version lasts before its pages are compressed again, in milliseconds: changes come in a row. */
const RECOMPRESS_AFTER = 1000;

/** How a cache learns that its pages are out of date at a time, without a change of the content. */
interface Expiry {
	/** Returns milliseconds since 1970. */
	now: () => number;
	/** Reads the content version anew and calls `publish`. */
	renew: () => Promise<void>;
}

/** Renders one public page, or calls the API, without a session. */
type Render = (address: string) => Promise<Response>;

/**
 * Caches public pages and public answers of the API as bytes. They are rendered on first request, and again when the
 * content changes or its time is over. The content limits their number.
 */
export class PageCache {
	readonly #render: Render;
	#version: number | string = 0;
	#courses: ReadonlySet<string> = new Set();
	#pages = new Map<string, Page>();
	/** Pages of former versions, until each is rendered again. */
	#former = new Map<string, Page>();
	#rendering = new Map<string, Promise<Page>>();
	// Holds keys, not pages: the queue must not keep former pages in memory.
	readonly #uncompressed = new Set<string>();
	#isCompressing = false;
	/** When the version was published, on the clock of `performance`. */
	#publishedAt = 0;
	readonly #failing = new Set<string>();
	readonly #expiry: Expiry;
	#expiresAt = Number.POSITIVE_INFINITY;
	#renewal: Promise<void> | undefined;

	constructor(render: Render, expiry: Expiry = { now: Date.now, renew: async () => {} }) {
		this.#render = render;
		this.#expiry = expiry;
	}

	/**
	 * Publishes a content version: the former pages are served until their successors are rendered, for a moment at
	 * most; what is not rendered by then is rendered when it is asked for. No former page is served afterwards.
	 * @param courses slugs of the courses that have a page in this version
	 * @param expiresAt when this version is over, in milliseconds since 1970
	 */
	async publish(
		version: number | string,
		courses: ReadonlySet<string>,
		expiresAt = Number.POSITIVE_INFINITY,
	): Promise<void> {
		if (version !== this.#version) {
			const ahead = await this.#renderAhead(courses);
			this.#version = version;
			this.#publishedAt = performance.now();
			this.#courses = courses;
			this.#former = new Map(
				[...this.#former, ...this.#pages].filter(
					([address]) => this.#exists(address) && !ahead.has(address),
				),
			);
			this.#pages = ahead;
			// Renderings in flight may show the old content, so they don't enter the new cache.
			this.#rendering = new Map();
			this.#uncompressed.clear();
			for (const address of ahead.keys()) this.#uncompressed.add(address);
			void this.#recompress();
		}
		this.#expiresAt = expiresAt;
	}

	/** Renders the pages of a new version, in the order in which they were first asked for, until the time is over. */
	async #renderAhead(courses: ReadonlySet<string>): Promise<Map<string, Page>> {
		const addresses = [...this.#pages.keys()].filter((address) => this.#exists(address, courses));
		const ahead = new Map<string, Page>();
		let isOver = false;
		const renderAll = async () => {
			for (const address of addresses) {
				// Whoever asks for a page that fails hears why.
				const page = await this.#rendered(address).catch(() => undefined);
				if (isOver) return;
				if (page && page.status < 500) ahead.set(address, page);
			}
		};
		await Promise.race([renderAll(), pause(RENDER_AHEAD)]);
		isOver = true;
		return ahead;
	}

	/** Whether the page of an address is still part of the site. */
	#exists(address: string, courses = this.#courses): boolean {
		const { pathname, searchParams } = new URL(address, "http://site");
		return pageCacheKey(pathname, searchParams, courses) === address;
	}

	/** Returns the addresses whose last rendering failed, in sentences for the office. */
	warnings(): string[] {
		return [...this.#failing]
			.filter((address) => this.#exists(address))
			.map(
				(address) =>
					`${address} can’t be rendered at the moment: visitors see it as it was before the last change, or an error if it has none. The server’s log says why.`,
			);
	}

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
		const work = this.#rendered(address);
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

	async #rendered(address: string): Promise<Page> {
		const answer = await this.#render(address);
		const page = await (isApiPath(address) ? buildAnswer(answer) : buildPage(answer));
		const isFailure = page.status >= 500;
		page.headers["cache-control"] = isFailure
			? "no-store"
			: (page.headers["cache-control"] ?? "public, no-cache");
		if (isFailure) this.#failing.add(address);
		else this.#failing.delete(address);
		return page;
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
			await this.#untilSettled();
			this.#uncompressed.delete(address);
			const page = this.#pages.get(address);
			// If it fails, the quick compression stays in place.
			if (page) await compressBest(page).catch(() => {});
		}
		this.#isCompressing = false;
	}

	/** Waits until the version is older than what comes in a row. */
	async #untilSettled(): Promise<void> {
		const isRecent = () => performance.now() - this.#publishedAt < RECOMPRESS_AFTER;
		while (isRecent()) await pause(RECOMPRESS_AFTER, undefined, { ref: false });
	}
}
