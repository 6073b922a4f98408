import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "./site.ts";

test.use({ locale: "es-US" });

function storedConsent(dataDir: string, table: "registrations" | "contacts", email: string) {
	const db = new DatabaseSync(join(dataDir, "school.db"), { readOnly: true });
	try {
		return db.prepare(`select consent from ${table} where email = ?`).get(email)?.consent;
	} finally {
		db.close();
	}
}

const forms = [
	["/register?program=ekg", "Register", "registrations", /^R-/],
	["/contact", "Send Message", "contacts", /^C-/],
	["/es/register?program=ekg", "Inscribirme", "registrations", /^R-/],
	["/es/contact", "Enviar mensaje", "contacts", /^C-/],
] as const;

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
		test.use({ javaScriptEnabled });

		for (const [path, button, table, reference] of forms) {
			test(`the consent of ${path} is in the language of the page alone, and stored as it is shown`, async ({
				page,
				site,
			}) => {
				await page.goto(path);
				const form = page.locator("main form");
				const agreement = form.getByText(/you agree|usted acepta/);
				await expect(agreement).toHaveCount(1);
				const [sentence] = /^[^.]*\./.exec((await agreement.textContent()) ?? "") ?? [];
				expect(sentence).toMatch(path.startsWith("/es/") ? /usted acepta/ : /you agree/);
				const email = `consent-${path.slice(1, 3)}-${javaScriptEnabled}-${table}@mail.example`;
				await form.locator("[autocomplete=name]").fill("Ana López");
				await form.locator("[name=email]").fill(email);
				await form.locator("[name=phone]").fill("732-555-0171");
				await form.locator("[name=message]").fill("¿Hay clases por la noche?");
				await form.getByRole("button", { name: button, exact: true }).click();
				await expect(page.getByText(reference)).toBeVisible();
				expect(storedConsent(site.dataDir, table, email)).toBe(sentence);
			});
		}
	});
}
