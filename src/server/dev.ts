import { join } from "node:path";
import type { ServerBuild } from "react-router";
import { createServer as createVite } from "vite";
import { readEnvironment } from "#server/environment.ts";
import { apiAnswer, pageAnswer } from "#server/handlers.ts";
import { monitorHost } from "#server/hosts.ts";
import { listen } from "#server/listen.ts";
import { createListener, type RequestHandler } from "#server/listener.ts";
import { createRenderer } from "#server/pages.ts";
import { exitWithError, stopOnSignal } from "#server/process.ts";
import { movedAddresses } from "#server/redirects.ts";
import { startRuntime } from "#server/runtime.ts";
import { uploads } from "#server/uploads.ts";

// The same site with hot reload: nothing is published, every page is rendered when it is asked for.

try {
	const environment = readEnvironment();
	const listener = createListener(environment.trustProxy);
	const { port } = await listen(listener.server, environment);
	const publicUrl = environment.publicUrl ?? `http://localhost:${port}`;
	const vite = await createVite({
		root: join(import.meta.dirname, "../.."),
		appType: "custom",
		server: { middlewareMode: true, ws: { server: listener.server } },
	});
	// Vite ends the process at this signal by itself, before requests are finished.
	process.removeAllListeners("SIGTERM");
	const house = await startRuntime(environment, publicUrl, async () => {
		throw new Error("In development no page is published");
	});
	stopOnSignal(async () => {
		await vite.close();
		const stopped = listener.stop();
		// A stream would never end by itself, and the listener waits for all that has begun.
		house.news.end();
		await stopped;
		await house.close();
	});

	const load = () =>
		vite.ssrLoadModule("virtual:react-router/server-build") as Promise<ServerBuild>;
	const byVite: RequestHandler = (request, response) =>
		new Promise((resolve, reject) => {
			// Vite's client writes styles and scripts into the page: the strict policy is for the built site.
			response.removeHeader("content-security-policy");
			response.once("close", () => resolve(true));
			vite.middlewares(request, response, (error: unknown) =>
				error ? reject(error) : resolve(false),
			);
		});
	const contextKey = async () => (await vite.ssrLoadModule("/src/api/context.ts")).apiFetch;
	const page = createRenderer(load, "development", house.api, contextKey);
	listener.setHandlers([
		monitorHost(house.hosts),
		apiAnswer(house.api),
		uploads(house.db),
		movedAddresses(house.moved),
		byVite,
		pageAnswer(page, publicUrl, sendAsRendered),
	]);
	if (house.generatedPassword) {
		console.log(
			`Created administrator "${environment.adminUsername}" with password ${house.generatedPassword}`,
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
