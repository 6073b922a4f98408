import type { Running } from "#dashboard/checklist.server.ts";
import type { Answer } from "#server/listener.ts";

const ownMachine = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i;

/**
 * Notices that people ask for this site under a name while nobody has said that it is the site's
 * own: what is sent and published would name another.
 */
export class Hosts implements Running {
	readonly isPublicUrlSet: boolean;
	readonly #publicUrl: string;
	readonly #warn: (sentence: string) => void;
	#stranger: string | undefined;

	/** @param warn told once */
	constructor(publicUrl: string, isPublicUrlSet: boolean, warn: (sentence: string) => void) {
		this.#publicUrl = publicUrl;
		this.isPublicUrlSet = isPublicUrlSet;
		this.#warn = warn;
	}

	see(host: string): void {
		if (this.isPublicUrlSet || this.#stranger !== undefined) return;
		if (host === "" || ownMachine.test(host)) return;
		this.#stranger = host;
		for (const sentence of this.warnings()) this.#warn(sentence);
	}

	warnings(): string[] {
		return this.#stranger === undefined
			? []
			: [
					`PUBLIC_URL is not set, but visitors reach this site at ${this.#stranger}. Links in emails and search results point to ${this.#publicUrl}. Set PUBLIC_URL and restart the site.`,
				];
	}
}

/** Looks at the host that every request names, and answers none. */
export function lookAtHost(hosts: Hosts): Answer {
	return (_request, _response, from) => {
		hosts.see(from.host);
		return false;
	};
}
