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

interface Look {
	/** What the page says to those who see it and to those who hear it, with the language that it is marked with. */
	texts: { text: string; language: string }[];
	links: { to: string; language: string | null }[];
	canonical: string | null | undefined;
	/** Its addresses by language. */
	twins: (string | null)[][];
}

async function lookAt(page: Page, path: string): Promise<Look> {
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
		const links = [...document.querySelectorAll("a[href^='/'], form[action^='/']")].map(
			(element) => ({
				to: element.getAttribute("href") ?? element.getAttribute("action") ?? "",
				language: element.getAttribute("hreflang"),
			}),
		);
		const twins = [...document.querySelectorAll("link[rel=alternate][hreflang]")].map((link) => [
			link.getAttribute("hreflang"),
			link.getAttribute("href"),
		]);
		const canonical = document.querySelector("link[rel=canonical]")?.getAttribute("href");
		return { texts, links, canonical, twins };
	});
}

/** Pages in both languages, by their English path. */
type Looks = Map<string, { english: Look; spanish: Look }>;

async function lookAtBoth(page: Page, paths: readonly string[]): Promise<Looks> {
	const looks: Looks = new Map();
	for (const path of paths) {
		const english = await lookAt(page, path);
		looks.set(path, { english, spanish: await lookAt(page, inSpanish(path)) });
	}
	return looks;
}

/** What is the same in both languages: names, addresses, times, abbreviations. */
const shared =
	/^(?:[\d:.,–· $()+/-]|AM|PM|NJ|©|CNA|CHHA|EKG|CPR|RCP|BLS|PDF|Chat|EmailJS|Iselin|[\w.]+@[\w.]+)+$/;

/** Returns what pages in Spanish say as the English ones do, without being marked. */
async function unmarkedOn(page: Page, looks: Looks): Promise<string[]> {
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
	for (const [path, { english, spanish }] of looks) {
		const said = new Set(english.texts.map(({ text }) => text));
		// The title has the language of the page.
		expect(spanish.texts[0]?.language, path).toBe("es");
		for (const { text, language } of spanish.texts) {
			if (language !== "es" || !said.has(text)) continue;
			const rest = names.reduce((left, name) => left.replaceAll(name, ""), text).trim();
			if (rest.replace(/^[,|. ]+/, "") && !shared.test(rest)) unmarked.push(`${path}: ${text}`);
		}
	}
	return unmarked;
}

/** Returns what pages in Spanish mark as English. */
const markedOn = (looks: Looks): string[] =>
	[...looks].flatMap(([path, { spanish }]) =>
		spanish.texts
			.filter(({ text, language }) => language === "en" && text !== "English")
			.map(({ text }) => `${path}: ${text}`),
	);

/** Returns the links of a page in Spanish that lead to English without saying so. */
function straysOf({ links }: Look): string[] {
	expect(links.length).toBeGreaterThan(10);
	return links
		.filter(({ to, language }) => {
			const stays = /^\/es(?:[/?#]|$)/.test(to) || to.endsWith(".ics");
			return !stays && language !== "en";
		})
		.map(({ to }) => to);
}

test("as delivered, pages in Spanish say nothing in English, marked or not, and lead to Spanish; twins name each other and are in the sitemap", async ({
	page,
	site,
}) => {
	const looks = await lookAtBoth(page, paths);
	expect(await unmarkedOn(page, looks)).toEqual([]);
	expect(markedOn(looks)).toEqual([]);
	expect([...looks.values()].flatMap(({ spanish }) => straysOf(spanish))).toEqual([]);
	const sitemap = await (await page.request.get("/sitemap.xml")).text();
	for (const [path, both] of looks) {
		// Without a class, the page of the classes is not for search engines.
		if (path === "/classes" || path.includes("no-such")) continue;
		const [english, spanish] = [site.url + path, site.url + inSpanish(path)];
		const twins = [
			["en", english],
			["es", spanish],
			["x-default", english],
		];
		expect(both.english).toMatchObject({ canonical: english, twins });
		expect(both.spanish).toMatchObject({ canonical: spanish, twins });
		for (const address of [english, spanish]) expect(sitemap).toContain(`<loc>${address}</loc>`);
	}
});

test("what the office states of a program, its classes and its picture is marked until it is in Spanish", async ({
	page,
	site,
}) => {
	const pages = ["/", "/courses/ekg", "/catalog", "/classes"];
	const [answer, question] = ["Bring white shoes.", "Do I need shoes?"];
	const [fee, alt] = ["Name tag", "A student reads a tracing."];
	const imagePath = "https://pictures.example/ekg.jpg";
	const body = { topic: "other", courseId: 4, question, answer, onHomePage: true };
	const fact = await (await site.asAdmin("POST", "/api/admin/facts", body)).json();
	const ahead = aClassAhead({ courseId: 4, fees: [{ name: fee, amount: 5000 }] });
	const added = await (await site.asAdmin("POST", "/api/admin/classes", ahead)).json();
	await site.asAdmin("PATCH", "/api/admin/courses/4", { imagePath });
	await site.asAdmin("PUT", "/api/admin/pictures", { imagePath, alt });
	const stated = await lookAtBoth(page, pages);
	expect(await unmarkedOn(page, stated)).toEqual([]);
	const title = "Técnico en electrocardiogramas (EKG)";
	expect(markedOn(stated)).toEqual([
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
	const translated = await lookAtBoth(page, pages);
	expect(await unmarkedOn(page, translated)).toEqual([]);
	expect(markedOn(translated)).toEqual([]);
	await site.asAdmin("DELETE", `/api/admin/facts/${fact.id}`);
	await site.asAdmin("DELETE", `/api/admin/classes/${added.id}`);
	await site.asAdmin("PATCH", "/api/admin/courses/4", { imagePath: null });
});
