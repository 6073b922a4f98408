import { expect, test } from "./admin.ts";

test.use({ viewport: { width: 1366, height: 800 } });

test("two filters that are chosen before the page follows are both kept", async ({ office }) => {
	await office.goto("/admin/chats");
	await office.getByLabel("Outcome", { exact: true }).waitFor();
	await office.evaluate(() => {
		const choose = (label: string, value: string) => {
			const select = document.querySelector<HTMLSelectElement>(`select[aria-label="${label}"]`);
			if (!select) throw new Error(`there is no filter ${label}`);
			select.value = value;
			select.dispatchEvent(new Event("change", { bubbles: true }));
		};
		choose("Outcome", "declined");
		choose("Language", "es");
	});
	await expect(office).toHaveURL("/admin/chats?outcome=declined&language=es");
});

test("a search and a filter chosen right after it are both kept", async ({ office }) => {
	await office.goto("/admin/chats");
	await office.getByRole("searchbox").fill("flebotomía");
	await office.evaluate(() => {
		document
			.querySelector('input[type="search"]')
			?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
		const select = document.querySelector<HTMLSelectElement>('select[aria-label="Language"]');
		if (select) select.value = "es";
		select?.dispatchEvent(new Event("change", { bubbles: true }));
	});
	await expect(office).toHaveURL(/q=flebotom.*language=es/);
	await expect(office.getByRole("searchbox")).toHaveValue("flebotomía");
});
