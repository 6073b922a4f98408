import { adminCallUnprompted } from "#platform/api/admin-call.ts";
import { ApiError } from "#platform/api/client.ts";
import { reportBrowserError } from "#platform/browser-errors/contract.ts";
import { maskMessage, maskPath, ownFrames } from "#platform/browser-errors/masking.ts";

const MAX_REPORTS = 5;

/** What this page load has reported. */
const reported = new Set<string>();

/**
 * Reports an error to the server's log, once, without what may be about a person. Failed calls are in the
 * log already. If the report fails, nobody is told.
 */
export function reportError(error: unknown): void {
	if (!(error instanceof Error) || error instanceof ApiError || error.name === "AbortError") return;
	const message = maskMessage(error.message);
	const frames = ownFrames(error.stack ?? "", location.origin);
	const key = [error.name, message, frames[0]].join("\n");
	if (reported.size >= MAX_REPORTS || reported.has(key)) return;
	reported.add(key);
	const body = {
		name: error.name.slice(0, 100),
		message,
		frames,
		page: maskPath(location.pathname),
		version: buildVersion(),
	};
	adminCallUnprompted(reportBrowserError, { body }).catch(() => {});
}

/** Reports errors that nothing catches. @returns a function that ends it */
export function watchErrors(): () => void {
	const onError = ({ error }: ErrorEvent) => reportOwn(error);
	const onRejection = ({ reason }: PromiseRejectionEvent) => reportOwn(reason);
	window.addEventListener("error", onError);
	window.addEventListener("unhandledrejection", onRejection);
	return () => {
		window.removeEventListener("error", onError);
		window.removeEventListener("unhandledrejection", onRejection);
	};
}

/** Leaves out errors of browser extensions, which have no place in the site's files. */
function reportOwn(error: unknown): void {
	const stack = error instanceof Error ? error.stack : undefined;
	if (stack && ownFrames(stack, location.origin).length > 0) reportError(error);
}

/** Returns the framework's name of the build. */
function buildVersion(): string {
	const { __reactRouterManifest: manifest } = window as {
		__reactRouterManifest?: { version?: string };
	};
	return manifest?.version ?? "";
}
