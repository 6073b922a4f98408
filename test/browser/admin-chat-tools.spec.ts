import { expect, test } from "./admin.ts";
import { askQuestions, questionRows, uniqueWord } from "./admin-chats.ts";

test.use({ viewport: { width: 1366, height: 800 } });

test("the analytics of a period show topics, outcomes and response times", async ({
	adminPage,
}) => {
	const helped = await askQuestions(adminPage, "Where are you?");
	await helped.rate("up");
	await (await askQuestions(adminPage, "How much is the EKG program?")).wantsACall();
	await adminPage.goto("/admin/chats/figures");
	const figures = adminPage
		.getByRole("main")
		.getByRole("list")
		.filter({ hasText: "Conversations" });
	await expect(figures).toContainText(/\d+\s*Conversations/);
	await expect(figures).toContainText(/\d+%\s*Handed over to a person/);
	await expect(figures).toContainText(/\d+%\s*Said thanks/);
	await expect(figures).toContainText(/\d+\s*Requested a call/);
	const row = (name: string) => adminPage.getByRole("row").filter({ hasText: name });
	await expect(row("Handed over").first()).toContainText(/\d+ · \d+%/);
	await expect(row("Thumbs up / down")).toContainText(/[1-9]\d* \/ \d+/);
	await expect(adminPage.getByRole("img", { name: /^Questions per week, [1-9]/ })).toBeVisible();
	await adminPage.getByText("Show as table").click();
	await expect(
		adminPage.getByRole("table", { name: "Questions per week" }).getByRole("row"),
	).toHaveCount(9);

	await adminPage.getByRole("link", { name: "Most asked without a helpful answer" }).click();
	await expect(questionRows(adminPage).first()).toBeVisible();
	await expect(adminPage.getByLabel("Order")).toHaveValue("asked");
	await adminPage.goBack();
	await expect(row("95th percentile").first()).toBeHidden();
	await adminPage.getByText("Technical figures").click();
	await expect(row("Model failed, built-in assistant answered")).toContainText("0");
	await expect(row("Model answer blocked by checks")).toContainText("0");
	await expect(row("95th percentile").first()).toBeVisible();
	await expect(row("95th percentile").first()).toContainText(/\d m?s$/);

	await adminPage.getByLabel("Date", { exact: true }).selectOption({ label: "Last 7 days" });
	await expect(adminPage).toHaveURL("/admin/chats/figures?days=7");
	await adminPage.goto("/admin/chats/figures?from=2020-01-01&to=2020-01-02");
	await expect(adminPage.getByText("No conversations in this period.")).toBeVisible();
	await adminPage.route("**/api/admin/chat/figures**", (route) =>
		route.fulfill({ status: 500, body: "It broke." }),
	);
	await adminPage.goto("/admin/chats/figures");
	await expect(adminPage.getByRole("alert")).toContainText("Failed to load analytics.");
});

test("the test box answers as it does for visitors, with topic, source and confidence, continues, and stores nothing", async ({
	adminPage,
	site,
}) => {
	const word = uniqueWord();
	await adminPage.goto("/admin/chats/questions");
	await adminPage.getByText("Ask as a visitor").click();
	const box = adminPage.getByRole("region", { name: "Ask as a visitor" });
	const question = box.getByLabel("Question");
	await question.fill(`Tell me about the EKG program ${word}`);
	await question.press("Enter");
	const turns = box.getByRole("log").getByRole("article");
	const how = turns.nth(1);
	await expect(how).toContainText("EKG");
	await expect(how).toContainText(/About a course · from /);
	await how.getByText("Details").click();
	await expect(how.getByText(/^confidence \d\.\d\d · built-in · [\d.]+ m?s$/)).toBeVisible();
	await expect(box.getByRole("link", { name: "EKG Technician" })).toHaveAttribute(
		"href",
		"/courses/ekg",
	);
	await expect(question).toHaveValue("");
	await question.fill("How much is it?");
	await box.getByRole("button", { name: "Ask" }).click();
	await expect(turns.nth(3)).toContainText("Cost · left to the office");
	await expect(turns).toHaveCount(4);

	await adminPage.route("**/api/admin/chat/try", (route) => route.abort());
	await question.fill("And when?");
	await question.press("Enter");
	await expect(box.getByRole("alert")).toContainText("Can’t reach the server.");
	await expect(question).toHaveValue("And when?");
	await box.getByRole("button", { name: "Start over" }).click();
	await expect(turns).toHaveCount(0);
	const stored = await site.asAdmin("GET", `/api/admin/chat/conversations?q=${word}`);
	expect(await stored.json()).toEqual([]);
});
