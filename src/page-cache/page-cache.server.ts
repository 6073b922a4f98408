import { buildPage, compressBest, type Page } from "#page-cache/page.server.ts";

// Far more than a school has; whoever asks for made-up addresses fills no memory.
const MOST = 300;

/** Renders one public page as everybody sees it. */
export type Render = (address: string) => Promise<Response>;

/**
 * The public pages as bytes. They are rendered when somebody first asks, kept until the content
 * changes, and rendered anew by whoever asks next.
 */
export class PageCache {
	readonly #render: Render;
	#version: number | string = 0;
	#pages = new Map<string, Page>();
	#rendering = new Map<string, Promise<Page>>();
	#improving: Promise<void> = Promise.resolve();

	constructor(render: Render) {
		this.#render = render;
	}

	/** Forgets every page when the content has another version than the pages. */
	invalidate(version: number | string): void {
		if (version === this.#version) return;
		this.#version = version;
		this.#pages = new Map();
		// What is being rendered now may show the old content: nobody who asks from here on gets it.
		this.#rendering = new Map();
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
				if (pages.size >= MOST) pages.delete(pages.keys().next().value as string);
				pages.set(address, page);
				this.#recompress(page);
			}
			return page;
		} finally {
			rendering.delete(address);
		}
	}

	#recompress(page: Page): void {
		// One at a time: visitors need the other threads.
		this.#improving = this.#improving.then(() => compressBest(page)).catch(() => {});
	}
}
