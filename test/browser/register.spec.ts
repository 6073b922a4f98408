import { expect, test } from "./site.ts";

test("home, a course, register, success: and the registration is there", { tag: "@smoke" }, async ({
	page,
	site,
}) => {
	await page.goto("/");
	await page
		.getByRole("link", { name: /Certified Nursing Assistant/ })
		.first()
		.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		"Certified Nursing Assistant (CNA)",
	);
	await page.locator("main").getByRole("link", { name: "Register Now" }).last().click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Program Registration");
	await expect(page.getByLabel("Program", { exact: true })).toHaveValue("2");
	await page.getByLabel("Full name").fill("Marisol Vega");
	await page.getByLabel("Email").fill("marisol@mail.example");
	await page.getByLabel("Phone").fill("732-555-0187");
	await page.getByRole("button", { name: "Register", exact: true }).click();
	await expect(page.getByRole("heading", { name: "Registration Successful!" })).toBeVisible();
	const reference = await page.getByText(/^R-\d{6}/).innerText();
	const list = await (await site.asAdmin("GET", `/api/admin/registrations?q=${reference}`)).json();
	expect(list).toMatchObject([{ fullName: "Marisol Vega", courseId: 2, status: "pending" }]);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("the form registers, and an identical one within ten minutes is stored once", {
		tag: "@smoke",
	}, async ({ page, site }) => {
		for (let n = 0; n < 2; n++) {
			await page.goto("/register?program=ekg");
			await page.getByLabel("Full name").fill("Denise Okafor");
			await page.getByLabel("Email").fill("denise@mail.example");
			await page.getByLabel("Phone").fill("732-555-0119");
			await page.getByRole("button", { name: "Register", exact: true }).click();
			await expect(page.getByRole("heading", { name: "Registration Successful!" })).toBeVisible();
		}
		const list = await (await site.asAdmin("GET", "/api/admin/registrations?q=denise")).json();
		expect(list).toHaveLength(1);
		expect(list[0]).toMatchObject({ fullName: "Denise Okafor", courseId: 4 });
	});

	test("errors are next to their fields and all text stays", async ({ page }) => {
		await page.goto("/register");
		await page.getByLabel("Full name").fill("Denise Okafor");
		await page.getByLabel("Email").fill("denise@");
		await page.getByRole("button", { name: "Register", exact: true }).click();
		await expect(
			page.locator("main").getByText("Please enter a valid email address"),
		).toBeVisible();
		await expect(page.locator("main").getByText("Please enter a valid phone number")).toBeVisible();
		await expect(page.locator("main").getByText("Please select a valid course")).toBeVisible();
		await expect(page.getByLabel("Full name")).toHaveValue("Denise Okafor");
		await expect(page.getByLabel("Email")).toHaveValue("denise@");
	});

	test("a reload of the success view, and going back and sending again, store nothing twice", async ({
		page,
		site,
	}) => {
		await page.goto("/register?program=cna");
		await page.getByLabel("Full name").fill("Ines Duarte");
		await page.getByLabel("Email").fill("ines@mail.example");
		await page.getByLabel("Phone").fill("732-555-0120");
		await page.getByRole("button", { name: "Register", exact: true }).click();
		const success = page.getByRole("heading", { name: "Registration Successful!" });
		await expect(success).toBeVisible();
		await page.reload();
		await expect(success).toBeVisible();
		await page.goBack();
		await page.getByRole("button", { name: "Register", exact: true }).click();
		await expect(success).toBeVisible();
		const list = await site.asAdmin("GET", "/api/admin/registrations?q=ines@");
		expect(await list.json()).toHaveLength(1);
		await page.getByRole("button", { name: "Register Another" }).click();
		await expect(page.getByLabel("Full name")).toHaveValue("");
	});
});
