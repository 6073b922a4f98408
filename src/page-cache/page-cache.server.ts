import { pageCacheKey } from "#page-cache/cache-key.server.ts";
import { buildPage, compressBest, type Page } from "#page-cache/page.server.ts";

/** Renders one public page as everybody sees it. */
export type Render = (address: string) => Promise<Response>;

/**
 * The public pages as bytes. They are rendered when somebody first asks, kept until the content
 * changes, and rendered anew by whoever asks next. There are as many as the content has.
 */
export class PageCache {
	readonly #render: Render;
	#version: number | string = 0;
	#courses: ReadonlySet<string> = new Set();
	#pages = new Map<string, Page>();
	#rendering = new Map<string, Promise<Page>>();
	/** Addresses, not pages: what is dropped meanwhile must not be kept alive by waiting here. */
	readonly #uncompressed = new Set<string>();
	#isCompressing = false;

	constructor(render: Render) {
		this.#render = render;
	}

	/**
	 * Forgets every page when the content has another version than the pages.
	 * @param courses the slugs that have a page in this version
	 */
	invalidate(version: number | string, courses: ReadonlySet<string>): void {
		if (version === this.#version) return;
		this.#version = version;
		this.#courses = courses;
		this.#pages = new Map();
		// What is being rendered now may show the old content: nobody who asks from here on gets it.
		this.#rendering = new Map();
		this.#uncompressed.clear();
	}

	/** The address of the page that answers a request; null for a page that is made for one request. */
	addressOf(pathname: string, search: URLSearchParams): string | null {
		return pageCacheKey(pathname, search, this.#courses);
	}

	/** A page that is ready, without waiting. */
	peek(address: string): Page | undefined {
		return this.#pages.get(address);
	}

	/** A page, rendered first when necessary; many who ask at once wait for one rendering. */
	async page(address: string): Promise<Page> {
		const ready = this.#pages.get(address);
		if (ready) return ready;
		const under = this.#rendering.get(address);
		if (under) return under;
		const pages = this.#pages;
		const rendering = this.#rendering;
		const work = this.#render(address).then((page) => buildPage(page));
		rendering.set(address, work);
		try {
			const page = await work;
			// A failure of the moment is answered and not kept.
			if (page.status < 500) {
				pages.set(address, page);
				if (pages === this.#pages) this.#uncompressed.add(address);
				void this.#recompress();
			}
			return page;
		} finally {
			rendering.delete(address);
		}
	}

	/** Compresses one page at a time: visitors need the other threads. */
	async #recompress(): Promise<void> {
		if (this.#isCompressing) return;
		this.#isCompressing = true;
		for (const address of this.#uncompressed) {
			this.#uncompressed.delete(address);
			const page = this.#pages.get(address);
			// The quick compression stays where the best one fails.
			if (page) await compressBest(page).catch(() => {});
		}
		this.#isCompressing = false;
	}
}
