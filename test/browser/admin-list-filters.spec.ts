import { expect, test } from "./admin.ts";

test.use({ viewport: { width: 1366, height: 800 } });

test("two filters chosen before the page has updated both apply", async ({ adminPage }) => {
	await adminPage.goto("/admin/chats");
	await adminPage.getByLabel("Outcome", { exact: true }).waitFor();
	await adminPage.evaluate(() => {
		const choose = (label: string, value: string) => {
			const select = document.querySelector<HTMLSelectElement>(`select[aria-label="${label}"]`);
			if (!select) throw new Error(`there is no filter ${label}`);
			select.value = value;
			select.dispatchEvent(new Event("change", { bubbles: true }));
		};
		choose("Outcome", "declined");
		choose("Language", "es");
	});
	await expect(adminPage).toHaveURL("/admin/chats?outcome=declined&language=es");
});

test("a search and a filter chosen right after it both apply", async ({ adminPage }) => {
	await adminPage.goto("/admin/chats");
	await adminPage.getByRole("searchbox").fill("flebotomía");
	await adminPage.evaluate(() => {
		document
			.querySelector('input[type="search"]')
			?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
		const select = document.querySelector<HTMLSelectElement>('select[aria-label="Language"]');
		if (select) select.value = "es";
		select?.dispatchEvent(new Event("change", { bubbles: true }));
	});
	await expect(adminPage).toHaveURL(/q=flebotom.*language=es/);
	await expect(adminPage.getByRole("searchbox")).toHaveValue("flebotomía");
});

test("filters that are chosen in quick succession all apply, however far the page has rendered", async ({
	adminPage,
}) => {
	await adminPage.goto("/admin/chats");
	await adminPage.getByLabel("Outcome", { exact: true }).waitFor();
	// The programs to choose from come later than the filter itself.
	const choices = () =>
		adminPage
			.locator(".filter-selects select")
			.evaluateAll((all) => all.map((select) => select.childElementCount));
	await expect.poll(async () => Math.min(...(await choices()))).toBeGreaterThan(2);
	for (let round = 0; round < 4; round++) {
		const chosen = await adminPage.evaluate(
			async (index) => {
				const nextTask = () =>
					new Promise<unknown>((resolve) => {
						const { port1, port2 } = new MessageChannel();
						port1.onmessage = resolve;
						port2.postMessage(null);
					});
				const values: string[] = [];
				for (const select of document.querySelectorAll<HTMLSelectElement>(
					".filter-selects select",
				)) {
					select.selectedIndex = index;
					values.push(select.value);
					select.dispatchEvent(new Event("change", { bubbles: true }));
					await nextTask();
					await nextTask();
				}
				return values;
			},
			1 + (round % 2),
		);
		expect([...new URL(adminPage.url()).searchParams.values()]).toEqual(chosen);
	}
});
