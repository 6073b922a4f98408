import type { Page } from "@playwright/test";
import { loaded } from "./admin.ts";
import { openChat } from "./chat-visitor.ts";
import { type Effects, watchEffects } from "./effects.ts";
import { test as base, expect } from "./own-server.ts";
import { type StoredPayloads, storePayloads } from "./payload-records.ts";
import { payloads } from "./payloads.ts";

// What people store is text on every screen. The page policy would stop most payloads by itself, so it is taken
// away here: escaping alone is enough.

const test = base.extend<{ stored: StoredPayloads }>({
	stored: async ({ server }, use) => use(await storePayloads(server.url)),
});
test.use({
	bypassCSP: true,
	viewport: { width: 1366, height: 900 },
	serverEnv: { RATE_LIMITS: "off", LOG_LEVEL: "warn" },
});
// Some fifty pages and dialogs, one after the other.
test.setTimeout(240_000);

test("payloads in every field are text in every view", async ({ page, stored }) => {
	const effects = await watchEffects(page);
	await page.goto("/");
	expect(await runsInlineScript(page)).toBe(true);
	const publicly = await lookAtPublicPages(page, effects, stored);
	const shown = [publicly, await lookAtOffice(page, effects, stored)].join("\n");
	expect(effects.found).toEqual([]);
	// A field that no view has shown would prove nothing.
	const unseen = stored.payloads.unseenIn(shown);
	expect(unseen.filter((field) => !field.endsWith("not shown"))).toEqual([]);
	const unseenByVisitors = stored.payloads.unseenIn(publicly);
	expect(unseenByVisitors.filter((field) => publicFields.test(field))).toEqual([]);
});

test("the same payloads do run, draw or load something where nothing escapes them", async ({
	browser,
}) => {
	const context = await browser.newContext();
	const page = await context.newPage();
	await page.route("**/*", (route) => route.abort());
	const effects = await watchEffects(page);
	const contexts = [
		(text: string) => `<div>${text}</div>`,
		(text: string) => `<input value="${text}">`,
		(text: string) => `<input value='${text}'>`,
		(text: string) => `<a href="${text}">here</a>`,
		(text: string) => `<style>${text}</style>`,
		(text: string) => `<script>String('${text}');</script>`,
		(text: string) => `<script>String(\`${text}\`);</script>`,
	];
	const harmless: string[] = [];
	for (const payload of payloads) {
		const before = effects.found.length;
		for (const html of contexts) {
			await page.setContent(html(payload), { waitUntil: "commit" });
			await effects.look();
			if (effects.found.length > before) break;
		}
		if (effects.found.length === before) harmless.push(payload);
	}
	// These wait for a second decoding, a template language or an older engine.
	expect(harmless.map((payload) => payload.slice(0, 6))).toEqual([
		"&lt;im",
		"%3Cimg",
		"\\u003c",
		"[here]",
		"{{cons",
		`"}],"_`,
		"\u2028ran()".slice(0, 6),
		"{name}",
	]);
	await context.close();
});

const publicFields =
	/^(?:school name|street|city|phone|announcement|quote|graduate|course|alt|question|answer|fullName|subject|chat message|site text)/;

async function lookAtPublicPages(page: Page, effects: Effects, stored: StoredPayloads) {
	const texts: string[] = [];
	for (const path of publicPaths(stored)) {
		await page.goto(path);
		texts.push(await effects.look());
	}
	await page.goto("/about");
	await page.evaluate((id) => sessionStorage.setItem("chat-session", id), stored.chatSession);
	await page.goto("/");
	await openChat(page);
	texts.push(await effects.look());
	await submitForms(page, effects);
	const emails = await emailsOf(page, stored);
	// As a mail program that lets everything run.
	await page.goto("about:blank");
	for (const html of emails) {
		await page.setContent(html);
		texts.push(await effects.look());
	}
	return texts.join("\n");
}

async function lookAtOffice(page: Page, effects: Effects, stored: StoredPayloads) {
	await page.goto("/about");
	await page.evaluate(({ token, user }) => {
		localStorage.setItem("authToken", token);
		localStorage.setItem("authUser", JSON.stringify(user));
	}, stored.session);
	const texts: string[] = [];
	for (const path of officePaths(stored)) texts.push(await open(page, effects, `/admin${path}`));
	for (const list of ["registrations", "contacts", "emails"]) {
		texts.push(...(await lookAtRecords(page, effects, list)));
	}
	texts.push(...(await lookAtDialogs(page, effects, stored)));
	return texts.join("\n");
}

/** Whether a script runs that the page's policy does not know. */
async function runsInlineScript(page: Page): Promise<boolean> {
	return page.evaluate(() => {
		const script = document.createElement("script");
		script.textContent = "document.documentElement.dataset.inline = 'ran'";
		document.body.append(script);
		return document.documentElement.dataset.inline === "ran";
	});
}

/** Records of a list whose details are opened: at the end every field with every payload has been seen. */
const DETAILS = 5;

const hostile = encodeURIComponent(`"'></script><img injected src=x onerror=ran()>{{ran()}}`);

function officePaths(stored: StoredPayloads): string[] {
	const { courses, facts, people, cannedReplies, conversationId } = stored;
	return [
		"",
		`/registrations?q=${hostile}&status=${hostile}&sort=${hostile}&open=${hostile}`,
		"/calls",
		...people.flatMap((id) => [`/people/${id}`, `/people/${id}/personal-data`]),
		"/canned-replies",
		...cannedReplies.slice(0, 2).map((id) => `/canned-replies/${id}`),
		"/chats",
		`/chats?open=${conversationId}`,
		`/chats?q=${hostile}&open=${hostile}`,
		"/chats/questions",
		"/chats/figures",
		"/facts",
		...facts.slice(0, 2).map((id) => `/facts/${id}`),
		`/facts/new?question=${hostile}&topic=${hostile}`,
		"/courses",
		...courses.slice(0, 2).map(({ id }) => `/courses/${id}`),
		"/users",
		"/activity",
		`/activity?q=${hostile}&kind=${hostile}`,
		"/settings",
		"/my-account",
		`/${hostile}`,
	];
}

/** Opens a list and, one after the other, the details of its records. */
async function lookAtRecords(page: Page, effects: Effects, list: string): Promise<string[]> {
	const texts = [await open(page, effects, `/admin/${list}`)];
	const records = Math.min(await page.locator("main tbody tr").count(), DETAILS);
	await page.locator("main tbody a").first().click();
	const details = page.getByRole("dialog");
	for (let shown = 1; ; shown++) {
		await expect(details).toBeVisible();
		await loaded(page);
		texts.push(await effects.look());
		if (shown === records) return texts;
		const before = await details.textContent();
		await details.getByRole("button", { name: /^Next/ }).click();
		await expect(details).not.toHaveText(before ?? "");
	}
}

/** Opens an admin page, waits until it has loaded, and looks at it. */
async function open(page: Page, effects: Effects, path: string): Promise<string> {
	await page.goto(path);
	await expect(page.locator("main h1").first()).toBeVisible();
	await loaded(page);
	return effects.look();
}

/** Opens the dialogs that show stored text. */
async function lookAtDialogs(
	page: Page,
	effects: Effects,
	stored: StoredPayloads,
): Promise<string[]> {
	const texts: string[] = [];
	const dialog = page.locator("[role=dialog], [role=alertdialog]").last();
	const look = async () => {
		await expect(dialog).toBeVisible();
		await expect(page.locator(".loading-rows")).toHaveCount(0);
		texts.push(await effects.look());
		await page.keyboard.press("Escape");
	};
	await open(page, effects, `/admin/registrations?open=${stored.registrations[0]}`);
	for (const name of ["Edit", /acceptance email/, "Delete permanently"]) {
		await page.getByRole("dialog").getByRole("button", { name }).first().click();
		await look();
	}
	await open(page, effects, "/admin/registrations");
	await page.getByRole("checkbox").nth(1).check();
	await page.getByRole("region", { name: "Selection" }).getByRole("button").first().click();
	texts.push(await effects.look());
	await open(page, effects, "/admin/courses");
	await page
		.getByRole("button", { name: /^Actions for / })
		.last()
		.click();
	await page.getByRole("menuitem", { name: "Delete" }).click();
	await look();
	await open(page, effects, "/admin/users");
	for (const item of ["Change role", "Delete"]) {
		await page
			.getByRole("button", { name: /^Actions for <script/ })
			.first()
			.click();
		await page.getByRole("menuitem", { name: item }).click();
		await look();
	}
	return texts;
}

const publicPaths = ({ courses, redirects }: StoredPayloads): string[] => [
	"/",
	...courses.map(({ slug }) => `/courses/${slug}`),
	...courses.slice(0, 2).map(({ slug }) => `/register?program=${slug}`),
	"/about",
	"/contact",
	"/catalog",
	"/privacy-policy",
	...redirects.slice(0, 3).map((from) => encodeURI(from)),
	`/register?registered=${hostile}&program=${hostile}`,
	`/contact?sent=${hostile}&subject=${hostile}`,
	`/courses/${hostile}`,
	`/${hostile}?${hostile}=${hostile}#${hostile}`,
	`/api/${hostile}`,
	"/api/courses",
	"/api/facts",
	"/api/school",
];

/** Sends both forms as a browser without JavaScript does, with mistakes, so that the page repeats what was typed. */
async function submitForms(page: Page, effects: Effects): Promise<void> {
	const text = `"'></textarea><img injected src=x onerror=ran()>`;
	for (const path of ["/register", "/contact"]) {
		await page.goto("/about");
		await page.evaluate(
			([action, value]) => {
				const form = document.createElement("form");
				form.method = "post";
				form.action = action as string;
				for (const name of [
					"fullName",
					"name",
					"email",
					"phone",
					"courseId",
					"subject",
					"message",
				]) {
					const input = document.createElement("input");
					input.name = name;
					input.value = value as string;
					form.append(input);
				}
				document.body.append(form);
				form.submit();
			},
			[path, text],
		);
		await page.waitForURL(`**${path}`);
		await expect(page.locator("textarea").first()).toHaveValue(text);
		await effects.look();
	}
}

/** Returns the HTML of every email that the site has written. */
async function emailsOf(page: Page, { session }: StoredPayloads): Promise<string[]> {
	const headers = { authorization: `Bearer ${session.token}` };
	const emails = await (await page.request.get("/api/admin/emails", { headers })).json();
	return Promise.all(
		emails.map(async ({ id }: { id: number }) => {
			const content = await page.request.get(`/api/admin/emails/${id}/content`, { headers });
			return (await content.json()).html as string;
		}),
	);
}
