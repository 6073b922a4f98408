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
] as const;

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
		test.use({ javaScriptEnabled });

		for (const [path, button, table, reference] of forms) {
			test(`the consent of ${path} is there in Spanish too, and stored as it is shown`, async ({
				page,
				site,
			}) => {
				await page.goto(path);
				const form = page.locator("main form");
				const english = await form.getByText(/^By .* you agree/).textContent();
				const spanish = await form.locator("[lang=es]").textContent();
				expect(spanish).toMatch(/^Al .* usted acepta/);
				const email = `consent-${javaScriptEnabled}-${table}@mail.example`;
				await form.getByLabel(/name/i).first().fill("Ana López");
				await form.getByLabel("Email").fill(email);
				await form.getByLabel("Phone").fill("732-555-0171");
				await form.getByLabel("Message").fill("¿Hay clases por la noche?");
				await form.getByRole("button", { name: button, exact: true }).click();
				await expect(page.getByText(reference)).toBeVisible();
				expect(storedConsent(site.dataDir, table, email)).toBe(
					`${/^[^.]*\./.exec(english ?? "")} ${spanish}`,
				);
			});
		}
	});
}
