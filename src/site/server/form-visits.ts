import type { InstantHandler } from "#site/server/listener.ts";

/** IP addresses that are remembered; the oldest is forgotten first. */
const MAX_ADDRESSES = 4096;

const formPage = /^\/(?:register\/?|contact\/?)?(?:\?|$)/;

/**
 * Remembers when each IP address was sent a page with a form, for forms without JavaScript: cached
 * pages are the same for everyone and can't hold a time. Each address has the time of its first page
 * since its last form, so people behind one address only look slower than they are.
 */
export class FormVisits {
	readonly #sentAt = new Map<string, number>();

	remember(address: string, now: number): void {
		if (this.#sentAt.has(address)) return;
		if (this.#sentAt.size >= MAX_ADDRESSES) {
			this.#sentAt.delete(this.#sentAt.keys().next().value as string);
		}
		this.#sentAt.set(address, now);
	}

	/** Returns the milliseconds since the page was sent, and forgets it; undefined if unknown. */
	take(address: string, now: number): number | undefined {
		const sentAt = this.#sentAt.get(address);
		this.#sentAt.delete(address);
		return sentAt === undefined ? undefined : now - sentAt;
	}
}

/** Notes the pages with forms, and adds the time since then to the origin of a form. */
export function timeForms(visits = new FormVisits()): InstantHandler {
	return (request, from) => {
		if (!formPage.test(request.url ?? "")) return undefined;
		if (request.method === "GET") visits.remember(from.address, performance.now());
		if (request.method === "POST") {
			const sincePage = visits.take(from.address, performance.now());
			if (sincePage !== undefined) from.sincePage = sincePage;
		}
		return undefined;
	};
}
