import type { Page } from "@playwright/test";
import { fixedPages } from "#school/profile/fixed-pages.ts";
import { programLinks } from "#school/profile/navigation.ts";
import { aClassAhead } from "../factories.ts";
import { expect, test } from "./site.ts";
import { servedDocument } from "./visitor.ts";

// The site as it is delivered, in both of its languages, as it is served.

const paths = [
	...fixedPages,
	...programLinks.map(({ slug }) => `/courses/${slug}`),
	"/no-such-page",
	"/courses/no-such-course",
];
const inSpanish = (path: string) => `/es${path === "/" ? "" : path}`;

/** What a page says to those who see it and to those who hear it, with the language that it is marked with. */
async function textsOf(page: Page, path: string): Promise<{ text: string; language: string }[]> {
	const { served } = await servedDocument(page, path);
	return served.evaluate((document) => {
		const languageOf = (element: Element) => element.closest("[lang]")?.getAttribute("lang") ?? "";
		const texts: { text: string; language: string }[] = [];
		const add = (text: string | null, element: Element) => {
			const plain = text?.replace(/\s+/g, " ").trim();
			if (plain && /\p{L}{2}/u.test(plain))
				texts.push({ text: plain, language: languageOf(element) });
		};
		const skipped = "script, style, template, noscript, [data-hold] [hidden]";
		for (const element of document.querySelectorAll("title, body, body *")) {
			if (element.closest(skipped)) continue;
			for (const name of ["alt", "aria-label", "placeholder", "title"])
				add(element.getAttribute(name), element);
			for (const node of element.childNodes)
				if (node.nodeType === Node.TEXT_NODE) add(node.textContent, element);
		}
		for (const meta of document.querySelectorAll(
			"meta[name=description], meta[property='og:title']",
		))
			add(meta.getAttribute("content"), meta);
		return texts;
	});
}

/** What is the same in both languages: names, addresses, times, abbreviations. */
const shared =
	/^(?:[\d:.,–· $()+/-]|AM|PM|NJ|©|CNA|CHHA|EKG|CPR|RCP|BLS|PDF|Chat|EmailJS|Iselin|[\w.]+@[\w.]+)+$/;

/** Returns what pages in Spanish say as the English ones do, without being marked. */
async function unmarkedOn(page: Page, paths: readonly string[]): Promise<string[]> {
	const school = (await (await page.request.get("/api/school")).json()) as {
		name: string;
		address: { street: string; city: string };
		testimonials: { name: string; initials: string }[];
	};
	const names = [
		school.name,
		school.address.street,
		school.address.city,
		...school.testimonials.flatMap(({ name, initials }) => [name, initials]),
	];
	const unmarked: string[] = [];
	for (const path of paths) {
		const english = new Set((await textsOf(page, path)).map(({ text }) => text));
		const spanish = await textsOf(page, inSpanish(path));
		// The title has the language of the page.
		expect(spanish[0]?.language, path).toBe("es");
		for (const { text, language } of spanish) {
			if (language !== "es" || !english.has(text)) continue;
			const rest = names.reduce((left, name) => left.replaceAll(name, ""), text).trim();
			if (rest.replace(/^[,|. ]+/, "") && !shared.test(rest)) unmarked.push(`${path}: ${text}`);
		}
	}
	return unmarked;
}

/** Returns what pages in Spanish mark as English. */
async function markedOn(page: Page, paths: readonly string[]): Promise<string[]> {
	const marked: string[] = [];
	for (const path of paths) {
		for (const { text, language } of await textsOf(page, inSpanish(path)))
			if (language === "en" && text !== "English") marked.push(`${path}: ${text}`);
	}
	return marked;
}

test("no page in Spanish says anything in English that is not marked", async ({ page }) => {
	expect(await unmarkedOn(page, paths)).toEqual([]);
});

test("nothing that is delivered is left in English on a page in Spanish", async ({ page }) => {
	expect(await markedOn(page, paths)).toEqual([]);
});

test("what the office states of a program, its classes and its picture is marked until it is in Spanish", async ({
	page,
	site,
}) => {
	const pages = ["/", "/courses/ekg", "/catalog", "/classes"];
	const [answer, question] = ["Bring white shoes.", "Do I need shoes?"];
	const [fee, alt] = ["Name tag", "A student reads a tracing."];
	const imagePath = "https://pictures.example/ekg.jpg";
	const stated = { topic: "other", courseId: 4, question, answer, onHomePage: true };
	const fact = await (await site.asAdmin("POST", "/api/admin/facts", stated)).json();
	const ahead = aClassAhead({ courseId: 4, fees: [{ name: fee, amount: 5000 }] });
	const added = await (await site.asAdmin("POST", "/api/admin/classes", ahead)).json();
	await site.asAdmin("PATCH", "/api/admin/courses/4", { imagePath });
	await site.asAdmin("PUT", "/api/admin/pictures", { imagePath, alt });
	expect(await unmarkedOn(page, pages)).toEqual([]);
	const title = "Técnico en electrocardiogramas (EKG)";
	expect(await markedOn(page, pages)).toEqual([
		...[`/: ${title}: ${question}`, `/: ${answer}`],
		...[`/courses/ekg: ${alt}`, `/courses/ekg: ${fee}`],
		...[`/courses/ekg: ${question}`, `/courses/ekg: ${answer}`],
		...[`/catalog: ${fee}`, `/catalog: ${question}`, `/catalog: ${answer}`, `/classes: ${fee}`],
	]);

	const spanish = { spanish: "Traiga zapatos blancos.", spanishQuestion: "¿Necesito zapatos?" };
	await site.asAdmin("PATCH", `/api/admin/facts/${fact.id}`, spanish);
	for (const [name, english, written] of [
		["class.Name tag", fee, "Gafete"],
		["course-4.picture", alt, "Una estudiante lee un trazado."],
	] as const) {
		const body = { english, spanish: written };
		await site.asAdmin("PATCH", `/api/admin/translations/${name}`, body);
	}
	expect(await unmarkedOn(page, pages)).toEqual([]);
	expect(await markedOn(page, pages)).toEqual([]);
	await site.asAdmin("DELETE", `/api/admin/facts/${fact.id}`);
	await site.asAdmin("DELETE", `/api/admin/classes/${added.id}`);
	await site.asAdmin("PATCH", "/api/admin/courses/4", { imagePath: null });
});

test("every link of a page in Spanish stays in Spanish, or is marked", async ({ page }) => {
	const strays: string[] = [];
	for (const path of paths) {
		const { served } = await servedDocument(page, inSpanish(path));
		const links = await served.evaluate((document) =>
			[...document.querySelectorAll("a[href^='/'], form[action^='/']")].map((element) => ({
				to: element.getAttribute("href") ?? element.getAttribute("action") ?? "",
				language: element.getAttribute("hreflang"),
			})),
		);
		expect(links.length).toBeGreaterThan(10);
		for (const { to, language } of links)
			if (!/^\/es(?:[/?#]|$)/.test(to) && language !== "en" && !to.endsWith(".ics"))
				strays.push(`${path}: ${to}`);
	}
	expect([...new Set(strays)]).toEqual([]);
});

test("twins name each other, themselves and the default, and both are in the sitemap", async ({
	page,
	site,
}) => {
	const sitemap = await (await page.request.get("/sitemap.xml")).text();
	// Without a class, the page of the classes is not for search engines.
	const listed = paths.filter((path) => path !== "/classes" && !path.includes("no-such"));
	for (const path of listed) {
		for (const address of [path, inSpanish(path)]) {
			const { served } = await servedDocument(page, address);
			const found = await served.evaluate((document) => ({
				canonical: document.querySelector("link[rel=canonical]")?.getAttribute("href"),
				twins: [...document.querySelectorAll("link[rel=alternate][hreflang]")].map((link) => [
					link.getAttribute("hreflang"),
					link.getAttribute("href"),
				]),
			}));
			expect(found).toEqual({
				canonical: site.url + address,
				twins: [
					["en", site.url + path],
					["es", site.url + inSpanish(path)],
					["x-default", site.url + path],
				],
			});
			expect(sitemap).toContain(`<loc>${site.url}${address}</loc>`);
		}
	}
});
