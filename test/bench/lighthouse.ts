import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { nodeOptions, startServer } from "../process.ts";
import { percentile } from "./parts/statistics.ts";

// Lighthouse on a simulated phone: the four scores of each page of the sitemap, in the median of five runs. Other pages are
// no pages to it: it takes a 404 for a failure to load, and what no search engine may list cannot have 100 in SEO.

const RUNS = 5;
const minimumScores = { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 };

async function freePort(): Promise<number> {
	const server = createServer().listen(0);
	const { port } = server.address() as { port: number };
	await new Promise((resolve) => server.close(resolve));
	return port;
}

async function pathsOfSitemap(url: string): Promise<string[]> {
	const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
	return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
		([, loc]) => new URL(loc ?? "").pathname,
	);
}

/** Returns the results of several runs. @param port of the browser */
async function visits(runs: number, url: string, port: number): Promise<Result[]> {
	const results: Result[] = [];
	for (let run = 0; run < runs; run++) {
		const lhr = (await lighthouse(url, { port, logLevel: "error" }))?.lhr;
		if (lhr) results.push(lhr);
	}
	return results;
}

function median(results: readonly Result[], value: (one: Result) => number): number {
	return percentile(results.map(value), 0.5);
}

/** Returns the audits that lowered a score in a run, in words. */
function lowAudits({ categories, audits }: Result, name: string): string[] {
	return (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
		const audit = audits[id];
		const isLow = weight > 0 && audit && audit.score !== null && audit.score < 0.9;
		return isLow ? [`${audit.title} (${audit.displayValue ?? audit.score})`] : [];
	});
}

/** Prints the medians of a page, each by itself, and the audits that lowered a score. @returns whether all scores are reached */
function report(path: string, results: readonly Result[]): boolean {
	const scores = Object.keys(minimumScores).map(
		(name) =>
			[name, Math.round(median(results, (one) => one.categories[name]?.score ?? 0) * 100)] as const,
	);
	const metric = (id: string) =>
		median(results, ({ audits }) => audits[id]?.numericValue ?? Number.POSITIVE_INFINITY);
	const times = [
		`LCP ${(metric("largest-contentful-paint") / 1000).toFixed(2)} s`,
		`TBT ${metric("total-blocking-time").toFixed(0)} ms`,
		`CLS ${metric("cumulative-layout-shift").toFixed(3)}`,
	];
	const names = scores.map(([name, score]) => `${name} ${score}`);
	console.log(`${path}: ${names.join(", ")} · ${times.join(", ")}`);
	const low = scores.filter(
		([name, score]) => score < minimumScores[name as keyof typeof minimumScores],
	);
	for (const [name] of low) {
		const audits = new Set(results.flatMap((one) => lowAudits(one, name)));
		for (const audit of audits) console.log(`  ${name}: ${audit}`);
	}
	return results.length > 0 && low.length === 0;
}

const dataDir = mkdtempSync(join(tmpdir(), "school-lighthouse-"));
const server = await startServer({
	dataDir,
	flags: nodeOptions("start"),
	env: { LOG_LEVEL: "warn" },
});
const port = await freePort();
const browser = await chromium.launch({
	executablePath: process.env.CHROME_PATH || "/usr/bin/chromium",
	args: ["--no-sandbox", `--remote-debugging-port=${port}`],
});
try {
	for (const path of await pathsOfSitemap(server.url)) {
		// The first request waits for rendering; measure what all others get.
		await fetch(server.url + path);
		if (!report(path, await visits(RUNS, server.url + path, port))) process.exitCode = 1;
	}
} finally {
	await browser.close();
	await server.end();
	rmSync(dataDir, { recursive: true, force: true });
}
