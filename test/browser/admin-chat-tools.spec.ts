import { expect, test, toastOf } from "./admin.ts";
import { answerTo, asked, aWord } from "./admin-chats.ts";

test.use({ viewport: { width: 1366, height: 800 } });

test("a program gets another name, which counts with the next message and belongs to it alone", async ({
	office,
}) => {
	const word = aWord();
	await office.goto("/admin/chats/names");
	const edit = (course: string) =>
		office.getByRole("button", { name: `Edit other names for ${course}` });
	await edit("EKG Technician").click();
	const dialog = office.getByRole("dialog", { name: "Other names" });
	const names = dialog.getByLabel("Names, one per line");
	const before = await names.inputValue();
	await names.fill(`${before}\n${word} class`);
	await dialog.getByRole("button", { name: "Save" }).click();
	await expect(toastOf(office, "Names saved")).toContainText(`${word} class`);
	await expect(office.getByRole("row").filter({ hasText: "EKG" })).toContainText(`${word} class`);
	expect(await answerTo(office, `Tell me about the ${word} class`)).toContain("EKG Technician");

	await edit("CPR and First Aid").click();
	await names.fill(`${word} class`);
	await dialog.getByRole("button", { name: "Save" }).click();
	await expect(dialog).toContainText(`“${word} class” is already used for EKG Technician.`);
	await expect(names).toHaveValue(`${word} class`);
	await names.fill("x".repeat(61));
	await dialog.getByRole("button", { name: "Save" }).click();
	await expect(names).toHaveAttribute("aria-invalid", "true");
	await dialog.getByRole("button", { name: "Cancel" }).click();

	await edit("EKG Technician").click();
	await names.fill(before);
	await dialog.getByRole("button", { name: "Save" }).click();
	await expect(office.getByRole("row").filter({ hasText: "EKG" })).not.toContainText(word);
	await toastOf(office, "Names saved").getByRole("button", { name: "Undo" }).click();
	await expect(office.getByRole("row").filter({ hasText: "EKG" })).toContainText(`${word} class`);
});

test("the figures of a period say what was asked, how it ended and how long it took", async ({
	office,
}) => {
	const helped = await asked(office, "Where are you?");
	await helped.rate("up");
	await (await asked(office, "How much is the EKG program?")).wantsACall();
	await office.goto("/admin/chats/figures");
	const figures = office.locator(".figures");
	await expect(figures).toContainText(/\d+\s*Conversations/);
	await expect(figures).toContainText(/\d+%\s*Handed over to a person/);
	await expect(figures).toContainText(/\d+%\s*Said thanks/);
	await expect(figures).toContainText(/\d+\s*Requested a call/);
	const row = (name: string) => office.getByRole("row").filter({ hasText: name });
	await expect(row("Handed over").first()).toContainText(/\d+ · \d+%/);
	await expect(row("Thumbs up / down")).toContainText(/[1-9]\d* \/ \d+/);
	await expect(row("Model failed, built-in assistant answered")).toContainText("0");
	await expect(row("Model answer blocked by checks")).toContainText("0");
	await expect(row("95th percentile").first()).toContainText(/\d+ ms/);
	await expect(office.getByRole("img", { name: /^Questions per week, [1-9]/ })).toBeVisible();
	await office.getByText("Show as table").click();
	await expect(
		office.getByRole("table", { name: "Questions per week" }).getByRole("row"),
	).toHaveCount(9);

	await office.getByLabel("Date", { exact: true }).selectOption({ label: "Last 7 days" });
	await expect(office).toHaveURL("/admin/chats/figures?days=7");
	await office.goto("/admin/chats/figures?from=2020-01-01&to=2020-01-02");
	await expect(office.getByText("No conversations in this period.")).toBeVisible();
	await office.route("**/api/admin/chat/figures**", (route) =>
		route.fulfill({ status: 500, body: "It broke." }),
	);
	await office.goto("/admin/chats/figures");
	await expect(office.getByRole("alert")).toContainText("Failed to load analytics.");
});

test("the test box answers as a visitor is answered, with intent, source and certainty, goes on, and stores nothing", async ({
	office,
	site,
}) => {
	const word = aWord();
	await office.goto("/admin/chats/try");
	const box = office.getByRole("region", { name: "Ask as a visitor" });
	const question = box.getByLabel("Question");
	await question.fill(`Tell me about the EKG program ${word}`);
	await question.press("Enter");
	await expect(box.locator(".words").nth(1)).toContainText("EKG");
	await expect(box.locator(".chat-how").first()).toContainText(
		/About a course · from .*confidence \d\.\d\d · built-in · \d+ ms · answered/,
	);
	await expect(box.getByRole("link", { name: "EKG Technician" })).toHaveAttribute(
		"href",
		"/courses/ekg",
	);
	await expect(question).toHaveValue("");
	await question.fill("How much is it?");
	await box.getByRole("button", { name: "Ask" }).click();
	await expect(box.locator(".chat-how").nth(1)).toContainText("Cost · left to the office");
	await expect(box.locator(".words")).toHaveCount(4);

	await office.route("**/api/admin/chat/try", (route) => route.abort());
	await question.fill("And when?");
	await question.press("Enter");
	await expect(box.getByRole("alert")).toContainText("Can’t reach the server.");
	await expect(question).toHaveValue("And when?");
	await box.getByRole("button", { name: "Start over" }).click();
	await expect(box.locator(".words")).toHaveCount(0);
	const stored = await site.asAdmin("GET", `/api/admin/chat/conversations?q=${word}`);
	expect(await stored.json()).toEqual([]);
});

test("the time that conversations are kept is changed, and asked about before it gets shorter", async ({
	office,
	site,
}) => {
	const settings = "/api/admin/chat/settings";
	const kept = async () => (await (await site.asAdmin("GET", settings)).json()).retentionDays;
	await site.asAdmin("PATCH", settings, { retentionDays: 200 });
	await office.goto("/admin/chats/settings");
	const days = office.getByLabel("Keep conversations for (days)");
	await expect(days).toHaveValue("200");
	await expect(office.getByText("No language model is set up.")).toBeVisible();
	const save = office.getByRole("button", { name: "Save" });
	await expect(save).toBeDisabled();
	await days.fill("many");
	await save.click();
	await expect(office.getByText("Please enter a number from 1 to 365")).toBeVisible();
	await expect(days).toBeFocused();
	await days.fill("300");
	await save.click();
	await expect(toastOf(office, "Settings saved")).toBeVisible();
	expect(await kept()).toBe(300);

	await days.fill("250");
	await save.click();
	const asks = office.getByRole("alertdialog", {
		name: "Shorten how long conversations are kept?",
	});
	await expect(asks).toContainText("more than 250 days old");
	await asks.getByRole("button", { name: "Cancel" }).click();
	expect(await kept()).toBe(300);
	await save.click();
	await asks.getByRole("button", { name: "Shorten and delete" }).click();
	await expect.poll(kept).toBe(250);
	await expect(save).toBeDisabled();

	// Another person changes it.
	await days.fill("310");
	await site.asAdmin("PATCH", settings, { retentionDays: 320 });
	await save.click();
	const conflict = office.getByRole("dialog", { name: "admin also edited this record" });
	await conflict.getByRole("button", { name: "Use all of admin’s" }).click();
	await expect(days).toHaveValue("320");

	await office.route(`**${settings}`, (route) =>
		route.request().method() === "PATCH"
			? route.fulfill({ status: 503, body: "The database is away." })
			: route.fallback(),
	);
	await days.fill("330");
	await save.click();
	await expect(office.getByRole("alert").filter({ hasText: "database" })).toContainText(
		"Your changes are still here.",
	);
	await expect(days).toHaveValue("330");
});

test("where a language model is set up, its calls are capped here", async ({ office, site }) => {
	const settings = "/api/admin/chat/settings";
	const known = await (await site.asAdmin("GET", settings)).json();
	const sent: unknown[] = [];
	await office.route(`**${settings}`, (route) => {
		const change = route.request().postDataJSON() ?? {};
		if (route.request().method() === "PATCH") sent.push(change);
		return route.fulfill({ json: { ...known, ...change, hasModel: true } });
	});
	await office.goto("/admin/chats/settings");
	const perDay = office.getByLabel("Language model calls per day");
	await perDay.fill("-1");
	await office.getByRole("button", { name: "Save" }).click();
	await expect(office.getByText("Please enter a number from 0 to 1,000,000")).toBeVisible();
	await perDay.fill("1,500");
	await office.getByLabel("Language model calls per visitor per day").fill("12");
	await office.getByRole("button", { name: "Save" }).click();
	await expect(toastOf(office, "Settings saved")).toBeVisible();
	expect(sent).toEqual([{ modelCallsPerDay: 1500, modelCallsPerVisitor: 12 }]);
});
