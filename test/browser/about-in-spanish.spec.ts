import { expect, test } from "./site.ts";
import { whenReady } from "./visitor.ts";

test("a visitor who reads Spanish moves to About in Spanish, and to English and back", async ({
	page,
}) => {
	await page.goto("/es/privacy-policy");
	await whenReady(page);
	await page.getByRole("contentinfo").getByRole("link", { name: "Quiénes somos" }).click();
	const heading = page.getByRole("heading", { level: 1 });
	await expect(heading).toHaveText("Una escuela pequeña para carreras de la salud");
	await expect(page.getByText("Usted aprende haciendo.")).toBeVisible();
	await page.getByRole("banner").getByRole("link", { name: "English" }).click();
	await expect(heading).toHaveText("A small school for healthcare careers");
	await expect(page.getByRole("heading", { name: "What we do not promise" })).toBeVisible();
	await page.getByRole("banner").getByRole("link", { name: "Español" }).click();
	await expect(page).toHaveURL(/\/es\/about$/);
	await expect(page.getByRole("heading", { name: "Lo que no prometemos" })).toBeVisible();
	await expect(page.getByText("Un empleo. Le ayudamos a buscar")).toBeVisible();
});
