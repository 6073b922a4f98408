import { type Route, route } from "#platform/api/call.server.ts";
import { type BrowserError, reportBrowserError } from "#platform/browser-errors/contract.ts";
import { maskMessage, maskPath, onlyOwn } from "#platform/browser-errors/masking.ts";

/** @param log writes one line */
export function browserErrorRoutes(
	log: (error: BrowserError & { requestId: string }) => void,
): Route[] {
	return [
		route(reportBrowserError, ({ body: { name, message, frames, page, version }, from }) =>
			log({
				requestId: from.requestId,
				// The browser has masked it already; whoever is signed in can send anything.
				name: /^[A-Za-z]{1,60}$/.test(name) ? name : "Error",
				message: maskMessage(message),
				frames: onlyOwn(frames),
				page: maskPath(page),
				version: /^[\w.-]{1,60}$/.test(version) ? version : "unknown",
			}),
		),
	];
}
