import { getRequestListener } from "@hono/node-server";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { Origin } from "#platform/api/caller.ts";
import { apiFetch, isDemo, publicOrigin } from "#platform/api/context.ts";
import { Deadline } from "#platform/api/deadline.server.ts";
import { Failure } from "#platform/api/failure.ts";
import type { ApiApp } from "#platform/api/handler.server.ts";
import { failureResponse } from "#platform/api/responses.server.ts";
import type { Language } from "#platform/text/language.ts";
import { languageOf } from "#platform/text/language-paths.ts";
import { isApplicantPath } from "#school/profile/applicant-path.ts";
import type { RequestHandler } from "#site/server/listener.ts";
import { publicManifest } from "#site/server/public-manifest.ts";
import { isAdminPath, sendRendered } from "#site/server/public-pages.ts";
import { refuse } from "#site/server/refusal.ts";

/** Renders a page for one request. Its calls go to the API of this process. */
export type RenderPage = (request: Request, from: Origin) => Promise<Response>;

/**
 * @param build server bundle; a function in development, where it changes
 * @param options.demo whether the site is a demonstration
 * @param options.publicUrl origin of the addresses that pages name, whichever host was asked
 * @param options.contextKey key under which pages find the API; in development the bundler loads its own copy
 */
export function createRenderer(
	build: ServerBuild | (() => Promise<ServerBuild>),
	mode: "production" | "development",
	api: ApiApp,
	{
		demo = false,
		publicUrl = null,
		contextKey = async () => apiFetch,
	}: {
		demo?: boolean;
		publicUrl?: string | null;
		contextKey?: () => Promise<typeof apiFetch>;
	} = {},
): RenderPage {
	const office = createRequestHandler(build, mode);
	const visitorsIn = (language: Language) =>
		typeof build === "function"
			? office
			: createRequestHandler({ ...build, assets: publicManifest(build.assets, language) }, mode);
	const visitors = { en: visitorsIn("en"), es: visitorsIn("es") };
	return async (request, from) => {
		const context = new RouterContextProvider();
		const visitor: Origin = {
			...from,
			deadline: new Deadline(),
			...(request.method === "POST" && { form: true }),
		};
		context.set(await contextKey(), async (path, init) => api.request(path, init, visitor));
		context.set(isDemo, demo);
		context.set(publicOrigin, publicUrl);
		const handle = isAdminPath(new URL(request.url).pathname)
			? office
			: visitors[languageOf(request)];
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

export function apiHandler(api: ApiApp): RequestHandler {
	// The listener discards unread bodies, for pages and calls alike.
	const options = { overrideGlobalObjects: false, autoCleanupIncoming: false };
	return async (request, response, origin) => {
		if (!/^\/api(\/|\?|$)/.test(request.url ?? "")) return false;
		// One per request: only here its origin is known.
		await getRequestListener((call) => api.fetch(call, origin), options)(request, response);
		return true;
	};
}

/**
 * Renders a page for this request.
 * @param send finishes and sends the rendered page
 */
export function pageHandler(
	render: RenderPage,
	publicUrl: string,
	send: typeof sendRendered = sendRendered,
): RequestHandler {
	return async (incoming, response, from) => {
		const controller = new AbortController();
		response.once("close", () => controller.abort());
		const request =
			refusalOfMethod(incoming) ??
			(await pageRequest(incoming, from, publicUrl, controller.signal));
		const accept = incoming.headers.accept ?? null;
		const answer =
			request instanceof Failure ? failureResponse(request, accept) : await render(request, from);
		if (isAdminPath(incoming.url)) answer.headers.set("x-robots-tag", "noindex");
		if (isApplicantPath(incoming.url)) {
			answer.headers.set("x-robots-tag", "noindex, nofollow");
			// The URL of the page is its key.
			answer.headers.set("referrer-policy", "no-referrer");
		}
		await send(incoming, response, answer, from);
		return true;
	};
}

/**
 * Refuses the router’s own data requests, which no page makes: moving between pages calls the API. The router would answer
 * some of them with the names of our files. Only hot reload in development needs them.
 */
export function refuseDataRequests(): RequestHandler {
	return async (request, response) => {
		if (!pathOf(request).endsWith(".data")) return false;
		await refuse(request, response, new Failure("notFound", "Not found."));
		return true;
	};
}

/** The path as the router sees it. */
function pathOf({ url = "/" }: Parameters<RequestHandler>[0]): string {
	return new URL(url, "http://localhost").pathname;
}

/** Pages with a form that is posted to them without JavaScript. */
const formPage = /^\/(?:es\/)?(?:register|contact)\/?$/;

/** Returns why a page does not take the method of a request; the router would render and log it as an error. */
function refusalOfMethod(request: Parameters<RequestHandler>[0]): Failure | undefined {
	const path = pathOf(request);
	const hasForm = formPage.test(path) || isApplicantPath(path);
	const methods = hasForm ? ["GET", "HEAD", "POST"] : ["GET", "HEAD"];
	if (methods.includes(request.method ?? "")) return undefined;
	return new Failure("methodNotAllowed", `${request.method} is not allowed here.`, {
		headers: { allow: methods.join(", ") },
	});
}

const FORM_LIMIT = 64 * 1024;

async function pageRequest(
	incoming: Parameters<RequestHandler>[0],
	from: Origin,
	publicUrl: string,
	signal: AbortSignal,
): Promise<Request | Failure> {
	const headers = new Headers();
	for (const [name, value] of Object.entries(incoming.headers)) {
		if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
	}
	// HEAD renders the whole page, because the policy depends on its content.
	const method = incoming.method === "POST" ? "POST" : "GET";
	// With `no-referrer` browsers send forms with the origin `null`. Whoever knows the URL needs no cookie.
	if (isApplicantPath(incoming.url) && headers.get("origin") === "null") headers.delete("origin");
	const origin = originOf(headers, from, publicUrl);
	// The router refuses it too, but as an error of our own: anyone could fill the log.
	if (method === "POST" && origin instanceof Failure) return origin;
	const body = method === "POST" ? await readForm(incoming) : undefined;
	if (body instanceof Failure) return body;
	const base = origin instanceof Failure ? visitedOrigin(from) : origin;
	return new Request(new URL(incoming.url ?? "/", base), {
		method,
		headers,
		signal,
		...(body ? { body } : {}),
	});
}

/**
 * Returns the origin of this request, or a failure if another website sent it. The router rejects
 * cross-origin forms, and behind a proxy that terminates TLS only the browser's own `Origin` has the right scheme.
 */
function originOf(headers: Headers, from: Origin, publicUrl: string): string | Failure {
	const origin = headers.get("origin");
	if (origin === null) return visitedOrigin(from);
	if (origin === publicUrl || URL.parse(origin)?.host === from.host) return origin;
	return new Failure("forbidden", "This form came from another website and was blocked.");
}

function visitedOrigin({ secure, host }: Origin): string {
	return `${secure ? "https" : "http"}://${host}`;
}

async function readForm(
	incoming: Parameters<RequestHandler>[0],
): Promise<Buffer<ArrayBuffer> | Failure> {
	const chunks: Buffer[] = [];
	let size = 0;
	// A rejected form keeps the connection open, so the visitor gets the response and can send the next one.
	for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
		size += chunk.length;
		if (size > FORM_LIMIT) {
			return new Failure("tooLarge", "The form is too large. Please shorten your message.");
		}
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}
