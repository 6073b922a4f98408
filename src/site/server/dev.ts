import { join } from "node:path";
import type { ServerBuild } from "react-router";
import { createServer as createVite } from "vite";
import { systemClock } from "#platform/database/clock.ts";
import { readEnvironment } from "#site/server/environment.ts";
import { textFiles, uploads } from "#site/server/files.ts";
import { monitorHost } from "#site/server/hosts.ts";
import { createListener, type RequestHandler } from "#site/server/listener.ts";
import { apiHandler, createRenderer, pageHandler } from "#site/server/pages.ts";
import { exitWithError, listen, stopOnSignal } from "#site/server/process.ts";
import { redirectOldUrls } from "#site/server/public-pages.ts";
import { startRuntime } from "#site/server/runtime.ts";

// The site with hot reload: no page cache, every page is rendered per request.

try {
	const environment = readEnvironment();
	const listener = createListener(environment.trustProxy);
	const { port } = await listen(listener.server, environment);
	const publicUrl = environment.publicUrl ?? `http://localhost:${port}`;
	const vite = await createVite({
		root: join(import.meta.dirname, "../../.."),
		appType: "custom",
		server: { middlewareMode: true, ws: { server: listener.server } },
	});
	// Vite's own handler of this signal exits before requests finish.
	process.removeAllListeners("SIGTERM");
	const runtime = await startRuntime(environment, publicUrl, async () => {
		throw new Error("In development no page is published");
	});
	stopOnSignal(async () => {
		await vite.close();
		const stopped = listener.stop();
		// Streams never end by themselves, and the listener waits for open responses.
		runtime.liveUpdates.end();
		await stopped;
		await runtime.close();
	});

	const load = () =>
		vite.ssrLoadModule("virtual:react-router/server-build") as Promise<ServerBuild>;
	const byVite: RequestHandler = (request, response) =>
		new Promise((resolve, reject) => {
			// Vite's client injects styles and scripts, which the strict policy of the built site forbids.
			response.removeHeader("content-security-policy");
			response.once("close", () => resolve(true));
			vite.middlewares(request, response, (error: unknown) =>
				error ? reject(error) : resolve(false),
			);
		});
	const contextKey = async () =>
		(await vite.ssrLoadModule("/src/platform/api/context.ts")).apiFetch;
	const page = createRenderer(load, "development", runtime.api, { contextKey });
	listener.setHandlers({
		instant: [monitorHost(runtime.hosts)],
		others: [
			apiHandler(runtime.api),
			uploads(runtime.db),
			textFiles({ db: runtime.db, clock: systemClock }, publicUrl),
			redirectOldUrls(runtime.redirects),
			byVite,
			pageHandler(page, publicUrl, sendAsRendered),
		],
	});
	if (runtime.generatedPassword) {
		console.log(
			`Created administrator "${environment.adminUsername}" with password ${runtime.generatedPassword}`,
		);
	}
	console.log(`The site is ready at ${publicUrl}`);
} catch (error) {
	exitWithError(error);
}

async function sendAsRendered(
	_: Parameters<RequestHandler>[0],
	response: Parameters<RequestHandler>[1],
	rendered: Response,
): Promise<void> {
	response.writeHead(rendered.status, Object.fromEntries(rendered.headers));
	response.end(Buffer.from(await rendered.arrayBuffer()));
}
