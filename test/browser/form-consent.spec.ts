import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Locator } from "@playwright/test";
import { consentChangedMessage } from "#school/profile/consent-header.ts";
import { deliveredTexts } from "#school/texts/slots.ts";
import { expect, type Site, test } from "./site.ts";
import { whenReady } from "./visitor.ts";

test.use({ locale: "es-US" });

type Table = "registrations" | "contacts";

function storedConsents(dataDir: string, table: Table, email: string) {
	const db = new DatabaseSync(join(dataDir, "school.db"), { readOnly: true });
	try {
		const rows = db.prepare(`select consent from ${table} where email = ?`).all(email);
		return rows.map(({ consent }) => consent);
	} finally {
		db.close();
	}
}

async function fill(form: Locator, email: string) {
	await form.locator("[autocomplete=name]").fill("Ana López");
	await form.locator("[name=email]").fill(email);
	await form.locator("[name=phone]").fill("732-555-0171");
	await form.locator("[name=message]").fill("¿Hay clases por la noche?");
}

const slots = { registrations: "consent.registration", contacts: "consent.message" } as const;

/** Writes what the forms say that people agree to. */
async function agreeTo(site: Site, table: Table, text: string) {
	const body = { text, publishOn: "2026-01-01" };
	const { status } = await site.asAdmin("PATCH", `/api/admin/texts/${slots[table]}`, body);
	expect(status).toBe(200);
}

// Each form without JavaScript is in `test/server/form-consent.test.ts`.
const inEnglish = ["/register?program=ekg", "Register", "registrations", /^R-/] as const;
const inSpanish = ["/es/register?program=ekg", "Inscribirme", "registrations", /^R-/] as const;
const atHome = ["/", "Register", "registrations", /^R-/] as const;
const messageInSpanish = ["/es/contact", "Enviar mensaje", "contacts", /^C-/] as const;

test("a form that could not load its sentence shows none, and is stored without one", async ({
	page,
	site,
}) => {
	await page.route("**/api/texts", (route) => route.abort());
	await page.goto("/accessibility");
	await whenReady(page);
	await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
	const form = page.locator("main form");
	await fill(form, "no-sentence@mail.example");
	await expect(form).not.toContainText("you agree");
	await form.getByRole("button", { name: "Send Message" }).click();
	await expect(page.getByText(/^C-/)).toBeVisible();
	expect(storedConsents(site.dataDir, "contacts", "no-sentence@mail.example")).toEqual([null]);
});

/** Why a form is not stored. */
const changed = {
	english: consentChangedMessage,
	spanish: "Lo que usted acepta cambió después de abrir este formulario.",
};

for (const [path, button, table, reference] of [inEnglish, messageInSpanish]) {
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
		const email = `consent-${path.slice(1, 3)}-${table}@mail.example`;
		await fill(form, email);
		await form.getByRole("button", { name: button, exact: true }).click();
		await expect(page.getByText(reference)).toBeVisible();
		expect(storedConsents(site.dataDir, table, email)).toEqual([sentence]);
	});
}

test.describe("the school's own sentence", () => {
	test.afterEach(async ({ site }) => {
		for (const table of ["registrations", "contacts"] as const)
			await agreeTo(site, table, deliveredTexts[slots[table]]);
	});

	for (const [javaScriptEnabled, [path, button, table, reference]] of [
		[true, inEnglish],
		[true, messageInSpanish],
		[true, atHome],
		[false, inSpanish],
	] as const) {
		test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
			test.use({ javaScriptEnabled });

			test(`of ${path} that changed while the form was open is read before it is stored`, async ({
				page,
				site,
			}) => {
				await page.goto(path);
				const form = page.locator("main form");
				const name = path.split("?")[0]?.replaceAll("/", "-");
				const email = `changed${name}@mail.example`;
				await fill(form, email);
				if (path === "/") await form.locator("[name=courseId]").selectOption({ index: 2 });
				await agreeTo(site, table, "By sending this, you agree that we call you.");
				const send = form.getByRole("button", { name: button, exact: true });
				await send.click();
				await expect(form.getByRole("status").last()).toContainText(
					path.startsWith("/es/") ? changed.spanish : changed.english,
				);
				expect(storedConsents(site.dataDir, table, email)).toEqual([]);
				const sentence = form.getByText("By sending this, you agree that we call you.");
				await expect(sentence).toBeVisible();
				await expect(form.locator("[name=message]")).toHaveValue("¿Hay clases por la noche?");
				await send.click();
				await expect(page.getByText(reference)).toBeVisible();
				expect(storedConsents(site.dataDir, table, email)).toEqual([
					"By sending this, you agree that we call you.",
				]);
			});
		});
	}

	test("as long as it may be is stored as it is shown, its markup is text, and a Spanish form marks it", async ({
		page,
		site,
	}) => {
		const start = "<b>Sí</b> & “acepto” + 50% – {city} ";
		const long = start + "ñ".repeat(300 - start.length);
		const body = { text: long, publishOn: "2026-01-01", canShow: true };
		await site.asAdmin("PATCH", "/api/admin/texts/consent.message", body);
		for (const path of ["/contact", "/es/contact"]) {
			await page.goto(path);
			const form = page.locator("main form");
			const shown = long.replace("{city}", "Iselin");
			await expect(form).toContainText(shown);
			await expect(form.locator("[lang=en]")).toHaveText(path === "/contact" ? [] : [shown]);
			const email = `long${path.replaceAll("/", "-")}@mail.example`;
			await fill(form, email);
			await form.locator("button[type=submit]").click();
			await expect(page.getByText(/^C-/)).toBeVisible();
			expect(storedConsents(site.dataDir, "contacts", email)).toEqual([shown]);
		}
	});
});
