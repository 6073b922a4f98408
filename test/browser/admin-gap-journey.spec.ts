import type { Page } from "@playwright/test";
import { createCourse, expect, signIn, test, toastOf } from "./admin.ts";
import { answerTo, askQuestions, questionRows, uniqueWord } from "./admin-chats.ts";
import { expectNoFindings } from "./axe.ts";

// From a question that no one could answer to its answer on the site.

const answerField = (page: Page) => page.getByLabel("Answer", { exact: true });
const wrong = (page: Page) => page.getByRole("button", { name: "Add fact" }).last();

/** A course of its own that visitors call by a word. */
async function courseCalled(page: Page, word: string) {
	const token = await signIn(page);
	const course = await createCourse(page, token);
	const named = await page.request.patch(`/api/admin/courses/${course.id}`, {
		headers: { authorization: `Bearer ${token}`, "course-aliases": `${word}%20class` },
		data: {},
	});
	expect(named.status()).toBe(200);
	return course as { id: number; slug: string; title: string };
}

async function expectOnSite(page: Page, course: { slug: string }, question: string, text: string) {
	expect(await answerTo(page, question)).toContain(text);
	await page.goto(`/courses/${course.slug}`);
	await expect(page.getByText(text)).toBeVisible();
}

const phone = { width: 390, height: 844 };

/** At 1366 px and then on the phone, where the work goes on. */
async function expectFit(page: Page) {
	for (const viewport of [{ width: 1366, height: 800 }, phone]) {
		await page.setViewportSize(viewport);
		await expectNoFindings(page);
		const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
		expect(sideways).toBeLessThanOrEqual(0);
	}
}

test("five steps lead from the question to the fact, and the site answers it", async ({ page }) => {
	await page.setViewportSize(phone);
	const word = uniqueWord();
	const course = await courseCalled(page, word);
	const question = `how much money would the ${word} class cost in total`;
	await askQuestions(page, question);
	await page.goto("/admin");

	let steps = 0;
	const step = async (name: string, act: () => Promise<void>) => {
		steps += 1;
		await test.step(name, act);
	};
	await step("open Chats", () => page.getByRole("link", { name: "Chats" }).click());
	await step("open the conversation", () =>
		page.getByRole("link", { name: new RegExp(question) }).click(),
	);
	await expect(wrong(page)).toBeVisible();
	await expectFit(page);
	await step("say that the answer was missing", () => wrong(page).click());
	await expect(page.getByLabel("Topic", { exact: true })).toHaveValue("price");
	await expect(page.getByLabel("Course", { exact: true })).toHaveValue(String(course.id));
	await expect(page.getByLabel("Question (optional)")).toHaveValue(question);
	await step("enter the answer", () => answerField(page).fill("It costs $777 in total."));
	const preview = page.getByRole("region", { name: "What visitors would get" });
	await expect(preview.getByText(`Question: ${question}`)).toBeVisible();
	await expect(preview).toContainText("$777");
	await expectFit(page);
	await step("save", () => page.getByRole("button", { name: /^Save/ }).click());
	await expect(toastOf(page, "Fact added")).toBeVisible();
	expect(steps).toBe(5);
	await expectOnSite(page, course, question, "It costs $777 in total.");
});
test("visitors without an answer are counted in the grid and on Today, until someone adds the fact", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1366, height: 800 });
	const word = uniqueWord();
	const course = await courseCalled(page, word);
	for (const question of [`how much is the ${word} class?`, `${word} class price please`]) {
		await askQuestions(page, question);
	}
	await page.goto("/admin");
	const task = page.getByRole("link", { name: /asked about missing facts$/ });
	await expect(task).toBeVisible();
	await expectNoFindings(page);
	await task.click();
	await expect(page).toHaveURL("/admin/facts");
	await page.getByLabel("Course", { exact: true }).selectOption({ label: course.title });
	const row = page.getByRole("row", { name: /^Prices and tuition/ });
	await expect(row).toContainText("2 people asked");
	await expectNoFindings(page);
	await row.getByRole("link", { name: `Add Prices and tuition, ${course.title}` }).click();
	await expect(page.getByLabel("Topic", { exact: true })).toHaveValue("price");
	await expect(page.getByLabel("Course", { exact: true })).toHaveValue(String(course.id));
	await answerField(page).fill("It costs $5.");
	await page.keyboard.press("Control+s");
	await expect(toastOf(page, "Fact added")).toBeVisible();
	await page.goto(`/admin/facts?courseId=${course.id}`);
	await expect(row).toContainText("It costs $5.");
	await expect(row).not.toContainText("2 people asked");
});

test("the mark of a wrong answer is removed, by Undo and in the conversation; a failure is shown", async ({
	adminPage,
}) => {
	const word = uniqueWord();
	const { conversationId } = await askQuestions(adminPage, `Tell me about the EKG program ${word}`);
	const chat = `/admin/chats?open=${conversationId}`;
	const mark = adminPage.getByText("Marked as wrong");
	await adminPage.goto(chat);
	await wrong(adminPage).click();
	await expect(adminPage).toHaveURL(/\/admin\/facts\/new\?/);
	const undone = adminPage.waitForResponse("**/api/admin/chat/answers/*");
	await toastOf(adminPage, "Answer marked as wrong").getByRole("button", { name: "Undo" }).click();
	expect(await (await undone).json()).toEqual({ verdict: null });
	const unanswered = `/admin/chats/questions?checked=unhelpful&q=${word}`;
	await adminPage.goto(unanswered);
	await expect(adminPage.getByText("No questions found.")).toBeVisible();

	await adminPage.goto(chat);
	await wrong(adminPage).click();
	await expect(adminPage).toHaveURL(/\/admin\/facts\/new\?/);
	await adminPage.goto(unanswered);
	await expect(questionRows(adminPage)).toContainText(word);
	await adminPage.goto(chat);
	await expect(mark).toBeVisible();
	await adminPage.getByRole("button", { name: "Remove mark" }).click();
	await expect(mark).toBeHidden();

	await adminPage.route("**/api/admin/chat/answers/*", (route) =>
		route.fulfill({ status: 503, body: "The database is away." }),
	);
	await wrong(adminPage).click();
	await expect(toastOf(adminPage, "Update Failed")).toContainText("The database is away.");
	await expect(adminPage).toHaveURL(chat);
});

test("a question that needs its conversation is shown there and never offered as a wording", async ({
	adminPage,
}) => {
	const word = uniqueWord();
	const { conversationId, rate } = await askQuestions(adminPage, `and ${word}?`);
	await rate("down");
	const unhelpful = `/admin/chats/questions?checked=unhelpful&q=${word}`;
	await adminPage.goto(unhelpful);
	const row = questionRows(adminPage);
	await expect(row.getByRole("button", { name: "Another answer" })).toHaveCount(0);
	await row.getByRole("button", { name: "Add fact" }).click();
	await expect(adminPage).toHaveURL(/^[^?]*\/admin\/facts\/new(?!.*question=)/);
	await adminPage.goto(unhelpful);
	await expect(row).toBeVisible();
	await adminPage.keyboard.press("ArrowDown");
	await adminPage.keyboard.press("Enter");
	await expect(adminPage).toHaveURL(`/admin/chats?open=${conversationId}`);
});

test("the preview warns when a fact would change an answer about something else, and never blocks saving", async ({
	page,
	site,
}) => {
	await page.setViewportSize({ width: 1366, height: 800 });
	const course = await courseCalled(page, uniqueWord());
	const added = await site.asAdmin("POST", "/api/admin/facts", {
		topic: "age",
		courseId: course.id,
		answer: "You must be 21.",
	});
	await page.goto(`/admin/facts/${(await added.json()).id}`);
	const preview = page.getByRole("region", { name: "What visitors would get" });
	await expect(preview).toContainText("You must be 21.");
	await expect(preview.getByText("also change answers about something else")).toHaveCount(0);
	await page.getByLabel("Topic", { exact: true }).selectOption({ label: "Class size" });
	await expect(preview.getByText("also change answers about something else")).toBeVisible();
	await expect(preview.getByRole("status").getByRole("list")).toContainText(
		`How old do I have to be for ${course.title}?`,
	);
	await expectNoFindings(page);
	await answerField(page).fill("");
	await expect(preview).toContainText("Choose a topic and enter an answer to see it.");

	await page.route("**/api/admin/chat/preview**", (route) =>
		route.fulfill({ status: 503, body: "The database is away." }),
	);
	await answerField(page).fill("Twelve.");
	await expect(preview.getByRole("alert")).toContainText("Failed to load the preview.");
	await page.keyboard.press("Control+s");
	await expect(toastOf(page, "Fact saved")).toBeVisible();
});
