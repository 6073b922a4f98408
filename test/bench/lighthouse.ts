import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { startServer } from "../process.ts";

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

/** Returns the run in the middle, by performance. */
async function medianOf(runs: number, url: string, port: number): Promise<Result | undefined> {
	const results: Result[] = [];
	for (let run = 0; run < runs; run++) {
		const lhr = (await lighthouse(url, { port, logLevel: "error" }))?.lhr;
		if (lhr) results.push(lhr);
	}
	const performance = ({ categories }: Result) => categories.performance?.score ?? 0;
	results.sort((a, b) => performance(a) - performance(b));
	return results[Math.floor(results.length / 2)];
}

/** Returns a page's scores and the audits that lowered them. */
function report(path: string, { categories, audits }: Result): boolean {
	const scores = Object.keys(minimumScores).map(
		(name) => [name, Math.round((categories[name]?.score ?? 0) * 100)] as const,
	);
	const time = (id: string) => audits[id]?.displayValue?.replace(/\s/g, " ") ?? "?";
	const times = `LCP ${time("largest-contentful-paint")}, TBT ${time("total-blocking-time")}, CLS ${time("cumulative-layout-shift")}`;
	console.log(
		`${path}: ${scores.map(([name, score]) => `${name} ${score}`).join(", ")} · ${times}`,
	);
	let good = true;
	for (const [name, score] of scores) {
		if (score >= minimumScores[name as keyof typeof minimumScores]) continue;
		good = false;
		for (const { id, weight } of categories[name]?.auditRefs ?? []) {
			const audit = audits[id];
			if (weight > 0 && audit && audit.score !== null && audit.score < 0.9) {
				console.log(`  ${name}: ${audit.title} (${audit.displayValue ?? audit.score})`);
			}
		}
	}
	return good;
}

const dataDir = mkdtempSync(join(tmpdir(), "school-lighthouse-"));
const server = await startServer({ dataDir, env: { LOG_LEVEL: "warn" } });
const port = await freePort();
const browser = await chromium.launch({
	executablePath: process.env.CHROME_PATH || "/usr/bin/chromium",
	args: ["--no-sandbox", `--remote-debugging-port=${port}`],
});
try {
	for (const path of await pathsOfSitemap(server.url)) {
		// The first request waits for rendering; measure what all others get.
		await fetch(server.url + path);
		const median = await medianOf(RUNS, server.url + path, port);
		if (!median || !report(path, median)) process.exitCode = 1;
	}
} finally {
	await browser.close();
	await server.end();
	rmSync(dataDir, { recursive: true, force: true });
}
