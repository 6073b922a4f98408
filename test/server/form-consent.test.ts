import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { consentChangedMessage } from "#school/profile/consent-header.ts";
import { deliveredTexts } from "#school/texts/slots.ts";
import { adminPassword } from "../admin-password.ts";
import { createTestDatabase, type TestDatabase } from "../database.ts";
import { aContact, aRegistration } from "../factories.ts";
import { type ServerProcess, startServer } from "../process.ts";

// What people agree to in the forms of a browser without JavaScript. With it, see `test/browser/form-consent.spec.ts`.

let testDatabase: TestDatabase;
let server: ServerProcess;
let token: string;
beforeAll(async () => {
	testDatabase = await createTestDatabase("sqlite");
	server = await startServer({ ...testDatabase, env: { RATE_LIMITS: "off" } });
	const credentials = { username: "admin", password: adminPassword };
	({ token } = await (await asJson("POST", "/api/login", credentials)).json());
});
afterAll(async () => {
	await server.end();
	await testDatabase.remove();
});

const asJson = (method: string, path: string, body: unknown) =>
	fetch(server.url + path, {
		method,
		headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
		body: JSON.stringify(body),
	});

type Table = "registrations" | "contacts";
const slots = { registrations: "consent.registration", contacts: "consent.message" } as const;

/** Writes what the forms say that people agree to. */
async function agreeTo(table: Table, text: string) {
	const body = { text, publishOn: "2026-01-01", canShow: true };
	const { status } = await asJson("PATCH", `/api/admin/texts/${slots[table]}`, body);
	expect(status).toBe(200);
}

afterEach(async () => {
	for (const table of ["registrations", "contacts"] as const)
		await agreeTo(table, deliveredTexts[slots[table]]);
});

function stored(table: Table, email: string): unknown[] {
	const file = new DatabaseSync(join(testDatabase.dataDir, "school.db"), { readOnly: true });
	try {
		const rows = file.prepare(`select consent from ${table} where email = ?`).all(email);
		return rows.map(({ consent }) => consent);
	} finally {
		file.close();
	}
}

const signs: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const unescaped = (html: string) => html.replace(/&(.*?);/g, (_, name) => signs[name] ?? name);

/** The form of a page: where it is sent, what it says, and its HTML. */
function formIn(page: string) {
	const [html = ""] = /<form.*?<\/form>/s.exec(/<main.*<\/main>/s.exec(page)?.[0] ?? "") ?? [];
	const text = unescaped(html.replace(/<!--.*?-->/g, "").replace(/<[^>]+>/g, "\n"));
	return { action: unescaped(/action="(.*?)"/.exec(html)?.[1] ?? ""), text, html };
}
const formAt = async (path: string) => formIn(await (await fetch(server.url + path)).text());

/** Sends a form as a browser without JavaScript does. */
const send = (action: string, fields: object) =>
	fetch(server.url + action, {
		method: "POST",
		body: new URLSearchParams(
			Object.entries(fields).map(([name, value]) => [name, String(value)] as [string, string]),
		),
		headers: { origin: server.url },
		redirect: "manual",
	});

let people = 0;
function someone(table: Table) {
	people += 1;
	const email = `consent-${people}@mail.example`;
	const fields = table === "contacts" ? aContact({ email }) : aRegistration({ email, courseId: 4 });
	return { email, fields };
}

const forms = [
	["/register?program=ekg", "registrations"],
	["/contact", "contacts"],
	["/es/register?program=ekg", "registrations"],
	["/es/contact", "contacts"],
] as const;
const atHome = ["/", "registrations"] as const;

test.each(forms)(
	"the consent of %s is in the language of the page alone, and stored as it is shown",
	async (path, table) => {
		const { action, text } = await formAt(path);
		const agreements = text.match(/.*(?:you agree|usted acepta).*/g) ?? [];
		const sentences = agreements.map((line) => /^[^.]*\./.exec(line)?.[0]);
		expect(sentences).toEqual([
			expect.stringMatching(path.startsWith("/es/") ? /usted acepta/ : /you agree/),
		]);
		const { email, fields } = someone(table);
		expect((await send(action, fields)).status).toBe(303);
		expect(stored(table, email)).toEqual(sentences);
	},
);

test.each([...forms, atHome])(
	"the school's own sentence of %s that changed while the form was open is read before it is stored",
	async (path, table) => {
		const { action } = await formAt(path);
		const { email, fields } = someone(table);
		const sentence = "By sending this, you agree that we call you.";
		await agreeTo(table, sentence);
		const refused = await send(action, fields);
		expect(refused.status).toBe(409);
		const again = formIn(await refused.text());
		expect(again.text).toContain(
			path.startsWith("/es/")
				? "Lo que usted acepta cambió después de abrir este formulario."
				: consentChangedMessage,
		);
		expect(stored(table, email)).toEqual([]);
		expect(again.text).toContain(sentence);
		expect(again.text).toContain(fields.message);
		expect(again.html).toContain(`value="${email}"`);
		expect((await send(again.action, fields)).status).toBe(303);
		expect(stored(table, email)).toEqual([sentence]);
	},
);

test.each(["/contact", "/es/contact"])(
	"a sentence of %s as long as it may be is stored as it is shown, its markup is text, and a Spanish form marks it",
	async (path) => {
		const start = "<b>Sí</b> & “acepto” + 50% – {city} ";
		const long = start + "ñ".repeat(300 - start.length);
		await agreeTo("contacts", long);
		const shown = long.replace("{city}", "Iselin");
		const { action, text, html } = await formAt(path);
		expect(text).toContain(shown);
		const marked = [...html.matchAll(/<(\w+) lang="en">(.*?)<\/\1>/g)].map(([, , words = ""]) =>
			unescaped(words),
		);
		expect(marked).toEqual(path === "/contact" ? [] : [shown]);
		const { email, fields } = someone("contacts");
		expect((await send(action, fields)).status).toBe(303);
		expect(stored("contacts", email)).toEqual([shown]);
	},
);
