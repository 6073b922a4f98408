import { expectNoFindings } from "./axe.ts";
import {
	callbackForm,
	chat,
	chatButton,
	holdAnswers,
	input,
	messages,
	openChat,
	say,
	sendButton,
	theAnswer,
	typing,
} from "./chat-visitor.ts";
import { expect, test } from "./site.ts";
import { shownReference, whenReady } from "./visitor.ts";

test.describe("with reduced motion", () => {
	test.use({ contextOptions: { reducedMotion: "reduce" } });

	test("axe finds nothing on the open chat, while it waits, on its form and its success view, at 390 and 1366 px", async ({
		page,
	}) => {
		const expectNoFindingsAtBothWidths = async (part = "dialog") => {
			for (const width of [1366, 390]) {
				await page.setViewportSize({ width, height: 844 });
				await expectNoFindings(page, part);
			}
		};
		await page.goto("/");
		await openChat(page);
		await expectNoFindingsAtBothWidths("html");
		await say(page, "Tell me about the EKG program");
		await expect(chat(page).getByRole("link", { name: "EKG Technician" })).toBeVisible();
		await expectNoFindingsAtBothWidths();
		const release = await holdAnswers(page);
		await input(page).fill("¿Hay clases por la noche?");
		await input(page).press("Enter");
		await expect(typing(page)).toBeVisible();
		await expectNoFindingsAtBothWidths();
		expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
		release();
		await expect(input(page)).toBeEnabled();
		await chat(page).getByRole("button", { name: "Leave your number" }).first().click();
		const form = callbackForm(page);
		await form.getByRole("button", { name: "Call me" }).click();
		await expect(form.getByText("Required: please enter your name")).toBeVisible();
		await expectNoFindingsAtBothWidths();
		await form.getByLabel("Name").fill("Ana");
		await form.getByLabel("Email").fill("ana@mail.example");
		await form.getByLabel("Phone").fill("732-555-0146");
		await form.getByRole("button", { name: "Call me" }).click();
		await expect(shownReference(chat(page))).toBeVisible();
		await expectNoFindingsAtBothWidths();
	});
});

test.describe("by keyboard alone", () => {
	test.use({ viewport: { width: 1366, height: 800 } });
	test("one asks, follows up, leaves a number and comes back to the button", async ({ page }) => {
		const key = (name: string) => page.keyboard.press(name);
		await page.goto("/about");
		await whenReady(page);
		await chatButton(page).focus();
		await key("Enter");
		await expect(input(page)).toBeFocused();
		await page.keyboard.type("Are there");
		await key("Shift+Enter");
		await page.keyboard.type("evening classes?");
		await expect(input(page)).toHaveValue("Are there\nevening classes?");
		await key("Enter");
		await expect(theAnswer(page)).toContainText(/evening/i);
		await expect(input(page)).toBeFocused();
		await page.keyboard.type("and for CNA?");
		await expect(sendButton(page)).toBeEnabled();
		await key("Tab");
		await expect(sendButton(page)).toBeFocused();
		await key("Space");
		await expect(theAnswer(page)).toContainText(/nursing assistant/i);
		await expect(input(page)).toBeFocused();

		const leave = chat(page)
			.getByRole("region", { name: "Talk to a person" })
			.getByRole("button", { name: "Leave your number" });
		for (let n = 0; n < 30; n++) {
			if (await leave.evaluate((element) => element === document.activeElement)) break;
			await key("Shift+Tab");
		}
		await key("Enter");
		await expect(chat(page).getByRole("heading", { name: "Let us call you" })).toBeFocused();
		await key("Tab");
		await page.keyboard.type("Keyboard Only");
		await key("Tab");
		await page.keyboard.type("keys@mail.example");
		await key("Tab");
		await page.keyboard.type("732-555-0147");
		await key("Enter");
		await expect(chat(page).getByRole("heading", { name: "We will call you" })).toBeFocused();
		await key("Escape");
		await expect(chatButton(page)).toBeFocused();
		await key("Space");
		await expect(chat(page)).toBeVisible();
		await key("Escape");

		// No focus trap: the page is reachable without closing the chat.
		await key("Enter");
		await expect(chat(page)).toBeFocused();
		for (let n = 0; n < 3; n++) await key("Shift+Tab");
		await expect(chat(page)).toBeVisible();
		expect(await chat(page).evaluate((e) => e.contains(document.activeElement))).toBe(false);
	});
});

test("each answer is read out once, by a polite region beside the list", async ({ page }) => {
	await page.goto("/");
	await openChat(page);
	const log = chat(page).getByRole("log", { name: "Conversation" });
	await expect(log).toHaveAttribute("aria-live", "off");
	const region = page.locator("p[aria-live=polite]");
	await expect(region).toHaveText("");
	await page.evaluate(() => {
		const said: string[] = [];
		Object.assign(window, { said });
		new MutationObserver((changes) => {
			for (const { addedNodes } of changes)
				for (const node of addedNodes) said.push(node.textContent ?? "");
		}).observe(document.querySelector("p[aria-live=polite]") as Node, { childList: true });
	});
	await say(page, "Where are you?");
	await say(page, "Where are you?");
	const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
	expect(said).toHaveLength(2);
	for (const words of said) expect(words).toMatch(/^Assistant: /);
	const [you, assistant] = [/^YouWhere are you\?$/, /^Assistant./];
	await expect(messages(page)).toHaveText([assistant, you, assistant, you, assistant]);
	for (const message of await messages(page).all()) await expect(message).toHaveAccessibleName("");
});

test("on small screens everything can be read and every target is 44 px high", async ({ page }) => {
	await page.goto("/");
	await openChat(page);
	await say(page, "Tell me about the EKG program");
	await expect(chat(page).getByRole("link", { name: "EKG Technician" })).toBeVisible();
	for (const [width, height] of [
		[390, 844],
		[320, 568],
		[683, 384],
	] as const) {
		await page.setViewportSize({ width, height });
		// The page follows a new size in the next frame.
		await page.evaluate(
			() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
		);
		const found = await chat(page).evaluate((panel) => {
			const small = [...panel.querySelectorAll("a, button, textarea")].filter(
				(e) => e.checkVisibility() && e.getBoundingClientRect().height < 44,
			);
			const wide = [panel, ...panel.querySelectorAll("*")].filter(
				(e) =>
					e.scrollWidth > e.clientWidth + 1 &&
					getComputedStyle(e).display !== "inline" &&
					!e.matches(".sr-only"),
			);
			return [...small, ...wide].map((e) => e.outerHTML.slice(0, 100));
		});
		expect(found, `${width} × ${height} px`).toEqual([]);
		for (const part of [sendButton(page), chat(page).getByRole("button", { name: "Minimize" })]) {
			await expect(part).toBeInViewport({ ratio: 1 });
		}
	}
});

for (const [width, height, seen] of [
	[390, 844, 480],
	[320, 568, 310],
	[768, 1024, 600],
] as const) {
	test(`at ${width} × ${height} px the keyboard of a phone hides nothing of the chat`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height });
		await page.goto("/");
		await openChat(page);
		// Chromium has no on-screen keyboard, so the visual viewport shrinks as on a phone.
		await page.evaluate((seen) => {
			const { visualViewport } = window;
			if (!visualViewport) return;
			Object.defineProperty(visualViewport, "height", { value: seen });
			Object.defineProperty(visualViewport, "offsetTop", { value: 20 });
			visualViewport.dispatchEvent(new Event("resize"));
		}, seen);
		for (const part of [
			chat(page).getByText("School assistant"),
			chat(page).getByRole("region", { name: "Talk to a person" }),
			input(page),
			sendButton(page),
		]) {
			const box = await part.boundingBox();
			expect(box?.y).toBeGreaterThanOrEqual(20);
			expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(20 + seen);
		}
		const list = await chat(page).getByRole("log").boundingBox();
		expect(list?.height).toBeGreaterThanOrEqual(60);
	});
}

test("on a phone the focus never goes behind the sheet unseen", async ({ page }) => {
	await page.goto("/");
	await openChat(page);
	for (let n = 0; n < 20 && (await chat(page).isVisible()); n++) {
		await page.keyboard.press("Shift+Tab");
	}
	await expect(chat(page)).toBeHidden();
	await expect(page.locator("footer a").last()).toBeInViewport();
});

test("in forced colors the chat, its bubbles and a chosen thumb have outlines", async ({
	page,
}) => {
	await page.emulateMedia({ forcedColors: "active" });
	await page.goto("/");
	await openChat(page);
	await say(page, "Where are you?");
	const thumb = chat(page).getByRole("button", { name: "Helpful", exact: true });
	await thumb.click();
	const outline = (element: Element) => getComputedStyle(element).outlineStyle;
	expect(await chat(page).evaluate(outline)).toBe("solid");
	await input(page).focus();
	expect(await thumb.evaluate(outline)).toBe("solid");
	const border = await theAnswer(page)
		.locator(".msg")
		.evaluate((e) => getComputedStyle(e).borderTopColor);
	expect(border).not.toMatch(/^rgba/);
});
