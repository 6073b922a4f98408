import type { InstantHandler } from "#site/server/listener.ts";

const ownMachine = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i;

/** URL settings that requests are compared with. */
interface Setup {
	publicUrl: string;
	/** Whether `PUBLIC_URL` is set, rather than derived from the port. */
	isPublicUrlSet: boolean;
	/** Number of trusted proxies in front. */
	trustProxy: number;
}

/** Compares requests with the environment and warns once of each mismatch. */
export class HostMonitor {
	readonly isPublicUrlSet: boolean;
	readonly #setup: Setup;
	readonly #warn: (sentence: string) => void;
	#unexpectedHost: string | undefined;
	#isProxyIgnored = false;

	constructor(setup: Setup, warn: (sentence: string) => void) {
		this.#setup = setup;
		this.isPublicUrlSet = setup.isPublicUrlSet;
		this.#warn = warn;
	}

	/** @param isForwarded whether the request carries `X-Forwarded-For` */
	observe(host: string, isForwarded: boolean): void {
		if (!this.#unexpectedHost && !this.isPublicUrlSet && host !== "" && !ownMachine.test(host)) {
			this.#unexpectedHost = host;
			this.#warn(this.#hostWarning(host));
		}
		if (!this.#isProxyIgnored && isForwarded && this.#setup.trustProxy === 0) {
			this.#isProxyIgnored = true;
			this.#warn(proxyWarning);
		}
	}

	/** Returns the warnings so far, in sentences. */
	warnings(): string[] {
		return [
			...(this.#unexpectedHost ? [this.#hostWarning(this.#unexpectedHost)] : []),
			...(this.#isProxyIgnored ? [proxyWarning] : []),
		];
	}

	#hostWarning(host: string): string {
		return `PUBLIC_URL is not set, but visitors reach this site at ${host}. Links in emails and search results point to ${this.#setup.publicUrl}. Set PUBLIC_URL and restart the site.`;
	}
}

// Anyone can send the header, so the warning says “if”.
const proxyWarning =
	"TRUST_PROXY is off, but requests carry X-Forwarded-For. If this site runs behind a proxy, all visitors share one IP address and its limits. Set TRUST_PROXY to the number of proxies and restart the site.";

/** Observes the host of every request and passes it on. */
export function monitorHost(hosts: HostMonitor): InstantHandler {
	return (request, from) => {
		hosts.observe(from.host, request.headers["x-forwarded-for"] !== undefined);
		return undefined;
	};
}
