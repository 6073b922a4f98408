import type { Page } from "@playwright/test";
import { aClassAhead, aRegistration } from "../factories.ts";
import { expectNoFindings } from "./axe.ts";
import { expect, test } from "./site.ts";
import { marisol, shownReference, toastTitled, whenReady } from "./visitor.ts";

const ekg = "Técnico en electrocardiogramas (EKG)";

/** Collects the programs that the emails from the browser to the office name. */
async function programsInEmails(page: Page): Promise<string[]> {
	const programs: string[] = [];
	await page.route("**/api/config/emailjs", (route) =>
		route.fulfill({ json: { publicKey: "p", serviceId: "s", templateId: "t" } }),
	);
	await page.route("https://api.emailjs.com/**", (route) => {
		programs.push(route.request().postDataJSON().template_params.program_name);
		return route.fulfill({ body: "OK", headers: { "access-control-allow-origin": "*" } });
	});
	return programs;
}

test("registering at /es/register is in Spanish to its end, and the office reads English", async ({
	page,
	site,
}) => {
	await page.goto("/es/register?program=ekg");
	await whenReady(page);
	const program = page.getByLabel("Programa", { exact: true });
	await expect(program.locator(":checked")).toHaveText(ekg);
	await page.getByLabel("Nombre completo").fill(marisol.name);
	const email = page.getByLabel("Correo electrónico");
	await email.fill("marisol@gmial.com");
	await page.getByLabel("Teléfono").fill("732");
	await expect(page.getByText("¿Quiso decir marisol@gmail.com?")).toBeVisible();
	await page.getByRole("button", { name: "No, dejar el mío" }).click();
	await expect(page.getByText("Su correo sigue siendo marisol@gmial.com.")).toBeVisible();
	const send = page.getByRole("button", { name: "Inscribirme" });
	await send.click();
	await expect(page.getByLabel("Teléfono")).toHaveAccessibleDescription(
		/Escriba un número de teléfono válido/,
	);
	await expect(
		page.getByText("Todavía no se envió. Corrija 1 respuesta más arriba."),
	).toBeVisible();
	await expectNoFindings(page);
	await page.getByLabel("Teléfono").fill(marisol.phone);

	const programs = await programsInEmails(page);
	const request = page.waitForRequest("**/api/register");
	await send.click();
	expect((await request).headers()["accept-language"]).toBe("es");
	await expect(
		page.getByRole("heading", { name: "¡Su inscripción se envió con éxito!" }),
	).toBeFocused();
	await expect(toastTitled(page, "Inscripción enviada")).toContainText(
		"Gracias por su inscripción. ¡Nos comunicaremos pronto con usted!",
	);
	await expect(page.locator("main")).toContainText(`en el programa ${ekg}.`);
	await expect(page.locator("main")).toContainText("de lunes a viernes, de 9:00 AM a 5:00 PM");
	await expect.poll(() => programs).toEqual(["EKG Technician"]);
	const reference = await shownReference(page).innerText();
	const rows = await (await site.asAdmin("GET", `/api/admin/registrations?q=${reference}`)).json();
	expect(rows).toMatchObject([{ courseTitle: "EKG Technician" }]);
	await page.getByRole("button", { name: "Hacer otra inscripción" }).click();
	await expect(page.getByLabel("Nombre completo")).toHaveValue("");
	await expect(page).toHaveURL("/es/register");
});

test("a full class is offered in Spanish, and the place on its waiting list is said in Spanish", async ({
	page,
	site,
}) => {
	const added = await site.asAdmin("POST", "/api/admin/classes", aClassAhead({ seats: 1 }));
	const { id, courseId } = await added.json();
	const taken = await site.asAdmin(
		"POST",
		"/api/register",
		aRegistration({ courseId, classId: id }),
	);
	const { id: registrationId } = await taken.json();
	await site.asAdmin("POST", "/api/admin/placements", { registrationId, act: "place" });
	const programs = await programsInEmails(page);
	for (const path of ["/es/register", "/es/about"]) {
		await page.goto(path);
		await whenReady(page);
		// From another page the browser itself makes the words, and they are the same.
		if (path === "/es/about") {
			await page.getByRole("contentinfo").getByRole("link", { name: "Inscríbase" }).click();
		}
		await page.getByLabel("Programa", { exact: true }).selectOption(String(courseId));
		await expect(
			page
				.getByLabel(/^Clase/)
				.getByRole("option")
				.last(),
		).toHaveText(
			/^4 mar – 1 may 2031 · mar, jue 6:00–9:00 PM · inglés · \$1,250 · Llena, lista de espera$/,
		);
	}
	await page.getByLabel("Nombre completo").fill("Ana Quispe");
	await page.getByLabel("Correo electrónico").fill("ana.quispe@mail.example");
	await page.getByLabel("Teléfono").fill("732-555-0177");
	await page.getByLabel(/^Clase/).selectOption(String(id));
	await page.getByRole("button", { name: "Inscribirme" }).click();
	await expect(page.getByRole("main")).toContainText("Usted está en la lista de espera, número 1.");
	await expect
		.poll(() => programs)
		.toEqual([
			expect.stringMatching(/^[A-Z].*, Mar 4 – May 1, 2031 · Tue, Thu .* · Waiting list$/),
		]);
	await page.goto("/es/register?registered=R-123456&place=wanted");
	await expect(page.getByRole("main")).toContainText("Su lugar todavía no está reservado");
});

test("a save that fails is reported in Spanish, with the status, also if no one knows the sentence", async ({
	page,
}) => {
	const answers = ["We’re having trouble right now. Please try again in a minute.", "Zounds."];
	await page.route("**/api/contact", (route) =>
		route.fulfill({ status: 503, contentType: "text/plain", body: answers.shift() ?? "" }),
	);
	await page.goto("/es/contact");
	await page.getByLabel("Nombre", { exact: true }).fill(marisol.name);
	await page.getByLabel("Correo electrónico").fill(marisol.email);
	await page.getByLabel("Mensaje", { exact: true }).fill(marisol.message);
	for (const told of [
		"503: Tenemos problemas en este momento. Inténtelo de nuevo en un minuto.",
		"503: Algo no funcionó. Inténtelo de nuevo en un minuto, o llámenos.",
	]) {
		await page.getByRole("button", { name: "Enviar mensaje" }).click();
		await expect(toastTitled(page, "No se pudo enviar")).toContainText(told);
		await expect(page.getByText(`${told} Sus respuestas siguen aquí.`)).toBeVisible();
	}
});

test("the words for what went wrong did not load: a form that is right is sent all the same", async ({
	page,
}) => {
	await page.route("**/assets/outcome-in-spanish-*", (route) => route.abort());
	await page.goto("/es/contact");
	await page.getByLabel("Nombre", { exact: true }).fill(marisol.name);
	const send = page.getByRole("button", { name: "Enviar mensaje" });
	await send.click();
	const told = "Hubo un problema al enviar su mensaje. Inténtelo de nuevo.";
	await expect(toastTitled(page, "Error")).toContainText(told);
	await expect(page.getByText(`${told} Sus respuestas siguen aquí.`)).toBeVisible();
	await page.getByLabel("Correo electrónico").fill(marisol.email);
	await page.getByLabel("Mensaje", { exact: true }).fill(marisol.message);
	await send.click();
	await expect(
		page.getByRole("heading", { name: "¡Su mensaje se envió con éxito!" }),
	).toBeFocused();
});

for (const path of ["/register", "/contact"]) {
	test(`what is typed at ${path} is there in the other language, there and back`, async ({
		page,
	}) => {
		await page.goto(path);
		await whenReady(page);
		await page.locator("main [autocomplete=name]").fill(marisol.name);
		await page.locator("main [name=message]").fill(marisol.message);
		await page.locator("main [name=courseId]").selectOption({ label: "EKG Technician" });
		for (const [link, address, title] of [
			["Español", `/es${path}`, ekg],
			["English", path, "EKG Technician"],
		] as const) {
			await page.getByRole("banner").getByRole("link", { name: link }).click();
			await expect(page).toHaveURL(address);
			await expect(page.locator("main [autocomplete=name]")).toHaveValue(marisol.name);
			await expect(page.locator("main [name=message]")).toHaveValue(marisol.message);
			await expect(page.locator("main [name=courseId]").locator(":checked")).toHaveText(title);
		}
	});
}
