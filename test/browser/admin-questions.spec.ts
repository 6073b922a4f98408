import { expect, test, toastOf } from "./admin.ts";
import { answerTo, askQuestions, pressUntil, questionRows, uniqueWord } from "./admin-chats.ts";
import { expectNoFindings } from "./axe.ts";

test("by keyboard alone: right, another answer, not on our pages, and taken back; it fits a phone", async ({
	adminPage,
}) => {
	const desk = { width: 1366, height: 800 };
	const phone = { width: 390, height: 844 };
	/** At both widths; the keyboard goes on at the desk. */
	const expectFit = async (part?: string) => {
		await expectNoFindings(adminPage, part);
		await adminPage.setViewportSize(phone);
		await expectNoFindings(adminPage, part);
		const sideways = await adminPage.evaluate(
			() => document.documentElement.scrollWidth - innerWidth,
		);
		expect(sideways).toBeLessThanOrEqual(0);
		await adminPage.setViewportSize(desk);
	};
	await adminPage.setViewportSize(desk);
	const { keyboard } = adminPage;
	const word = uniqueWord();
	const question = `Does an EKG technician take care of the ${word} machine?`;
	await askQuestions(adminPage, question);
	await adminPage.goto(`/admin/chats/questions?q=${word}`);
	const row = questionRows(adminPage);
	await expect(row).toContainText(question);
	await expect(row).toContainText("EKG Technician");
	await expect(row).toContainText("1 person");
	const button = (name: string) => row.getByRole("button", { name, exact: true });
	const press = async (name: string) => {
		await pressUntil(adminPage, "Tab", button(name));
		await keyboard.press("Enter");
	};
	await keyboard.press("ArrowDown");
	await expect(row).toBeFocused();
	await press("Right");
	await expect(button("Right")).toHaveAttribute("aria-pressed", "true");
	await expectNoFindings(adminPage);

	await press("Another answer");
	const dialog = adminPage.getByRole("dialog", { name: "Which text answers it?" });
	await expect(dialog.getByLabel("Search texts")).toBeFocused();
	await keyboard.type("record a 12-lead EKG");
	const text = dialog.getByRole("list", { name: "Texts" }).getByRole("button").first();
	await expect(text).toContainText("record a 12-lead EKG");
	await expectFit("[role=dialog]");
	const chosen = (await text.evaluate((button) => button.firstChild?.textContent)) ?? "";
	await pressUntil(adminPage, "Tab", text);
	await keyboard.press("Enter");
	await expect(toastOf(adminPage, "Answer chosen")).toBeVisible();
	await expect(dialog).toBeHidden();
	await expect(button("Another answer")).toBeFocused();
	await expect(row).toContainText(`“${chosen}”`);
	await expect(button("Right")).toHaveAttribute("aria-pressed", "false");
	expect(await answerTo(adminPage, question)).toContain(chosen);

	await press("Not on our pages");
	await expect(row).toContainText("You marked this as not on your pages.");
	expect(await answerTo(adminPage, question)).not.toContain(chosen);
	await expectFit();
	await press("Remove");
	await expect(button("Not on our pages")).toHaveAttribute("aria-pressed", "false");
});

test("filters and the order are in the URL, and a question leads to its conversation", async ({
	adminPage,
}) => {
	await adminPage.setViewportSize({ width: 1366, height: 800 });
	const word = uniqueWord();
	const spanish = await askQuestions(adminPage, `¿Tienen estacionamiento para ${word}?`);
	await askQuestions(adminPage, `Is there a ${word} in the EKG class?`);
	await askQuestions(adminPage, `is there a ${word} in the ekg class`);
	await adminPage.goto(`/admin/chats/questions?q=${word}`);
	const rows = questionRows(adminPage);
	await expect(rows).toHaveCount(2);
	await expect(rows.first()).toContainText("2 people");
	const choose = (name: string, label: string) =>
		adminPage.getByLabel(name, { exact: true }).selectOption({ label });
	await choose("Order", "Most asked first");
	await choose("Language", "Spanish");
	await choose("Status", "Not checked yet");
	await expect(rows).toHaveCount(1);
	await expect(adminPage).toHaveURL(/checked=open/);
	await adminPage.reload();
	await expect(rows).toHaveCount(1);
	await choose("Status", "Right");
	await expect(adminPage.getByText("No questions found.")).toBeVisible();
	await choose("Status", "All questions");
	await rows.getByRole("link").click();
	await expect(adminPage).toHaveURL(`/admin/chats?open=${spanish.conversationId}`);
});

test("a list that fails to load and a decision that fails are shown", async ({ adminPage }) => {
	const word = uniqueWord();
	await askQuestions(adminPage, `Is there a ${word} in the EKG class?`);
	let broken = true;
	await adminPage.route("**/api/admin/chat/questions**", (route) =>
		broken ? route.fulfill({ status: 500, body: "It broke." }) : route.fallback(),
	);
	await adminPage.goto(`/admin/chats/questions?q=${word}`);
	await expect(adminPage.getByRole("alert")).toContainText("Failed to load questions.");
	broken = false;
	await adminPage.getByRole("button", { name: "Retry" }).click();
	await adminPage.route("**/api/admin/chat/taught-questions", (route) =>
		route.fulfill({ status: 503, body: "The database is away." }),
	);
	await questionRows(adminPage).getByRole("button", { name: "Not on our pages" }).click();
	await expect(toastOf(adminPage, "Update Failed")).toContainText("The database is away.");
});
