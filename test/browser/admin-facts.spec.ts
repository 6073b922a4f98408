import type { Page } from "@playwright/test";
import { dayOf } from "#platform/calendar/dates.ts";
import { addDays } from "#platform/calendar/days.ts";
import { aClassAhead } from "../factories.ts";
import { createCourse, expect, listBelow, signIn, test, toastOf } from "./admin.ts";
import { answerTo, askQuestions, pressUntil, questionRows, uniqueWord } from "./admin-chats.ts";
import { expectNoFindings } from "./axe.ts";

test.use({ viewport: { width: 1366, height: 800 } });

const save = (page: Page) => page.getByRole("button", { name: /^Save/ }).click();
const answerField = (page: Page) => page.getByLabel("Answer", { exact: true });
const addLink = (page: Page, topic: string, course: string) =>
	page.getByRole("link", { name: `Add ${topic}, ${course}`, exact: true });

/** A course of its own, and the administrator signed in on a page. */
async function ownCourse(page: Page) {
	const course = await createCourse(page, await signIn(page));
	return course as { id: number; slug: string; title: string };
}

/** Opens the grid of a course. */
async function openGrid(page: Page, { id, title }: { id: number; title: string }) {
	await page.goto(`/admin/facts?courseId=${id}`);
	await expect(page.getByRole("columnheader", { name: title })).toBeVisible();
}

/** The facts of a course as its page shows them. */
async function goodToKnow(page: Page, slug: string): Promise<string> {
	const html = await (await page.request.get(`/courses/${slug}`)).text();
	return /<section class="good-to-know".*?<\/section>/s.exec(html)?.[0] ?? "";
}

test("a delivered question that gives way to a price says so where it is listed", async ({
	page,
	site,
}) => {
	const course = await ownCourse(page);
	const price = { topic: "price", courseId: course.id, answer: "It costs $1,295." };
	expect((await site.asAdmin("POST", "/api/admin/facts", price)).status).toBe(201);
	await openGrid(page, course);
	const note = "Not shown while “Prices and tuition” is stated";
	for (const list of ["Other facts", "Questions on the home page"]) {
		const region = page.getByRole("region", { name: list });
		await expect(region.getByText(note)).toHaveCount(1);
	}
});

test("a price that open classes state themselves is not said to be shown", async ({
	page,
	site,
}) => {
	const course = await ownCourse(page);
	await site.asAdmin("POST", "/api/admin/classes", aClassAhead({ courseId: course.id }));
	await openGrid(page, course);
	await addLink(page, "Prices and tuition", course.title).click();
	await answerField(page).fill("It costs $1,295.");
	const note = "Not shown while classes are open.";
	await expect(page.getByRole("main").getByText(note)).toBeVisible();
	await save(page);
	await expect(toastOf(page, "Fact added")).toContainText(note);
});

test("from an empty cell to the course’s page: added, changed, undone, deleted", async ({
	page,
}) => {
	const course = await ownCourse(page);
	await openGrid(page, course);
	await addLink(page, "Prices and tuition", course.title).click();
	await expect(page.getByLabel("Course", { exact: true })).toHaveValue(String(course.id));
	await expect(page.getByLabel("Topic", { exact: true })).toHaveValue("price");
	await answerField(page).fill("It costs $1,295.");
	await page.getByLabel("Source").fill("Price list, 2026");
	await save(page);
	await expect(toastOf(page, "Fact added")).toBeVisible();
	await expect(page).toHaveURL("/admin/facts");
	const shown = await goodToKnow(page, course.slug);
	expect(shown).toContain("It costs $1,295.");
	expect(shown).toContain("Source: Price list, 2026 · As of ");

	await openGrid(page, course);
	await page.getByRole("link", { name: /It costs \$1,295/ }).click();
	await expect(page.getByRole("heading", { name: "Prices and tuition" })).toBeVisible();
	await answerField(page).fill("It costs $1,350.");
	await page.keyboard.press("Control+s");
	await expect(toastOf(page, "Fact saved")).toBeVisible();
	expect(await goodToKnow(page, course.slug)).toContain("$1,350");
	await toastOf(page, "Fact saved").getByRole("button", { name: "Undo" }).click();
	await expect.poll(() => goodToKnow(page, course.slug)).toContain("$1,295");

	await openGrid(page, course);
	await page.getByRole("link", { name: /It costs \$1,295/ }).click();
	await expect(listBelow(page, "History").getByRole("listitem")).toHaveCount(3);
	await page.getByRole("button", { name: "Delete fact" }).click();
	const asks = page.getByRole("alertdialog", { name: "Delete this fact?" });
	await asks.getByRole("button", { name: "Cancel" }).click();
	await page.getByRole("button", { name: "Delete fact" }).click();
	await asks.getByRole("button", { name: "Delete fact" }).click();
	await expect(toastOf(page, "Fact deleted")).toBeVisible();
	await expect(page).toHaveURL("/admin/facts");
	expect(await goodToKnow(page, course.slug)).toBe("");
});

test("at 390 px the grid is a list by topic, and the form is short enough for a thumb", async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	const course = await ownCourse(page);
	await page.goto("/admin/facts");
	const topic = page.getByRole("row", { name: /^Class size/ });
	await expect(topic.getByRole("link")).toHaveCount(1);
	await topic.getByRole("link", { name: "Add Class size, Whole school" }).click();
	await page.getByLabel("Course", { exact: true }).selectOption({ label: course.title });
	await answerField(page).fill("At most ten students.");
	await save(page);
	await expect(toastOf(page, "Fact added")).toBeVisible();
	await expect(topic).toContainText(course.title);
	await expect(topic).toContainText("At most ten students.");
	await expectNoFindings(page);
	const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
	expect(sideways).toBeLessThanOrEqual(0);

	await page.goto("/");
	await page.locator("#programs").getByRole("link", { name: course.title }).click();
	await expect(page).toHaveURL(`/courses/${course.slug}`);
	await expect(page.getByText("At most ten students.")).toBeVisible();
	await expectNoFindings(page);
});

test("by keyboard alone: from an unanswered question to the fact and the assistant’s answer", async ({
	adminPage,
}) => {
	const question = `${uniqueWord()} ${uniqueWord()} ${uniqueWord()}?`;
	await askQuestions(adminPage, question);
	const unhelpful = `/admin/chats/questions?checked=unhelpful&q=${encodeURIComponent(question)}`;
	await adminPage.goto(unhelpful);
	const row = questionRows(adminPage);
	await expect(row).toContainText(question);
	await adminPage.keyboard.press("ArrowDown");
	await expect(row).toBeFocused();
	await pressUntil(adminPage, "Tab", row.getByRole("button", { name: "Add fact" }));
	await adminPage.keyboard.press("Enter");
	await expect(adminPage.getByLabel("Question", { exact: true })).toHaveValue(question);
	await expect(adminPage.getByLabel("Topic", { exact: true })).toHaveValue("other");
	await adminPage.getByLabel("Question", { exact: true }).focus();
	await adminPage.keyboard.press("Tab");
	await expect(answerField(adminPage)).toBeFocused();
	await adminPage.keyboard.type("In room 9.");
	await adminPage.keyboard.press("Control+s");
	await expect(toastOf(adminPage, "Fact added")).toBeVisible();
	expect(await answerTo(adminPage, question)).toContain("In room 9.");
	await adminPage.goto(unhelpful);
	await expect(adminPage.getByText("No questions found.")).toBeVisible();
});

test("errors are next to their fields, and the draft survives a conflict, a failure and a reload", async ({
	page,
	site,
}) => {
	const course = await ownCourse(page);
	await page.goto("/admin/facts/new");
	await save(page);
	await expect(page.getByText("Please choose a topic")).toBeVisible();
	await expect(page.getByText("Please enter the answer")).toBeVisible();
	await expect(page.getByLabel("Topic", { exact: true })).toBeFocused();
	await page.getByLabel("Topic", { exact: true }).selectOption({ label: "Other" });
	await answerField(page).fill("It costs $2.");
	await save(page);
	await expect(page.getByText("Please enter the question")).toBeVisible();

	await site.asAdmin("POST", "/api/admin/facts", {
		topic: "price",
		courseId: course.id,
		answer: "It costs $1.",
	});
	await page.getByLabel("Topic", { exact: true }).selectOption({ label: "Prices and tuition" });
	await page.getByLabel("Course", { exact: true }).selectOption({ label: course.title });
	await save(page);
	await expect(page.getByText("There is already a current fact about this topic")).toBeVisible();
	await expect(answerField(page)).toHaveValue("It costs $2.");

	await page.route("**/api/admin/facts", (route) =>
		route.request().method() === "POST"
			? route.fulfill({ status: 503, body: "The database is away." })
			: route.fallback(),
	);
	await page.getByLabel("Topic", { exact: true }).selectOption({ label: "Refunds" });
	await save(page);
	await expect(page.getByRole("alert").filter({ hasText: "database" })).toContainText(
		"Your changes are still here.",
	);
	page.on("dialog", (dialog) => dialog.accept());
	await page.reload();
	await expect(answerField(page)).toHaveValue("It costs $2.");
	await expect(page.getByText("Unsaved draft restored.")).toBeVisible();
	await page.getByRole("link", { name: "Facts" }).first().click();
	const leave = page.getByRole("alertdialog", { name: "Leave without saving?" });
	await leave.getByRole("button", { name: "Keep editing" }).click();
	await expect(answerField(page)).toHaveValue("It costs $2.");
});

test("a fact that expires soon is marked in the grid and a task on Today; an expired one is too", async ({
	page,
	site,
}) => {
	const course = await ownCourse(page);
	const state = (topic: string, daysAgo: number) =>
		site.asAdmin("POST", "/api/admin/facts", {
			topic,
			courseId: course.id,
			answer: `About ${topic}.`,
			validUntil: addDays(dayOf(new Date()), -daysAgo),
		});
	await state("price", -7);
	await state("aid", 1);
	await state("refund", -30);
	await openGrid(page, course);
	const row = (label: string) => page.getByRole("row", { name: new RegExp(`^${label}`) });
	await expect(row("Prices and tuition")).toContainText("Expires ");
	await expect(row("Financial aid")).toContainText("Expired ");
	await expect(row("Refunds")).not.toContainText("Expire");

	await page.goto("/admin");
	const todo = page.getByRole("region", { name: "To do" });
	await expect(todo.getByText(`“Refunds” for ${course.title}`)).toHaveCount(0);
	await expect(todo.getByText(`“Financial aid” for ${course.title} expired on`)).toBeVisible();
	await todo.getByText(`“Prices and tuition” for ${course.title} expires on`).click();
	await page.getByLabel("Valid through").fill(addDays(dayOf(new Date()), 60));
	await save(page);
	await expect(toastOf(page, "Fact saved")).toBeVisible();
	await page.goto("/admin");
	await expect(todo.getByText(`“Financial aid” for ${course.title}`)).toBeVisible();
	await expect(todo.getByText(`“Prices and tuition” for ${course.title}`)).toHaveCount(0);
});

test("a fact is put on the home page and moved to the top", async ({ page, site }) => {
	const course = await ownCourse(page);
	const added = await site.asAdmin("POST", "/api/admin/facts", {
		topic: "start_dates",
		courseId: course.id,
		answer: "January 5.",
		validUntil: "2099-01-05",
	});
	const path = `/admin/facts/${(await added.json()).id}`;
	const question = `${course.title}: When does the next class start?`;
	const firstQuestion = async () => {
		const html = await (await page.request.get("/")).text();
		return /<div class="faq">.*?<summary>([^<]*)/s.exec(html)?.[1];
	};
	await page.goto(path);
	await page.getByText("Show on the home page", { exact: true }).click();
	await save(page);
	await expect(toastOf(page, "Fact saved")).toBeVisible();
	expect(await (await page.request.get("/")).text()).toContain(question);

	const items = page.locator("#home .item");
	const own = items.filter({ hasText: course.title });
	await own.locator("summary").click();
	const up = own.getByRole("button", { name: /up$/ });
	const titles = await items.allTextContents();
	const place = titles.findIndex((text) => text.includes(course.title));
	for (let moves = 0; moves < place; moves++) await up.click();
	await expect(items.first()).toContainText(course.title);
	await expect(up).toBeDisabled();
	await expect.poll(firstQuestion).toBe(question);
	await site.asAdmin("DELETE", `/api${path}`);
});

test("search and the course filter narrow the grid", async ({ page, site }) => {
	const course = await ownCourse(page);
	await site.asAdmin("POST", "/api/admin/facts", {
		topic: "supplies",
		courseId: course.id,
		answer: "A stethoscope of your own.",
	});
	await openGrid(page, course);
	await expect(page.getByRole("columnheader")).toHaveText(["Topic", "Whole school", course.title]);
	await page.getByRole("searchbox").fill("stethoscope");
	await expect(page.getByRole("rowheader")).toHaveText(["Books, uniforms and supplies"]);
	await page.getByRole("searchbox").fill("nothing is called this");
	await expect(page.getByText("No matching facts.")).toBeVisible();
});

test("a question that names a program proposes to keep the fact to it", async ({ page }) => {
	await signIn(page);
	await page.goto("/admin/facts/new");
	await page.getByLabel("Topic", { exact: true }).selectOption("other");
	const course = page.getByLabel("Course", { exact: true });
	const proposal = page.getByRole("button", { name: "Use it for EKG Technician only" });
	await page.getByLabel("Question", { exact: true }).fill("Is there a locker?");
	await answerField(page).fill("Yes, one for each student.");
	await expect(page.getByText("Yes, one for each student.").last()).toBeVisible();
	await expect(proposal).toBeHidden();
	await page.getByLabel("Question", { exact: true }).fill("Is there a locker for EKG?");
	await expect(page.getByText("This question names EKG Technician.")).toBeVisible();
	await expectNoFindings(page);
	await proposal.click();
	await expect(course.locator("option:checked")).toHaveText("EKG Technician");
	await expect(proposal).toBeHidden();
});

test("a confirmation that is canceled gives the focus back", async ({ adminPage: page }) => {
	await page.goto("/admin/facts/1");
	const button = page.getByRole("button", { name: "Delete fact" });
	await button.click();
	const cancel = page.getByRole("alertdialog").getByRole("button", { name: "Cancel" });
	await expect(cancel).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(button).toBeFocused();
});

const spanishField = (page: Page) => page.getByLabel("Answer in Spanish (optional)");
const pageInSpanish = async (page: Page, slug: string) =>
	(await page.request.get(`/es/courses/${slug}`)).text();

test("a changed answer is English on the Spanish page and a task, until somebody says that its Spanish still fits", async ({
	page,
	site,
}) => {
	const course = await ownCourse(page);
	const fact = {
		...{ topic: "supplies", courseId: course.id, answer: "Bring two pens." },
		spanish: "Traiga dos bolígrafos.",
	};
	await site.asAdmin("POST", "/api/admin/facts", fact);
	await openGrid(page, course);
	await page.getByRole("link", { name: /Bring two pens/ }).click();
	await expect(spanishField(page)).toHaveValue(fact.spanish);
	await expect(page.getByLabel("Question in Spanish (optional)")).toBeHidden();
	await answerField(page).fill("Bring two blue pens.");
	await expect(page.getByText("Your Spanish of the earlier answer")).toHaveText(
		`Your Spanish of the earlier answer: “${fact.spanish}”`,
	);
	await save(page);
	await expect(toastOf(page, "Fact saved")).toBeVisible();
	expect(await pageInSpanish(page, course.slug)).toContain(
		'<span lang="en">Bring two blue pens.</span>',
	);
	await page.goto("/admin");
	await page.getByRole("link", { name: /not in Spanish yet/ }).click();
	const label = `Books, uniforms and supplies (${course.title})`;
	const row = page
		.getByRole("region", { name: "Facts" })
		.getByRole("listitem")
		.filter({ hasText: label });
	await expect(row).toContainText("English has changed");
	await expectNoFindings(page);
	await row.getByRole("link", { name: label }).click();
	await expect(spanishField(page)).toHaveValue("");
	await expect(page.getByText(`“${fact.spanish}”`)).toBeVisible();
	await expectNoFindings(page);
	await page.getByRole("button", { name: "It still fits" }).click();
	await expect(spanishField(page)).toHaveValue(fact.spanish);
	await expect(spanishField(page)).toBeFocused();
	await page.keyboard.press("Control+s");
	await expect(toastOf(page, "Fact saved")).toBeVisible();
	expect(await pageInSpanish(page, course.slug)).toContain(fact.spanish);
	await page.goto("/admin/pages/spanish");
	await expect(row).toContainText("Live");
	await row.getByRole("link", { name: label }).click();

	await answerField(page).fill("Bring three pens.");
	await page.getByRole("button", { name: "It still fits" }).click();
	await save(page);
	await expect(toastOf(page, "Fact saved")).toBeVisible();
	expect(await pageInSpanish(page, course.slug)).toContain(fact.spanish);
	await toastOf(page, "Fact saved").getByRole("button", { name: "Undo" }).click();
	await expect(toastOf(page, "Undone")).toBeVisible();
	expect(await (await page.request.get(`/courses/${course.slug}`)).text()).toContain("blue pens");
	expect(await pageInSpanish(page, course.slug)).toContain(fact.spanish);
});

test("a question of the school’s own has its Spanish next to that of the answer", async ({
	page,
}) => {
	const course = await ownCourse(page);
	await page.goto(`/admin/facts/new?topic=other&course=${course.id}`);
	await page.getByLabel("Question", { exact: true }).fill("Do I need shoes?");
	await answerField(page).fill("Yes, white ones.");
	await spanishField(page).fill("Sí, blancos.");
	await page.getByLabel("Question in Spanish (optional)").fill("¿Necesito zapatos?");
	await save(page);
	await expect(toastOf(page, "Fact added")).toBeVisible();
	const html = await pageInSpanish(page, course.slug);
	expect(html).toContain("<dt>¿Necesito zapatos?</dt><dd>Sí, blancos.");
	expect(html).not.toContain("Do I need shoes?");
});

test("who writes the Spanish of an answer that a colleague has changed meanwhile is asked", async ({
	page,
	site,
}) => {
	const course = await ownCourse(page);
	const price = { topic: "price", courseId: course.id, answer: "It costs $900." };
	const { id } = await (await site.asAdmin("POST", "/api/admin/facts", price)).json();
	const path = `/admin/facts/${id}`;
	await page.goto(path);
	await spanishField(page).fill("Cuesta $900.");
	const theirs = { answer: "It costs $950." };
	expect((await site.asAdmin("PATCH", `/api${path}`, theirs)).status).toBe(200);
	await save(page);
	const conflict = page.getByRole("dialog", { name: /also edited/ });
	await expect(conflict).toContainText("Answer in Spanish");
	await page.keyboard.press("Escape");
	expect((await (await site.asAdmin("GET", `/api${path}`)).json()).spanish).toBeNull();
});
