import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { Origin } from "#platform/api/caller.ts";
import { apiFetch, isDemo } from "#platform/api/context.ts";
import { Deadline } from "#platform/api/deadline.server.ts";
import type { ApiApp } from "#platform/api/handler.server.ts";
import { isAdminPath } from "#site/server/admin-path.ts";
import { publicManifest } from "#site/server/public-manifest.ts";

/** Renders a page for one request. Its calls go to the API of this process. */
export type RenderPage = (request: Request, from: Origin) => Promise<Response>;

/**
 * @param build server bundle; a function in development, where it changes
 * @param options.demo whether the site is a demonstration
 * @param options.contextKey key under which pages find the API; in development the bundler loads its own copy
 */
export function createRenderer(
	build: ServerBuild | (() => Promise<ServerBuild>),
	mode: "production" | "development",
	api: ApiApp,
	{
		demo = false,
		contextKey = async () => apiFetch,
	}: { demo?: boolean; contextKey?: () => Promise<typeof apiFetch> } = {},
): RenderPage {
	const office = createRequestHandler(build, mode);
	const visitors =
		typeof build === "function"
			? office
			: createRequestHandler({ ...build, assets: publicManifest(build.assets) }, mode);
	return async (request, from) => {
		const context = new RouterContextProvider();
		const visitor: Origin = {
			...from,
			deadline: new Deadline(),
			...(request.method === "POST" && { form: true }),
		};
		context.set(await contextKey(), async (path, init) => api.request(path, init, visitor));
		context.set(isDemo, demo);
		const handle = isAdminPath(new URL(request.url).pathname) ? office : visitors;
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
