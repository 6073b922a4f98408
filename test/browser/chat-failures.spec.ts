import type { Page } from "@playwright/test";
import {
	assistantSays,
	callbackForm,
	chat,
	chatButton,
	chips,
	input,
	messages,
	openChat,
	say,
	theAnswer,
} from "./chat-visitor.ts";
import { expect, test } from "./site.ts";
import { whenReady } from "./visitor.ts";

/** Collects the browser console's errors. */
function logged(page: Page): string[] {
	const lines: string[] = [];
	page.on("console", (message) => {
		if (message.type() === "error") lines.push(message.text());
	});
	return lines;
}

async function expectNoMessage(page: Page) {
	await expect(page.locator(".toast, [role=alert], .error")).toHaveCount(0);
}

for (const [failure, fail] of [
	["an answer that cannot be read", { status: 200, body: "<html>" }],
	["a broken connection", null],
] as const) {
	test(`${failure} is only logged, and what was typed returns to the input`, async ({ page }) => {
		const lines = logged(page);
		await page.goto("/");
		await openChat(page);
		await page.route("**/api/chat/message", (route) =>
			fail ? route.fulfill(fail) : route.abort(),
		);
		await input(page).fill("Are there evening classes?");
		await input(page).press("Enter");
		await expect(input(page)).toHaveValue("Are there evening classes?");
		await expect(input(page)).toBeFocused();
		await expect(messages(page)).toHaveCount(1);
		await expectNoMessage(page);
		expect(lines.some((line) => line.startsWith("Failed to send the message."))).toBe(true);
		await page.unroute("**/api/chat/message");
		await input(page).press("Enter");
		await expect(theAnswer(page)).toContainText(/evening/i);
	});
}

test("a quick reply that fails can be chosen again, and the draft stays", async ({ page }) => {
	await page.goto("/");
	await openChat(page);
	await page.route("**/api/chat/message", (route) => route.abort());
	await input(page).fill("My own words");
	const question = (await chips(page).first().textContent()) ?? "";
	const failed = page.waitForEvent("requestfailed");
	await chips(page).first().click();
	await failed;
	await expect(chips(page).first()).toHaveText(question);
	await expect(input(page)).toHaveValue("My own words");
});

test("a conversation that cannot begin is only logged, and begins when the chat is opened again", async ({
	page,
}) => {
	const lines = logged(page);
	await page.route("**/api/chat/start", (route) => route.fulfill({ status: 503, body: "Busy" }));
	await page.goto("/");
	await whenReady(page);
	const refused = page.waitForResponse("**/api/chat/start");
	await chatButton(page).click();
	await refused;
	await expect.poll(() => lines.join()).toContain("Failed to start the chat.");
	await expect(input(page)).toBeDisabled();
	await expectNoMessage(page);
	await expect(chat(page).getByRole("link", { name: "732-555-0142" })).toBeVisible();
	await page.keyboard.press("Escape");
	await page.unroute("**/api/chat/start");
	await openChat(page);
	await expect(input(page)).toBeFocused();
});

test("a deleted conversation is replaced by a new one, and the draft stays", async ({ page }) => {
	await page.goto("/");
	await openChat(page);
	await page.route("**/api/chat/message", (route) =>
		route.fulfill({ status: 404, body: "Conversation not found." }),
	);
	await input(page).fill("Where are you?");
	const begunAnew = page.waitForResponse("**/api/chat/start");
	await input(page).press("Enter");
	await begunAnew;
	await expect(input(page)).toHaveValue("Where are you?");
	await page.unroute("**/api/chat/message");
	await input(page).press("Enter");
	await expect(theAnswer(page)).toContainText("Iselin");
});

test("a number that could not be saved stays in its form, which says so, and is saved once in the end", async ({
	page,
	site,
}) => {
	await page.goto("/");
	await openChat(page);
	await chat(page).getByRole("button", { name: "Leave your number" }).click();
	const form = callbackForm(page);
	const email = `late-${Date.now()}@mail.example`;
	await form.getByLabel("Name").fill("Late Caller");
	await form.getByLabel("Email").fill(email);
	await form.getByLabel("Phone").fill("732-555-0145");
	const keys: (string | undefined)[] = [];
	// The first call is saved, but its response is lost.
	await page.route("**/api/chat/callback", async (route) => {
		keys.push(route.request().headers()["idempotency-key"]);
		if (keys.length > 1) return route.continue();
		await route.fetch();
		await route.abort();
	});
	await form.getByRole("button", { name: "Call me" }).click();
	await expect(form.getByText("We could not save your number.")).toBeVisible();
	await expect(form.getByLabel("Phone")).toHaveValue("732-555-0145");
	await form.getByRole("button", { name: "Call me" }).click();
	await expect(chat(page).getByRole("heading", { name: "We will call you" })).toBeVisible();
	expect(keys[0]).toBe(keys[1]);
	const rows = await (await site.asAdmin("GET", `/api/admin/contacts?q=${email}`)).json();
	expect(rows).toHaveLength(1);
});

const hostile = [
	`<script>window.broken = "script"</script>`,
	`<img src="https://elsewhere.test/spy.png" onerror="window.broken='img'">`,
	`![a picture](https://elsewhere.test/spy.png) [free](javascript:window.broken='link')`,
	`<a href="javascript:window.broken='a'">Register for $1</a> <style>body{display:none}</style>`,
	`<iframe srcdoc="<script>parent.broken='frame'</script>"></iframe> //elsewhere.test/courses/cna`,
].join("\n");

test("a hostile model’s answer reaches the visitor as text: nothing in it is fetched, run or linked", async ({
	page,
}) => {
	const elsewhere: string[] = [];
	const dialogs: string[] = [];
	page.on("request", (request) => {
		if (!request.url().startsWith("http://localhost")) elsewhere.push(request.url());
	});
	page.on("dialog", (dialog) => {
		dialogs.push(dialog.message());
		dialog.dismiss();
	});
	await assistantSays(page, hostile, [
		{ label: "A script", href: "javascript:window.broken='hint'" },
		{ label: "Elsewhere", href: "https://elsewhere.test/" },
		{ label: "Elsewhere without a scheme", href: "//elsewhere.test/" },
		{ label: "Elsewhere with a backslash", href: "/\\elsewhere.test" },
		{ label: "<b>Bold</b>", href: "/register" },
	]);
	await page.goto("/");
	await openChat(page);
	await say(page, "Hello");
	expect(await theAnswer(page).innerText()).toContain(hostile);
	await expect(chips(page)).toHaveText([hostile.slice(0, 60)]);
	await expect(theAnswer(page).getByRole("link")).toHaveText(["<b>Bold</b>"]);
	await expect(theAnswer(page).getByRole("link")).toHaveAttribute("href", "/register");
	const expectNothingOfIt = async () => {
		const parts = chat(page).locator("script, img, iframe, style, object, embed, b b");
		await expect(parts).toHaveCount(0);
		expect(await page.evaluate(() => "broken" in window)).toBe(false);
		expect({ elsewhere, dialogs }).toEqual({ elsewhere: [], dialogs: [] });
	};
	await expectNothingOfIt();

	// Read again from what is stored.
	await page.route("**/api/chat/start", async (route) => {
		const answer = await route.fetch();
		const begun = await answer.json();
		const stored = { ...begun.messages[0], id: 900_003, content: hostile };
		await route.fulfill({ json: { ...begun, messages: [...begun.messages, stored] } });
	});
	await page.reload();
	await openChat(page);
	expect(await theAnswer(page).innerText()).toContain(hostile);
	await expectNothingOfIt();
});
