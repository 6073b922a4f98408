// What a visitor on a slow phone waits for: bytes, requests, paints, layout shifts, long tasks and the answers to touches,
// next to the same pages without scripts in the same run. What the scripts cost is the difference.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, devices, type Page } from "@playwright/test";
import { startServer } from "../process.ts";
import { serveWithoutScripts } from "./parts/scriptless-server.ts";
import { percentile, printTable } from "./parts/statistics.ts";

const paths = ["/", "/courses/cna", "/register", "/contact"];
const ROUNDS = 5;
const SLOWDOWN = 4;
/** Slow 4G, as Lighthouse has it. */
const network = {
	offline: false,
	latency: 150,
	downloadThroughput: 204_800,
	uploadThroughput: 93_750,
};
const QUIET_MS = 2500;

interface Visit {
	requests: number;
	kB: number;
	scriptKB: number;
	fcp: number;
	lcp: number;
	cls: number;
	/** Time of tasks beyond 50 ms each, until the page is quiet. */
	blocking: number;
	longest: number;
}

function inWords(visits: readonly Visit[]): string[] {
	const median = (key: keyof Visit) =>
		percentile(
			visits.map((one) => one[key]),
			0.5,
		);
	return [
		median("requests").toFixed(0),
		median("kB").toFixed(1),
		median("scriptKB").toFixed(1),
		median("fcp").toFixed(0),
		median("lcp").toFixed(0),
		median("cls").toFixed(3),
		median("blocking").toFixed(0),
		median("longest").toFixed(0),
	];
}

async function slowPhone(context: BrowserContext): Promise<Page> {
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await session.send("Network.enable");
	await session.send("Network.emulateNetworkConditions", network);
	await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
	return page;
}

/** Opens a page in a new browser context, and measures until nothing happens any more. */
async function visit(url: string): Promise<Visit> {
	const context = await browser.newContext(devices["Pixel 7"]);
	await context.addInitScript(observe);
	const page = await slowPhone(context);
	const session = await context.newCDPSession(page);
	const sizes = { requests: 0, all: 0, script: 0 };
	const kinds = new Map<string, string>();
	await session.send("Network.enable");
	session.on("Network.responseReceived", ({ requestId, type, response }) => {
		const isScript = type === "Script" || /\.js$/.test(new URL(response.url).pathname);
		kinds.set(requestId, isScript ? "script" : type);
	});
	session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
		sizes.requests++;
		sizes.all += encodedDataLength;
		if (kinds.get(requestId) === "script") sizes.script += encodedDataLength;
	});
	await page.goto(url, { waitUntil: "load" });
	await page.waitForLoadState("networkidle");
	await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
	const seen = await page.evaluate(() => window.seen);
	await context.close();
	return {
		requests: sizes.requests,
		kB: sizes.all / 1000,
		scriptKB: sizes.script / 1000,
		...seen,
		blocking: seen.tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
		longest: Math.max(0, ...seen.tasks),
	};
}

declare global {
	interface Window {
		seen: { fcp: number; lcp: number; cls: number; tasks: number[] };
	}
}

/** Runs in the page. */
function observe() {
	const seen = { fcp: 0, lcp: 0, cls: 0, tasks: [] as number[] };
	window.seen = seen;
	const on = (type: string, note: (entry: PerformanceEntry) => void) =>
		new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
			type,
			buffered: true,
		});
	on("paint", (entry) => {
		if (entry.name === "first-contentful-paint") seen.fcp = entry.startTime;
	});
	on("largest-contentful-paint", (entry) => {
		seen.lcp = entry.startTime;
	});
	on("layout-shift", (entry) => {
		const { hadRecentInput, value } = entry as PerformanceEntry & {
			hadRecentInput: boolean;
			value: number;
		};
		if (!hadRecentInput) seen.cls += value;
	});
	on("longtask", (entry) => seen.tasks.push(entry.duration));
}

interface Action {
	path: string;
	touch: (page: Page) => Promise<void>;
	/** What is on the page when the touch is answered. */
	answer: string;
	/** Takes the answer back, so that the touch can be repeated. */
	undo: (page: Page) => Promise<void>;
}

const tapChat = (page: Page) => page.locator(".chat-button").tap();
const pressEscape = (page: Page) => page.keyboard.press("Escape");

/** What visitors do, as the first thing on a page and once more. */
const actions: Record<string, Action> = {
	"menu opened": {
		path: "/",
		touch: (page) => page.getByRole("button", { name: "Menu" }).tap(),
		answer: "nav:popover-open",
		undo: pressEscape,
	},
	"letter typed": {
		path: "/register",
		touch: (page) => page.getByLabel("Full name").press("a"),
		answer: "input[name=fullName]",
		undo: (page) => page.getByLabel("Full name").fill(""),
	},
	"chat opened": {
		path: "/",
		touch: tapChat,
		answer: ".chat[open], .chat-button[aria-busy=true]",
		undo: pressEscape,
	},
	"chat ready": { path: "/", touch: tapChat, answer: ".chat[open]", undo: pressEscape },
	"empty form sent": {
		path: "/contact",
		touch: (page) => page.getByRole("button", { name: "Send Message" }).tap(),
		answer: "form:is([aria-busy=true], :has([aria-invalid=true]))",
		undo: (page) => page.getByLabel("Name").fill("Maria Lopez"),
	},
};

async function touches(): Promise<string[][]> {
	const rows: string[][] = [];
	for (const [name, { path, touch, answer, undo }] of Object.entries(actions)) {
		const measured: { first: number[]; again: number[] } = { first: [], again: [] };
		for (let round = 0; round < ROUNDS; round++) {
			const context = await browser.newContext(devices["Pixel 7"]);
			const page = await slowPhone(context);
			await page.goto(server.url + path, { waitUntil: "load" });
			await page.waitForLoadState("networkidle");
			for (const list of [measured.first, measured.again]) {
				const answered = page.evaluate(untilAnswered, answer);
				await touch(page);
				list.push(await answered);
				await page.waitForTimeout(QUIET_MS);
				await undo(page);
			}
			await context.close();
		}
		const words = (times: readonly number[]) =>
			`${percentile(times, 0.5).toFixed(0)} / ${Math.max(...times).toFixed(0)}`;
		rows.push([name, words(measured.first), words(measured.again)]);
	}
	return rows;
}

/** Runs in the page: the milliseconds from the next touch or key until the answer, with text if it is a field, is painted. */
function untilAnswered(answer: string): Promise<number> {
	return new Promise((resolve) => {
		let begun = 0;
		const begin = ({ timeStamp }: Event) => {
			begun ||= timeStamp;
		};
		addEventListener("pointerdown", begin, { capture: true, once: true });
		addEventListener("keydown", begin, { capture: true, once: true });
		const look = () => {
			const shown = begun > 0 && document.querySelector(answer);
			if (!shown || (shown instanceof HTMLInputElement && shown.value === "")) {
				requestAnimationFrame(look);
				return;
			}
			// What is there in a frame is painted when the next task runs.
			const painted = new MessageChannel();
			painted.port1.onmessage = () => resolve(performance.now() - begun);
			requestAnimationFrame(() => painted.port2.postMessage(null));
		};
		requestAnimationFrame(look);
	});
}

const dataDir = mkdtempSync(join(tmpdir(), "school-page-"));
const server = await startServer({ dataDir, env: { LOG_LEVEL: "warn", RATE_LIMITS: "off" } });
const bare = await serveWithoutScripts(server.url);
const browser = await chromium.launch({
	...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
	args: ["--no-sandbox"],
});
try {
	const rows: string[][] = [];
	for (const path of paths) {
		const kinds = { "as it is": [] as Visit[], "without scripts": [] as Visit[] };
		for (let round = 0; round < ROUNDS; round++) {
			kinds["as it is"].push(await visit(server.url + path));
			kinds["without scripts"].push(await visit(bare.url + path));
		}
		for (const [kind, visits] of Object.entries(kinds)) rows.push([path, kind, ...inWords(visits)]);
	}
	console.log(
		`\nUntil the page is quiet: slow 4G, processor slowed down ${SLOWDOWN} times, median of ${ROUNDS}`,
	);
	printTable(
		[
			"page",
			"",
			"requests",
			"kB",
			"scripts kB",
			"FCP ms",
			"LCP ms",
			"CLS",
			"blocking ms",
			"longest task ms",
		],
		rows,
	);
	console.log(
		`\nFrom a touch until its answer is painted in ms, processor slowed down ${SLOWDOWN} times, median / worst of ${ROUNDS}`,
	);
	printTable(["", "first touch of the page", "again"], await touches());
} finally {
	await browser.close();
	bare.stop();
	await server.end();
	rmSync(dataDir, { recursive: true, force: true });
}
