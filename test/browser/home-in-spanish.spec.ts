import type { Page } from "@playwright/test";
import { expect, test } from "./site.ts";
import { marisol, toastTitled, whenReady } from "./visitor.ts";

const questions = (page: Page) => page.getByRole("region", { name: "Preguntas frecuentes" });

test("registering there ends in Spanish, and so does its notification on a page without a form", async ({
	page,
}) => {
	await page.goto("/es");
	await whenReady(page);
	const form = page.locator("#register form");
	await form.getByLabel("Nombre completo").fill(marisol.name);
	await form.getByLabel("Correo electrónico").fill(marisol.email);
	await form.getByLabel("Teléfono").fill(marisol.phone);
	await form.getByLabel("Programa", { exact: true }).selectOption({ index: 1 });
	await form.getByRole("button", { name: "Inscribirme" }).click();
	await expect(
		page.getByRole("heading", { name: "¡Su inscripción se envió con éxito!" }),
	).toBeVisible();
	await expect(page.getByRole("button", { name: "Hacer otra inscripción" })).toBeVisible();
	const saved = toastTitled(page, "Inscripción enviada");
	// The pointer keeps it on the screen.
	await saved.hover();
	await page
		.getByRole("contentinfo")
		.getByRole("link", { name: "Quiénes somos" })
		.evaluate((link: HTMLElement) => link.click());
	await expect(page).toHaveURL("/es/about");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/escuela pequeña/i);
	await expect(saved).toContainText("Gracias por su inscripción.");
});

test("moving to it within the site shows the same", async ({ page }) => {
	await page.goto("/es/about");
	await whenReady(page);
	await page.getByRole("banner").getByRole("link").first().click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Comience su carrera en salud");
	await expect(
		page.locator("#programs").getByRole("listitem").getByRole("heading").first(),
	).toHaveText("Asistente médico clínico");
	await expect(page.locator("blockquote").first()).toContainText("Yo trabajaba de día");
	const last = questions(page).locator("details").last();
	await last.getByText("¿Cuándo está abierta la oficina?").click();
	await expect(last.getByText("De lunes a viernes")).toBeVisible();
});

test("a question of the school that has no Spanish is marked, and the page says so", async ({
	page,
}) => {
	// The first page asks for the facts when a visitor moves to it.
	await page.route("**/api/facts", async (route) => {
		const facts = (await (await route.fetch()).json()) as object[];
		const own = { question: "Is there a lift?", answer: "Yes, there is.", spanish: null };
		await route.fulfill({ json: [{ ...facts[0], ...own }] });
	});
	await page.goto("/es/about");
	await whenReady(page);
	await page.getByRole("banner").getByRole("link").first().click();
	await expect(questions(page).locator("summary")).toHaveText("Is there a lift?");
	await expect(questions(page).locator("[lang=en]")).toHaveText([
		"Is there a lift?",
		"Yes, there is.",
	]);
	await expect(
		page.locator("main").getByText("Algunas partes de esta página están en inglés."),
	).toBeVisible();
});

test("a page that is not there says so in Spanish", async ({ page }) => {
	const answer = await page.goto("/es/nada");
	expect(answer?.status()).toBe(404);
	await expect(page).toHaveTitle(/^404 Página no encontrada/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Página no encontrada");
	await expect(page.getByRole("link", { name: "Ver todos los programas" })).toHaveAttribute(
		"href",
		"/es#programs",
	);
	await whenReady(page);
	await page.locator("main").getByRole("link", { name: "Contáctenos" }).click();
	await expect(page).toHaveURL("/es/contact");
});

test("a page that fails says so in Spanish", async ({ page }) => {
	await page.goto("/es/about");
	await whenReady(page);
	await page.route("**/api/texts", (route) => route.abort());
	await page.getByRole("banner").getByRole("link").first().click();
	const main = page.locator("main");
	await expect(main.getByRole("heading", { level: 1 })).toHaveText("Algo salió mal");
	await expect(main.getByRole("button", { name: "Intentar de nuevo" })).toBeVisible();
});

for (const [path, name] of [
	["/", "Español"],
	["/es", "English"],
] as const) {
	test(`the language link of ${path} is in the header at every width, easy to tap, and nothing is cut off`, async ({
		page,
	}) => {
		await page.goto(path);
		await page.keyboard.press("Tab");
		await expect(page.getByRole("link", { name: /^(?:Skip to|Ir al) / })).toBeFocused();
		const link = page.getByRole("banner").getByRole("link", { name });
		for (const viewport of [320, 390, 768, 1024, 1366]) {
			await page.setViewportSize({ width: viewport, height: 844 });
			const { x = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
			expect(Math.min(width, height), `${viewport} px`).toBeGreaterThanOrEqual(44);
			expect(x + width, `${viewport} px`).toBeLessThanOrEqual(viewport);
			const isCut = (element: Element) => element.scrollWidth > element.clientWidth;
			expect(await link.evaluate(isCut), `${viewport} px`).toBe(false);
			expect(await page.locator("html").evaluate(isCut), `${viewport} px`).toBe(false);
			await link.focus();
			await expect(link).not.toHaveCSS("outline-style", "none");
			await link.blur();
		}
	});
}

test("the language link keeps the query, and leads to the twin of the address that was asked for", async ({
	page,
}) => {
	for (const [address, twin] of [
		["/es/about?utm_source=card", "/about?utm_source=card"],
		["/no-such-page", "/es/no-such-page"],
	] as const) {
		await page.goto(address);
		await whenReady(page);
		const link = page.getByRole("banner").locator("a[hreflang]");
		await expect(link).toHaveAttribute("href", twin);
	}
});
