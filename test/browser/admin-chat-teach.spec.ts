import { colleague, expect, test, toastOf } from "./admin.ts";
import { answerTo, asked, aWord } from "./admin-chats.ts";

test.use({ viewport: { width: 1366, height: 800 } });

/** A question without an answer. */
const unknownQuestion = () => `${aWord()} ${aWord()}?`;

const dialogOf = (page: import("@playwright/test").Page) =>
	page.getByRole("dialog", { name: "Preview answers" });

test("an unanswered question becomes a fact: prefilled, warned about, rehearsed, live with the next message, taken back", async ({
	office,
}) => {
	const question = unknownQuestion();
	await asked(office, question);
	await asked(office, question);
	await office.goto("/admin/chats/unanswered");
	const row = office.getByRole("row").filter({ hasText: question });
	await expect(row).toContainText("2");
	await row.getByText(question).first().click();
	await expect(row.getByRole("listitem")).toHaveText(`${question} × 2`);
	await row.getByRole("link", { name: `Add fact for “${question}”` }).click();
	await expect(office).toHaveURL("/admin/chats/teach");
	await expect(office.getByText("Asked 2 times")).toBeVisible();
	await expect(office.getByLabel("Question 1")).toHaveValue(question);

	const answer = "Yes. It is in room 4, and open until 3:00 AM.";
	await office.getByLabel("Answer in English").fill(answer);
	const aside = office.getByRole("region", { name: "Assistant preview" });
	await expect(aside).toContainText("It mentions 3:00 AM, but the office is open");
	await expect(aside.getByRole("listitem").filter({ hasText: question })).toContainText(answer);
	await expect(aside).toContainText(/\d+ test questions are unchanged/);
	await aside.getByText(/test questions are unchanged/).click();
	await expect(aside).toContainText("Is there a guaranteed job?");

	await office.getByRole("button", { name: "Preview and save" }).click();
	await expect(dialogOf(office)).toContainText("It mentions 3:00 AM");
	await dialogOf(office).getByRole("button", { name: "Keep editing" }).click();
	const right = "Yes. It is in room 4.";
	await office.getByLabel("Answer in English").fill(right);
	await office.getByLabel("Answer in Spanish").fill("Sí. Está en el salón 4.");
	await office.getByRole("button", { name: "Add link" }).click();
	await office.getByLabel("Link 1 text").fill("Contact us");
	await office.getByLabel("Link 1 URL").fill("/contact");
	await office.keyboard.press("Control+s");
	await expect(dialogOf(office)).not.toContainText("3:00 AM");
	expect(await answerTo(office, question)).not.toBe(right);
	await dialogOf(office).getByRole("button", { name: "Save and publish" }).click();
	await expect(toastOf(office, "Fact saved")).toContainText("The assistant uses it from now on.");
	await expect(office).toHaveURL("/admin/chats/taught");
	expect(await answerTo(office, question)).toBe(right);

	await toastOf(office, "Fact saved").getByRole("button", { name: "Undo" }).click();
	await expect(office.getByRole("row").filter({ hasText: question })).toHaveCount(0);
	expect(await answerTo(office, question)).not.toBe(right);
});

test("what is missing or cannot be is said beside its field, and what was typed stays through a failure and a reload", async ({
	office,
}) => {
	const question = unknownQuestion();
	await office.goto("/admin/chats/teach");
	await office.getByRole("button", { name: "Preview and save" }).click();
	await expect(office.getByText("Please enter at least one question")).toBeVisible();
	await expect(office.getByText("Please enter the answer in English")).toBeVisible();
	await expect(office.getByLabel("Question 1")).toBeFocused();
	await office.getByLabel("Question 1").fill(question);
	await office.getByRole("button", { name: "Add another question" }).click();
	await expect(office.getByLabel("Question 2")).toBeFocused();
	await office.getByLabel("Answer in English").fill("In room 5.");
	await office.getByRole("button", { name: "Add link" }).click();
	await office.getByLabel("Link 1 text").fill("Win");
	await office.getByLabel("Link 1 URL").fill("https://elsewhere.example");
	await office.getByRole("button", { name: "Preview and save" }).click();
	await expect(office.getByText("Please enter a page on this site")).toBeVisible();
	await expect(office.getByLabel("Link 1 URL")).toBeFocused();
	// The empty row is removed.
	await expect(office.getByLabel("Question 2")).toHaveCount(0);
	await office.getByRole("button", { name: "Remove link 1" }).click();

	await office.route("**/api/admin/chat/taught", (route) =>
		route.request().method() === "POST"
			? route.fulfill({ status: 503, body: "The database is away." })
			: route.fallback(),
	);
	await office.getByRole("button", { name: "Preview and save" }).click();
	await dialogOf(office).getByRole("button", { name: "Save and publish" }).click();
	await expect(office.getByRole("alert").filter({ hasText: "database" })).toContainText(
		"Your changes are still here.",
	);
	await office.reload();
	await expect(office.getByLabel("Answer in English")).toHaveValue("In room 5.");
	await expect(office.getByText("Unsaved draft restored.")).toBeVisible();
	await office.getByRole("link", { name: "Cancel" }).click();
	const leave = office.getByRole("alertdialog", { name: "Leave without saving?" });
	await leave.getByRole("button", { name: "Keep editing" }).click();
	await expect(office.getByLabel("Answer in English")).toHaveValue("In room 5.");
});

test("where the assistant cannot be asked, that is said and one can save all the same", async ({
	office,
}) => {
	const question = unknownQuestion();
	await office.route("**/api/admin/chat/rehearse", (route) =>
		route.fulfill({ status: 500, body: "" }),
	);
	await office.goto("/admin/chats/teach");
	await office.getByLabel("Question 1").fill(question);
	await office.getByLabel("Answer in English").fill("In room 6.");
	await expect(office.getByRole("alert").first()).toContainText("Failed to load the preview.");
	await office.getByRole("button", { name: "Preview and save" }).click();
	await expect(dialogOf(office)).toContainText("Failed to load the preview.");
	await dialogOf(office).getByRole("button", { name: "Save and publish" }).click();
	await expect(toastOf(office, "Fact saved")).toBeVisible();
	expect(await answerTo(office, question)).toBe("In room 6.");
});

test("a fact is switched off at once, rehearsed before it is switched on, changed, and deleted when that was asked", async ({
	office,
	site,
}) => {
	const question = unknownQuestion();
	const answerEn = `In room 7 ${question}`;
	const added = await site.asAdmin("POST", "/api/admin/chat/taught", {
		questions: [question],
		answerEn,
	});
	const { id } = await added.json();
	await office.goto(`/admin/chats/taught?q=${encodeURIComponent(question)}`);
	const active = office.getByRole("switch", { name: `${question}: active` });
	await active.click({ force: true });
	await expect(toastOf(office, "Fact saved")).toContainText("Visitors no longer see it.");
	await expect(active).not.toBeChecked();
	expect(await answerTo(office, question)).not.toBe(answerEn);
	await active.click({ force: true });
	await expect(dialogOf(office)).toContainText(answerEn);
	expect(await answerTo(office, question)).not.toBe(answerEn);
	await dialogOf(office).getByRole("button", { name: "Save and publish" }).click();
	await expect(active).toBeChecked();
	expect(await answerTo(office, question)).toBe(answerEn);

	await office.getByRole("link", { name: question }).click();
	await expect(office).toHaveURL(`/admin/chats/taught/${id}`);
	await expect(office.getByRole("button", { name: "Preview and save" })).toBeDisabled();
	await office.getByLabel("Answer in English").fill("In room 8.");
	await office.getByRole("button", { name: "Preview and save" }).click();
	await dialogOf(office).getByRole("button", { name: "Save and publish" }).click();
	await expect(toastOf(office, "Fact saved")).toBeVisible();
	expect(await answerTo(office, question)).toBe("In room 8.");

	await office.goto(`/admin/chats/taught?q=${encodeURIComponent(question)}`);
	await office.getByRole("button", { name: `Delete “${question}”` }).click();
	const asks = office.getByRole("alertdialog", { name: "Delete this fact?" });
	await asks.getByRole("button", { name: "Cancel" }).click();
	await expect(active).toBeVisible();
	await office.getByRole("button", { name: `Delete “${question}”` }).click();
	await asks.getByRole("button", { name: "Delete" }).click();
	await expect(toastOf(office, "Fact deleted")).toBeVisible();
	await expect(office.getByText("No facts yet.")).toBeVisible();
	await office.goto(`/admin/chats/taught/${id}`);
	await expect(office.getByText("This fact no longer exists.")).toBeVisible();
});

test("two people change one answer: what only one wrote is kept, the rest is chosen", async ({
	office,
	site,
}) => {
	const question = unknownQuestion();
	const added = await site.asAdmin("POST", "/api/admin/chat/taught", {
		questions: [question],
		answerEn: "In room 1.",
		isActive: false,
	});
	const path = `/admin/chats/taught/${(await added.json()).id}`;
	await office.goto(path);
	await office.getByLabel("Answer in English").fill("In room 2.");
	const other = await colleague(office, path);
	await other.getByLabel("Answer in English").fill("In room 3.");
	await other.getByLabel("Answer in Spanish").fill("En el salón 3.");
	await other.getByRole("button", { name: "Save", exact: true }).click();
	await expect(toastOf(other, "Fact saved")).toBeVisible();
	await other.context().close();

	await office.getByRole("button", { name: "Save", exact: true }).click();
	const conflict = office.getByRole("dialog", { name: "admin also edited this record" });
	await expect(conflict.getByRole("group", { name: "Answer in English" })).toContainText(
		"admin’s versionIn room 3.",
	);
	await conflict.getByText("Your version").click();
	await conflict.getByRole("button", { name: "Save selection" }).click();
	await expect(toastOf(office, "Fact saved")).toBeVisible();
	await office.goto(path);
	await expect(office.getByLabel("Answer in English")).toHaveValue("In room 2.");
	await expect(office.getByLabel("Answer in Spanish")).toHaveValue("En el salón 3.");
});

test("by keyboard alone: from the unanswered question to the live answer", async ({ office }) => {
	const question = unknownQuestion();
	await asked(office, question);
	await office.goto(`/admin/chats/unanswered?q=${encodeURIComponent(question)}`);
	await expect(office.getByRole("row").nth(1)).toContainText(question);
	const key = (name: string) => office.keyboard.press(name);
	await key("ArrowDown");
	await key("Enter");
	await expect(office.getByLabel("Question 1")).toHaveValue(question);
	await office.getByLabel("Question 1").focus();
	// The row's button and the one below it, then the answer.
	for (let n = 0; n < 3; n++) await key("Tab");
	await expect(office.getByLabel("Answer in English")).toBeFocused();
	await office.keyboard.type("In room 9.");
	await key("Control+s");
	const live = dialogOf(office).getByRole("button", { name: "Save and publish" });
	await expect(live).toBeEnabled();
	for (let n = 0; n < 12; n++) {
		if (await live.evaluate((button) => button === document.activeElement)) break;
		await key("Tab");
	}
	await expect(live).toBeFocused();
	await key("Enter");
	await expect(toastOf(office, "Fact saved")).toBeVisible();
	expect(await answerTo(office, question)).toBe("In room 9.");
});
