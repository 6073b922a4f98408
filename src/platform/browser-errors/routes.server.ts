import { type Call, implement, type Route } from "#platform/api/call.server.ts";
import * as contract from "#platform/browser-errors/contract.ts";
import { maskMessage, maskPath, onlyOwn } from "#platform/browser-errors/masking.ts";

/** Where errors of browsers are written, each in one line. */
export interface BrowserErrorLog {
	write(error: contract.BrowserError & { requestId: string }): void;
}

export const browserErrorRoutes = (log: BrowserErrorLog): Route[] =>
	implement(contract, log, { reportBrowserError });

function reportBrowserError(
	log: BrowserErrorLog,
	{
		body: { name, message, frames, page, version },
		from: { requestId },
	}: Call<typeof contract.reportBrowserError>,
): void {
	log.write({
		requestId,
		// The browser has masked it already; whoever is signed in can send anything.
		name: /^[A-Za-z]{1,60}$/.test(name) ? name : "Error",
		message: maskMessage(message),
		frames: onlyOwn(frames),
		page: maskPath(page),
		version: /^[\w.-]{1,60}$/.test(version) ? version : "unknown",
	});
}
