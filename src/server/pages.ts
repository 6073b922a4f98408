import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { Origin } from "#api/caller.ts";
import { apiFetch } from "#api/context.ts";
import { Deadline } from "#api/deadline.server.ts";
import type { ApiApp } from "#api/handler.server.ts";

/** Renders a page for one request. Its calls go to the API of this process. */
export type RenderPage = (request: Request, from: Origin) => Promise<Response>;

/**
 * @param build server bundle; a function in development, where it changes
 * @param contextKey key under which pages find the API; in development the bundler loads its own copy
 */
export function createRenderer(
	build: ServerBuild | (() => Promise<ServerBuild>),
	mode: "production" | "development",
	api: ApiApp,
	contextKey: () => Promise<typeof apiFetch> = async () => apiFetch,
): RenderPage {
	const handle = createRequestHandler(build, mode);
	return async (request, from) => {
		const context = new RouterContextProvider();
		const visitor: Origin = {
			...from,
			deadline: new Deadline(),
			...(request.method === "POST" && { form: true }),
		};
		context.set(await contextKey(), async (path, init) => api.request(path, init, visitor));
		return handle(request, context);
	};
}

/** Origin for cached pages, which are the same for all visitors. */
export const anonymousOrigin: Origin = {
	address: "",
	secure: false,
	host: "",
	requestId: "publish",
};
