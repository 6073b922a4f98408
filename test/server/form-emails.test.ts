import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../database.ts";
import { aContact, aRegistration } from "../factories.ts";
import { type ServerProcess, startServer } from "../process.ts";

let testDatabase: TestDatabase;
let server: ServerProcess;
beforeAll(async () => {
	testDatabase = await createTestDatabase("sqlite");
	server = await startServer(testDatabase);
});
afterAll(async () => {
	await server.end();
	await testDatabase.remove();
});

function stored(query: string): unknown[] {
	const file = new DatabaseSync(join(testDatabase.dataDir, "school.db"), { readOnly: true });
	try {
		return file.prepare(query).all();
	} finally {
		file.close();
	}
}

/** Sends a form as a browser without JavaScript does. @param language that the browser prefers */
const post = (path: string, fields: Record<string, unknown>, language: string) =>
	fetch(server.url + path, {
		method: "POST",
		body: new URLSearchParams(
			Object.entries(fields).map(([name, value]) => [name, String(value)] as [string, string]),
		),
		headers: { "accept-language": language, origin: server.url },
		redirect: "manual",
	});

/** Returns what the main part of a page says, without its markup. */
const textOf = (html: string) =>
	(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "")
		.replace(/<!--.*?-->/g, "")
		.replace(/<[^>]+>/g, " ")
		.replace(/\s+/g, " ");

test("a form without JavaScript is confirmed in the language of its page, whatever the browser prefers, once", async () => {
	const forms = [
		["/es/register", aRegistration(), "en-US,en"],
		["/es/contact", aContact(), "en-US,en"],
		["/contact", aContact(), "es-ES,es;q=0.9"],
	] as const;
	for (const [path, fields, language] of forms) {
		for (const _ of ["sent", "sent again"]) {
			const answer = await post(path, fields, language);
			expect(answer.status).toBe(303);
			expect(answer.headers.get("location")).toMatch(
				new RegExp(`^${path}\\?(registered=R|sent=C)-\\d+`),
			);
		}
	}
	expect(
		stored("select template, language from emails where audience = 'visitor' order by id"),
	).toEqual([
		{ template: "registration confirmation", language: "es" },
		{ template: "message confirmation", language: "es" },
		{ template: "message confirmation", language: "en" },
	]);
});

test("registering at /es/register without JavaScript is in Spanish from its errors to the email", async () => {
	const typed = { ...aRegistration({ fullName: "Ana López", courseId: 4 }) };
	const refused = await post("/es/register", { ...typed, email: "ana@", phone: "1" }, "en");
	expect(refused.status).toBe(400);
	const page = await refused.text();
	expect(textOf(page)).toContain("Escriba un correo electrónico válido");
	expect(textOf(page)).toContain("Todavía no se envió. Corrija 2 respuestas más arriba.");
	expect(page).toContain('value="Ana López"');
	expect(page).toContain('value="ana@"');
	expect(page).toContain(typed.message);

	const saved = await post("/es/register", typed, "en");
	const location = saved.headers.get("location") ?? "";
	expect(location).toMatch(/^\/es\/register\?registered=R-\d+&program=ekg$/);
	const success = textOf(await (await fetch(server.url + location)).text());
	expect(success).toContain("¡Su inscripción se envió con éxito!");
	expect(success).toContain("en el programa Técnico en electrocardiogramas (EKG) .");
	expect(success).toContain(
		"Le llamaremos en el horario de oficina: de lunes a viernes, de 9:00 AM a 5:00 PM; sábado, de 9:00 AM a 1:00 PM.",
	);

	const reference = /R-\d+/.exec(location)?.[0];
	expect(
		stored(
			`select r.consent, r.language, e.language as emailLanguage from registrations r join emails e on e.registrationId = r.id and e.audience = 'visitor' where r.reference = '${reference}'`,
		),
	).toEqual([
		{
			consent:
				"Al inscribirse, usted acepta que nuestra oficina le llame o le escriba por correo electrónico sobre su inscripción.",
			language: "es",
			emailLanguage: "es",
		},
	]);
});
