import { expect, test } from "vitest";
import { origin, textsIn, thePages } from "../pages.ts";

const { site, asAdmin, pageAt, render } = thePages();

/** What the main part of a page says, tag by tag. */
async function linesAt(address: string): Promise<string[]> {
	const [, main = ""] = /<main[^>]*>(.*)<\/main>/s.exec(await pageAt(address)) ?? [];
	return textsIn(main);
}
const numbersIn = (lines: readonly string[]) => lines.join(" ").match(/\d+/g)?.toSorted();

test.each(["/privacy-policy", "/accessibility"])(
	"%s says the same in both languages",
	async (path) => {
		const english = await linesAt(path);
		const spanish = await linesAt(`/es${path}`);
		const sentences = (lines: readonly string[]) =>
			lines.filter((line) => /[a-z] .*[.:?]$/.test(line));
		expect(sentences(spanish).filter((line) => english.includes(line))).toEqual([]);
		expect(spanish.length).toBe(english.length);
		expect(numbersIn(spanish)).toEqual(numbersIn(english));
		const html = await pageAt(`/es${path}`);
		expect(html).toContain('<html lang="es">');
		expect(html).toMatch(/<title>(Política de privacidad|Accesibilidad e idiomas) \|/);
	},
);

test("the Spanish privacy policy has its nine sections, and follows the times in the settings", async () => {
	const section = async () =>
		/<section id="long".*?<\/section>/s
			.exec(await pageAt("/es/privacy-policy"))?.[0]
			.replaceAll("<!-- -->", "");
	expect((await pageAt("/es/privacy-policy")).match(/<section /g)).toHaveLength(9);
	expect(await section()).toContain("Conservamos una inscripción durante <b>7 años</b>");
	expect(await section()).toContain("Conservamos cada chat durante <b>365 días</b>");
	await asAdmin("PATCH", "/api/admin/settings", {
		keepRegistrations: "forever",
		keepMessages: "1 years",
		retentionDays: 1,
	});
	expect(await section()).toContain("Conservamos una inscripción mientras la necesitemos.");
	expect(await section()).toContain("Lo que no tiene límite de tiempo se queda");
	expect(await section()).toContain("durante <b>1 año</b> después de recibirlo");
	expect(await section()).toContain("Conservamos cada chat durante <b>1 día</b>");
	await asAdmin("PATCH", "/api/admin/settings", {
		keepRegistrations: "18 months",
		keepMessages: null,
		retentionDays: null,
	});
	expect(await section()).toContain("Conservamos una inscripción durante <b>18 meses</b>");
	expect(await section()).not.toContain("límite de tiempo");
});

test("the About page says all of it in Spanish, and marks what the school wrote in English only", async () => {
	const parts = async (address: string) => {
		const html = await pageAt(address);
		return { html, head: html.split("</head>")[0], texts: html.split('id="see"')[0] };
	};
	const { html, head, texts } = await parts("/es/about");
	expect(head).toContain("<title>Quiénes somos | ");
	expect(head).toContain('content="Una escuela pequeña para carreras de la salud en Iselin, NJ.');
	expect(head).toContain(`"item":"${origin}/es/about"`);
	expect(texts).toContain(">Una escuela pequeña para carreras de la salud</h1>");
	expect(texts).toContain('alt="Una instructora y dos estudiantes adultos');
	expect(html).toContain("No hay nada que pagar ni que firmar.");
	expect(html).toContain('href="/es/contact"');
	expect(html.split("<main")[1]?.split("</main>")[0]).not.toContain('lang="en"');
	for (const line of await linesAt("/about")) {
		if (/\w{3}.*[.;]$/.test(line)) expect(texts, line).not.toContain(line);
	}

	const written = {
		"about.lead": "We teach in {city}.",
		"about.do":
			"We teach.\n\nYou learn by doing. You practice with real beds, blood pressure cuffs, tubes and billing codes, alongside other students.\n\n- Every day",
	};
	for (const [slot, text] of Object.entries(written)) {
		await asAdmin("PATCH", `/api/admin/texts/${slot}`, { text, publishOn: "2026-01-01" });
	}
	const changed = await pageAt("/es/about");
	expect(changed).toContain('<span lang="en">We teach in Iselin.</span>');
	expect(changed).toContain('<p lang="en">We teach.</p>');
	expect(changed).toContain("<p>Usted aprende haciendo.");
	expect(changed).toContain('<li lang="en">Every day</li>');
	expect(await pageAt("/about")).toContain("<p>We teach.</p>");
});

test("a page whose Spanish does not load is in English, with opening hours and pictures, and kept for nobody else", async () => {
	const { api } = site.runtime;
	const request: typeof api.request = async (path, ...rest) =>
		path === "/api/spanish" ? new Response("Broken", { status: 500 }) : api.request(path, ...rest);
	const broken: typeof api = Object.assign(Object.create(api), { request });
	const page = await render("/es/register", broken);
	expect(page.status).toBe(503);
	const html = await page.text();
	expect(html).toContain("Nombre completo");
	expect(html).toContain('class="badge');
	expect((await render("/es/register")).status).toBe(200);
});
