import type { Page } from "@playwright/test";
import { type Endpoint, says, startEndpoint } from "../chat/endpoint.ts";
import { chat, openChat, say, theAnswer } from "./chat-visitor.ts";
import { test as base, expect } from "./site.ts";

/** Starts a site whose language model returns what a test chooses. */
const test = base.extend<object, { endpoint: Endpoint; environment: Record<string, string> }>({
	endpoint: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
		async ({}, use) => {
			const endpoint = await startEndpoint();
			await use(endpoint);
			await endpoint.close();
		},
		{ scope: "worker" },
	],
	environment: [
		({ endpoint }, use) =>
			use({ AI_BASE_URL: endpoint.baseUrl, AI_API_KEY: "key-of-a-test", AI_MODEL: "model" }),
		{ scope: "worker" },
	],
});

// No rule or fact answers this, so the model is called.
const QUESTION =
	"I have been out of school for ten years and feel nervous about starting again. What would you suggest to someone like me?";

/** Collects effects that only an answer's text can have caused. */
function watch(page: Page) {
	const seen = { dialogs: [] as string[], requests: [] as string[] };
	page.on("dialog", (dialog) => {
		seen.dialogs.push(dialog.message());
		dialog.dismiss();
	});
	page.on("request", (request) => seen.requests.push(request.url()));
	return seen;
}

const hostile: [string, string, RegExp][] = [
	["a script", `Hello <script>window.broken=1;alert("x")</script>`, /script|broken/],
	[
		"pictures from elsewhere",
		`Hello <img src="https://elsewhere.test/a.png" onerror="alert(1)"> ![x](https://elsewhere.test/b.png)`,
		/elsewhere|img/,
	],
	["a link that is a script", "Hello [register](javascript:alert(document.cookie))", /javascript/],
	["a link to elsewhere", "Hello, register at https://elsewhere.test/register today.", /elsewhere/],
	["a frame and a style", `<iframe src="/admin"></iframe><style>*{display:none}</style>`, /iframe/],
	["an invented price", "The CNA program costs only $499.99, books included.", /\$|499/],
	["an invented length", "Every program takes six weeks, and then you work.", /six weeks/],
	["a promise", "We guarantee you a job, and we are fully accredited.", /guarantee|accredited/],
];

for (const [what, words, traces] of hostile) {
	test(`a model that answers ${what} is ignored: the built-in assistant answers`, async ({
		page,
		endpoint,
	}) => {
		const seen = watch(page);
		const before = endpoint.received.length;
		endpoint.will(says(words));
		await page.goto("/");
		await openChat(page);
		await say(page, QUESTION);
		expect(endpoint.received.length).toBeGreaterThan(before);
		await expect(theAnswer(page)).not.toContainText(traces);
		await expect(theAnswer(page)).toContainText("office");
		await expectNothingOf(page, seen);
		await page.reload();
		await openChat(page);
		await expect(chat(page).getByRole("log")).not.toContainText(traces);
		await expectNothingOf(page, seen);
	});
}

test("a model that recites its instructions is ignored", async ({ page, endpoint }) => {
	const seen = watch(page);
	endpoint.will((response, received, request) =>
		says(received.body.messages[0]?.content.slice(0, 900) ?? "")(response, received, request),
	);
	await page.goto("/");
	await openChat(page);
	await say(page, QUESTION);
	const told = endpoint.received.at(-1)?.body.messages[0]?.content ?? "";
	expect(told).toContain("Rules:");
	await expect(theAnswer(page)).not.toContainText("automated assistant on the website");
	await expect(theAnswer(page)).not.toContainText("Rules:");
	await expectNothingOf(page, seen);
});

test("a model’s allowed answer is shown verbatim, with links to this site only", async ({
	page,
	endpoint,
}) => {
	const seen = watch(page);
	endpoint.will(
		says(
			`Classes are "in person" & in Iselin > in the \${daytime} or 'evening'. Welcome to /contact.`,
		),
	);
	await page.goto("/");
	await openChat(page);
	await say(page, QUESTION);
	await expect(theAnswer(page)).toContainText(
		`Classes are "in person" & in Iselin > in the \${daytime} or 'evening'. Welcome to our contact page.`,
	);
	await expect(theAnswer(page).getByRole("link")).toHaveText(["Contact us"]);
	await expect(theAnswer(page).getByRole("link")).toHaveAttribute("href", "/contact");
	await expectNothingOf(page, seen);
});

/** Expects that nothing was fetched from another host, run, or added to the page. */
async function expectNothingOf(page: Page, { dialogs, requests }: ReturnType<typeof watch>) {
	expect(dialogs).toEqual([]);
	expect(requests.filter((url) => !/^(?:http:\/\/localhost|data:|blob:)/.test(url))).toEqual([]);
	expect(await page.evaluate(() => "broken" in window)).toBe(false);
	await expect(chat(page).locator("script, img, iframe, style, object, embed, b b")).toHaveCount(0);
}
