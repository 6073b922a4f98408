import { join } from "node:path";
import type { ServerBuild } from "react-router";
import { prepareAssistant } from "#assistant/conversation/warm-up.server.ts";
import type { MailTransport } from "#intake/mail/transport.server.ts";
import type { ApiApp } from "#platform/api/handler.server.ts";
import { systemClock } from "#platform/database/clock.ts";
import { isApiPath } from "#site/page-cache/cache-key.server.ts";
import { misspeltVariables, readEnvironment } from "#site/server/environment.ts";
import { assets, textFiles, uploads } from "#site/server/files.ts";
import { monitorHost } from "#site/server/hosts.ts";
import { createListener } from "#site/server/listener.ts";
import { log } from "#site/server/log.ts";
import { metrics, readFigures, SiteMetrics } from "#site/server/metrics.ts";
import {
	anonymousOrigin,
	apiHandler,
	createRenderer,
	pageHandler,
	refuseDataRequests,
} from "#site/server/pages.ts";
import { exitWithError, listen, stopOnSignal } from "#site/server/process.ts";
import {
	notFoundPage,
	publishedPages,
	redirectOldUrls,
	storedPages,
	timeForms,
} from "#site/server/public-pages.ts";
import { type AppRuntime, startRuntime } from "#site/server/runtime.ts";

const root = join(import.meta.dirname, "../../..");

/** Who waited for the site to start is served before the assistant gets ready. */
const FIRST_VISITORS_MS = 2_000;

/**
 * Serves the built site until a signal ends the process.
 * @param demo of a demonstration: what takes its emails
 */
export async function main(demo?: { transport: MailTransport }): Promise<void> {
	const pageOptions = { demo: demo !== undefined };
	// What the site writes is for its own user alone.
	process.umask(0o077);
	try {
		// A misspelt setting may be why another one is refused.
		for (const hint of misspeltVariables()) console.warn(hint);
		const environment = readEnvironment();
		log.level = environment.logLevel;
		const counted = environment.metrics && new SiteMetrics();
		const listener = createListener(environment.trustProxy, { observe: counted?.countRequest });
		const { port } = await listen(listener.server, environment);
		const publicUrl = environment.publicUrl ?? `http://localhost:${port}`;

		const bundle = join(root, "build/server/index.js");
		const build: ServerBuild = await import(bundle);
		const renderPublished = async (address: string, api: ApiApp) =>
			isApiPath(address)
				? api.request(address, {}, anonymousOrigin)
				: createRenderer(
						build,
						"production",
						api,
						pageOptions,
					)(new Request(new URL(address, publicUrl)), anonymousOrigin);
		let opened: AppRuntime | undefined;
		stopOnSignal(async () => {
			const stopped = listener.stop();
			// Streams never end by themselves, and the listener waits for open responses.
			opened?.liveUpdates.end();
			await stopped;
			await opened?.close();
		});
		const runtime = await startRuntime(environment, publicUrl, renderPublished, {
			metrics: counted,
			...demo,
		});
		opened = runtime;

		listener.setHandlers({
			instant: [
				monitorHost(runtime.hosts),
				timeForms(),
				storedPages(runtime.pages),
				assets(join(root, "build/client")),
			],
			others: [
				redirectOldUrls(runtime.redirects),
				textFiles({ db: runtime.db, clock: systemClock }, publicUrl),
				publishedPages(runtime.pages),
				...(counted
					? [metrics(environment.metrics?.token, () => renderMetrics(counted, runtime))]
					: []),
				apiHandler(runtime.api),
				uploads(runtime.db),
				notFoundPage(runtime.pages),
				refuseDataRequests(),
				pageHandler(
					createRenderer(build, "production", runtime.api, { ...pageOptions, publicUrl }),
					publicUrl,
				),
			],
		});
		if (runtime.generatedPassword) {
			console.log(
				`Created administrator "${environment.adminUsername}" with password ${runtime.generatedPassword}\nIt will not be shown again. Sign in at ${publicUrl}/admin/login and choose your own.`,
			);
		}
		console.log(`The site is ready at ${publicUrl}`);
		const prepare = () => prepareAssistant(runtime.db, systemClock).catch(() => {});
		setTimeout(prepare, FIRST_VISITORS_MS).unref();
	} catch (error) {
		exitWithError(error);
	}
}

async function renderMetrics(counted: SiteMetrics, runtime: AppRuntime): Promise<string> {
	const { db, pages, liveUpdates } = runtime;
	const figures = await readFigures(db, systemClock);
	return counted.render(figures, { pages: pages.size, streams: liveUpdates.openStreams });
}

// The build imports this module to fill the compile cache, and must not start the site.
if (import.meta.main) await main();
