import { expect, test, toastOf } from "./admin.ts";
import { expectNoFindings } from "./axe.ts";

test.use({ viewport: { width: 1366, height: 800 } });

test("an answer marked as a fact is given by the assistant, in both languages, until it is unmarked", async ({
	office,
	site,
}) => {
	const ask = async (content: string): Promise<string> => {
		const { conversationId } = await post("start", { sessionId: crypto.randomUUID() });
		return (await post("message", { conversationId, content })).aiMessage.content;
	};
	const post = async (path: string, data: unknown) =>
		(await office.request.post(`/api/chat/${path}`, { data })).json();

	await office.goto("/admin/settings");
	await office.getByRole("button", { name: "Add question" }).click();
	const added = office.locator("details.item[open]").last();
	await added.getByLabel("Question", { exact: true }).fill("Do you take WIOA vouchers for CNA?");
	await added.getByLabel("Answer", { exact: true }).fill("Yes, for CNA we take WIOA vouchers.");
	await expect(added.getByLabel("Answer in Spanish")).toBeHidden();
	await added.getByLabel("Use as a fact about").selectOption({ label: "Financial aid" });
	await added.getByLabel("Answer in Spanish").fill("Sí, para CNA aceptamos vales WIOA.");
	await expectNoFindings(office);
	await office.getByRole("button", { name: "Save", exact: true }).click();
	await expect(toastOf(office, "Settings saved")).toBeVisible();

	expect(await ask("is there financial aid for cna")).toContain(
		"Yes, for CNA we take WIOA vouchers.",
	);
	expect(await ask("¿Hay ayuda financiera para el curso de CNA?")).toContain(
		"Sí, para CNA aceptamos vales WIOA.",
	);
	expect(await ask("is there financial aid for ekg")).not.toContain("WIOA");

	await office.reload();
	const item = office.locator("details.item", { hasText: "Do you take WIOA vouchers for CNA?" });
	await item.locator("summary").click();
	await expect(item.getByLabel("Use as a fact about")).toHaveValue("aid");
	await item.getByLabel("Use as a fact about").selectOption({ label: "Not a fact" });
	await office.getByRole("button", { name: "Save", exact: true }).click();
	await expect(toastOf(office, "Settings saved")).toBeVisible();
	expect(await ask("is there financial aid for cna")).toContain("I don't have information");
	await site.asAdmin("PATCH", "/api/admin/settings", { questions: null });
});
