import type { Page } from "@playwright/test";
import { expect, listBelow, signIn, test, toastOf } from "./admin.ts";
import { expectNoFindings } from "./axe.ts";
import type { Site } from "./site.ts";

test.use({ viewport: { width: 1366, height: 800 } });

const LEAD = "about.lead";
const textBox = (page: Page) => page.getByLabel("Text", { exact: true });
/** By keyboard: a toast may cover the button. */
const save = (page: Page) => page.keyboard.press("Control+s");
const saved = (page: Page, said: string) => toastOf(page, "Text saved").filter({ hasText: said });
const publish = (page: Page, when: string) => page.getByRole("radio", { name: when }).check();

/** The About page as visitors get it. */
const aboutPage = async (page: Page) => (await page.request.get("/about")).text();

const today = (site: Site, text: string, slot = LEAD) =>
	site.asAdmin("PATCH", `/api/admin/texts/${slot}`, { text, publishOn: "2026-01-01" });

test("from the list to the page: a text is written, drafted, scheduled and undone", async ({
	page,
	site,
}) => {
	await today(site, "We teach in small groups.");
	await signIn(page);
	await page.goto("/admin/pages");
	await page
		.getByRole("region", { name: "About page" })
		.getByRole("link", { name: "Below the heading" })
		.click();
	await expect(textBox(page)).toHaveValue("We teach in small groups.");
	await textBox(page).fill("We teach in {city}.");
	await expect(page.getByRole("region", { name: "As visitors see it" })).toContainText(
		/We teach in \w+\./,
	);
	await save(page);
	await expect(toastOf(page, "Text saved")).toBeVisible();
	expect(await aboutPage(page)).toMatch(/We teach in (?!\{)\w+\./);

	await textBox(page).fill("Not finished.");
	await publish(page, "Not yet");
	await save(page);
	await expect(saved(page, "Only the office sees the draft.")).toBeVisible();
	expect(await aboutPage(page)).not.toContain("Not finished.");

	await publish(page, "On a day");
	await save(page);
	await expect(page.getByText("Please choose a day")).toBeVisible();
	await page.getByLabel("From").fill("2099-12-01");
	await save(page);
	const scheduled = saved(page, "Visitors will see it starting Tue, Dec 1, 2099.");
	await expect(scheduled).toBeVisible();
	await expect(page.getByText(/^Scheduled for Tue, Dec 1, 2099, by admin/)).toBeVisible();
	expect(await aboutPage(page)).not.toContain("Not finished.");
	await scheduled.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByText(/^Draft, by admin/)).toBeVisible();
	await expectNoFindings(page);
});

test("an addition to the privacy policy is there once it is written, and gone once it is emptied", async ({
	page,
}) => {
	const section = async () => {
		const html = await (await page.request.get("/privacy-policy")).text();
		return /<section id="track".*?<\/section>/s.exec(html)?.[0];
	};
	const before = await section();
	await signIn(page);
	await page.goto("/admin/pages");
	const row = page
		.getByRole("region", { name: "Privacy policy" })
		.getByRole("listitem")
		.filter({ hasText: "No tracking" });
	await expect(row).toContainText("Nothing added");
	await row.getByRole("link", { name: "No tracking" }).click();
	const note = page.getByText("Visitors see this section of the policy as it came");
	await expect(note).toBeVisible();
	await expectNoFindings(page);
	await textBox(page).fill("<i>No</i> cameras.\n\n- None at {place}");
	await save(page);
	await expect(toastOf(page, "Text saved")).toBeVisible();
	expect(await section()).toMatch(
		/<p>&lt;i&gt;No&lt;\/i&gt; cameras\.<\/p><ul><li>None at Iselin, NJ<\/li><\/ul><\/div><\/section>$/,
	);
	await textBox(page).fill("");
	await save(page);
	await expect(note).toBeVisible();
	expect(await section()).toBe(before);
});

test("a claim asks who can back it up, at its field, and new claims ask again", async ({
	page,
	site,
}) => {
	await today(site, "We teach.", "about.visit");
	await signIn(page);
	await page.goto("/admin/pages/about.visit");
	await textBox(page).fill("The best school.");
	await save(page);
	const tick = page.getByRole("switch", { name: "We can back this up" });
	await expect(tick).toBeFocused();
	await expect(tick).toHaveAccessibleDescription(/“best” is a claim\. Confirm/);
	await expect(textBox(page)).toHaveValue("The best school.");
	await page.keyboard.press("Space");
	await textBox(page).fill("The best school, licensed.");
	await expect(tick).not.toBeChecked();
	await tick.focus();
	await page.keyboard.press("Space");
	await save(page);
	await expect(toastOf(page, "Text saved")).toBeVisible();
	await expect(page.getByText(/admin vouched for its claims on/)).toBeVisible();
});

test("what was published from a draft has no Undo, and its history has what visitors read before", async ({
	page,
	site,
}) => {
	await today(site, "Before.", "home.visit");
	await site.asAdmin("PATCH", "/api/admin/texts/home.visit", { text: "After.", publishOn: null });
	await signIn(page);
	await page.goto("/admin/pages/home.visit");
	await publish(page, "Now");
	await save(page);
	const toast = saved(page, "The website and the assistant use it from now on.");
	// Read once: an assertion that waits would wait until the toast has gone.
	expect(await toast.innerText()).not.toContain("Undo");
	await expect(listBelow(page, "History").getByText("Before.").first()).toBeVisible();
});

test("a day that is over publishes nothing", async ({ page, site }) => {
	await today(site, "Before.", "home.steps");
	await signIn(page);
	await page.goto("/admin/pages/home.steps");
	await textBox(page).fill("Too late for this.");
	await publish(page, "On a day");
	await page.getByLabel("From").fill("2025-12-01");
	await save(page);
	await expect(page.getByText("This day is over. Please choose a later one")).toBeVisible();
	const home = await (await page.request.get("/")).text();
	expect(home.includes("Too late for this.")).toBe(false);
});

test("of two people who write one text, the second chooses", async ({ page, site }) => {
	await today(site, "We teach.", "about.caption");
	await signIn(page);
	await page.goto("/admin/pages/about.caption");
	await textBox(page).fill("Mine.");
	await today(site, "Theirs.", "about.caption");
	await save(page);
	const asks = page.getByRole("dialog", { name: /admin/ }).or(page.getByRole("alertdialog"));
	await expect(asks).toContainText("Theirs.");
	await expect(asks).toContainText("Mine.");
});

test("the assistant says what is on the page, and no draft", async ({ site }) => {
	const slot = "home.placement";
	const post = async (path: string, body: object) =>
		(await site.asAdmin("POST", path, body)).json();
	const ask = async () => {
		const { conversationId } = await post("/api/chat/start", { sessionId: crypto.randomUUID() });
		const content = "can you promise me i will be working after";
		const { aiMessage } = await post("/api/chat/message", { conversationId, content });
		return aiMessage.content as string;
	};
	const own = "Help with your résumé, and we know the clinics of {city}.";
	const write = (publishOn: string | null) =>
		site.asAdmin("PATCH", `/api/admin/texts/${slot}`, { text: own, publishOn });
	await write(null);
	expect(await ask()).not.toContain("we know the clinics");
	await write("2026-01-01");
	expect(await ask()).toMatch(/we know the clinics of (?!\{)\w+\./);
});
