import { expect, test } from "./site.ts";
import { marisol, shownReference, toastTitled, whenReady } from "./visitor.ts";

const ekg = "Técnico en electrocardiogramas (EKG)";

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
	await page.getByLabel("Teléfono").fill(marisol.phone);

	const mails: string[] = [];
	await page.route("**/api/config/emailjs", (route) =>
		route.fulfill({ json: { publicKey: "p", serviceId: "s", templateId: "t" } }),
	);
	await page.route("https://api.emailjs.com/**", (route) => {
		mails.push(route.request().postDataJSON().template_params.program_name);
		return route.fulfill({ body: "OK", headers: { "access-control-allow-origin": "*" } });
	});
	const request = page.waitForRequest("**/api/register");
	await send.click();
	expect((await request).headers()["accept-language"]).toBe("es");
	await expect(page.getByRole("heading", { name: "¡Su inscripción fue exitosa!" })).toBeFocused();
	await expect(toastTitled(page, "Inscripción enviada")).toContainText(
		"Gracias por su inscripción. ¡Nos comunicaremos pronto con usted!",
	);
	await expect(page.locator("main")).toContainText(`en el programa ${ekg}.`);
	await expect(page.locator("main")).toContainText("de lunes a viernes, de 9:00 AM a 5:00 PM");
	await expect.poll(() => mails).toEqual(["EKG Technician"]);
	const reference = await shownReference(page).innerText();
	const rows = await (await site.asAdmin("GET", `/api/admin/registrations?q=${reference}`)).json();
	expect(rows).toMatchObject([{ courseTitle: "EKG Technician" }]);
	await page.getByRole("button", { name: "Hacer otra inscripción" }).click();
	await expect(page.getByLabel("Nombre completo")).toHaveValue("");
	await expect(page).toHaveURL("/es/register");
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
