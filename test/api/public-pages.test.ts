import { expect, test } from "vitest";
import type { Course } from "#school/courses/public-contract.ts";
import { textsIn, thePages } from "../pages.ts";

// What public pages say as the server sends them. What they do once a browser has them is in `test/browser/`.

const aMonday = new Date("2026-11-23T15:00:00Z");
const { call, asAdmin, pageAt, render } = thePages({ clock: () => aMonday });

const hours = ["9:00 AM – 5:00 PM", "Saturday", "9:00 AM – 1:00 PM", "Sunday", "Closed"];

/** Elements of a page with an attribute, as HTML. None of their kind is within another. */
const each = (html: string, tag: string, attribute = "") =>
	[...html.matchAll(new RegExp(`<${tag}(?=[ >])[^>]*${attribute}.*?</${tag}>`, "gs"))].map(
		([element]) => element,
	);
function part(html: string, tag: string, attribute?: string): string {
	const [element = ""] = each(html, tag, attribute);
	expect(element, `${tag} ${attribute}`).not.toBe("");
	return element;
}
const textsOf = (html: string, tag: string) => each(html, tag).map((one) => textsIn(one).join(" "));
const linksIn = (html: string) =>
	each(html, "a").map((link) => [textsIn(link).join(" "), /href="(.*?)"/.exec(link)?.[1]]);

const headerOf = (html: string) => part(html, "header");
const programs = (html: string) => part(html, "section", 'id="programs"');
const visit = (html: string) => part(html, "section", 'id="visit"');

test("the header has Home, the nine courses, About Us, Contact and Register Now", async () => {
	const courses: Course[] = await call("GET", "/api/courses");
	expect(courses).toHaveLength(9);
	const header = headerOf(await pageAt("/about"));
	expect(linksIn(part(header, "nav"))).toEqual([
		["Home", "/"],
		...courses.map(({ title, slug }) => [title, `/courses/${slug}`]),
		["About Us", "/about"],
		["Contact", "/contact"],
		["Register Now", "/register"],
	]);
});

test("the footer has quick links, five programs, contact information and a privacy link", async () => {
	const footer = part(await pageAt("/about"), "footer");
	const [quick = "", programs = ""] = each(footer, "nav");
	expect(textsOf(quick, "a")).toEqual(["Home", "About Us", "Contact", "Register Now"]);
	expect(linksIn(programs)).toHaveLength(5);
	expect(linksIn(footer)).toContainEqual(["732-555-0142", "tel:+17325550142"]);
	expect(linksIn(footer)).toContainEqual(["hello@school.example", "mailto:hello@school.example"]);
	expect(textsIn(footer)).toContain("100 Example Avenue,");
	expect(linksIn(footer)).toContainEqual(["Privacy Policy", "/privacy-policy"]);
});

test("three benefit cards of the home page name the selling points", async () => {
	const why = part(await pageAt("/"), "section", 'aria-labelledby="why"');
	expect(textsOf(why, "h3")).toEqual([
		"Industry-experienced instructors",
		"Nationally recognized certifications",
		"Career placement assistance",
	]);
});

test("each course has a card with its picture, title, summary and a link", async () => {
	const courses: Course[] = await call("GET", "/api/courses");
	const cards = each(programs(await pageAt("/")), "li");
	expect(cards).toHaveLength(courses.length);
	for (const [index, { title, summary, slug }] of courses.entries()) {
		const card = cards[index] ?? "";
		expect(card).toContain(`src="/pictures/${slug}.svg"`);
		expect(textsIn(card)).toEqual([title, summary, "Learn more", `about ${title}`]);
		expect(linksIn(card)).toEqual([[`Learn more about ${title}`, `/courses/${slug}`]]);
	}
});

test("what graduates say is three quotes with five stars, initials, name and title, called samples", async () => {
	const block = part(await pageAt("/"), "section", 'aria-labelledby="graduates"');
	const quotes = each(block, "li");
	expect(quotes).toHaveLength(3);
	for (const quote of quotes) {
		expect(quote).toContain('aria-label="Five stars"');
		expect(each(quote, "svg")).toHaveLength(5);
		expect(textsIn(quote)).toEqual([
			expect.stringMatching(/^“.+”$/),
			expect.stringMatching(/^[A-Z]{2}$/),
			expect.stringMatching(/./),
			expect.stringMatching(/Graduate$/),
		]);
	}
	expect(block).toContain("Sample quotes.");
});

test("the home page has hours, phone, email and directions", async () => {
	const section = visit(await pageAt("/"));
	expect(textsIn(part(section, "tbody"))).toEqual(["Monday to Friday", ...hours]);
	expect(linksIn(section)).toEqual([
		["732-555-0142", "tel:+17325550142"],
		["hello@school.example", "mailto:hello@school.example"],
		["Get directions", expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/dir\//)],
	]);
});

test("the heading of the programs counts one program as one", async () => {
	const [, ...others]: { id: number }[] = await asAdmin("GET", "/api/admin/courses");
	const show = async (isActive: boolean) => {
		for (const { id } of others) await asAdmin("PATCH", `/api/admin/courses/${id}`, { isActive });
		return textsOf(programs(await pageAt("/")), "h2");
	};
	expect(await show(false)).toEqual(["One program, one school"]);
	expect(await show(true)).toEqual(["Nine programs, one school"]);
});

test("the home page is in Spanish at its own address", async () => {
	const html = await pageAt("/es");
	expect(html).toContain('<html lang="es"');
	expect(html).toContain("<title>Capacitación para carreras de la salud en Iselin, NJ");
	expect(textsOf(html, "h1")).toEqual(["Comience su carrera en salud"]);
	expect(textsOf(programs(html), "h2")).toEqual(["Nueve programas, una escuela"]);
	const title = "Auxiliar de enfermería certificado (CNA)";
	expect(textsOf(programs(html), "h3")[1]).toBe(title);
	expect(linksIn(programs(html))[1]).toEqual([`Más información sobre ${title}`, "/es/courses/cna"]);
	expect(textsOf(html, "summary")).toContain("¿Las clases son en línea?");
	expect(textsOf(visit(html), "th")[0]).toBe("Lunes a viernes");
	expect(html).not.toContain("Algunas partes de esta página");
	expect(linksIn(part(html, "footer"))).toContainEqual([
		"Técnico en flebotomía",
		"/es/courses/phlebotomy",
	]);
	expect(linksIn(headerOf(html))).toContainEqual(["English", "/"]);
});

test("the page to register has the specification's title and intro, and fields for the right keyboards", async () => {
	const html = await pageAt("/register");
	expect(textsOf(html, "h1")).toEqual(["Program Registration"]);
	expect(html).toContain(
		"Please fill out the form below to register for one of our healthcare programs.",
	);
	const fieldOf = (name: string) => new RegExp(`<input[^>]* name="${name}"`).exec(html)?.[0];
	expect(fieldOf("fullName")).toContain('autoComplete="name"');
	expect(fieldOf("email")).toContain('type="email" inputMode="email" autoComplete="email"');
	expect(fieldOf("phone")).toContain('inputMode="tel" autoComplete="tel"');
	expect(fieldOf("phone")).toContain('aria-describedby="register-phone-hint"');
	expect(part(html, "p", 'id="register-phone-hint"')).toContain(
		"Our office will call you about your registration",
	);
});

test("a program in the address is chosen already", async () => {
	expect(await pageAt("/register?program=chha")).toContain(
		'<option value="3" selected="">Certified Home Health Aide (CHHA)</option>',
	);
});

test("the contact page shows contact information and opening hours", async () => {
	const box = part(await pageAt("/contact"), "aside", 'aria-label="Contact information"');
	expect(textsOf(box, "a")).toContain("732-555-0142");
	expect(textsOf(box, "dd")).toContainEqual(
		expect.stringMatching(/^100 Example Avenue, Iselin, NJ 08830/),
	);
	expect(textsIn(part(box, "tbody"))).toEqual(["Mon–Fri", ...hours]);
});

test("a course shows its title, summary, picture and its description as headings, paragraphs and lists", async () => {
	const { title, summary, description }: Course = await call("GET", "/api/courses/cna");
	const html = await pageAt("/courses/cna");
	expect(textsOf(html, "h1")).toEqual([title]);
	expect(html).toContain(`<p class="lead">${summary}</p>`);
	expect(html).toContain('src="/pictures/cna.svg" alt="A nursing assistant');
	const prose = part(html, "div", 'class="prose"');
	const blocks = description.split(/\n\s*\n/);
	const lists = blocks.filter((block) => block.startsWith("- "));
	const headings = blocks.filter((block) => block.endsWith(":"));
	const rest = blocks.filter((block) => !lists.includes(block) && !headings.includes(block));
	expect(textsOf(prose, "h2")).toEqual(headings.map((line) => line.slice(0, -1)));
	expect(textsOf(prose, "p")).toEqual(rest);
	expect(each(prose, "ul")).toHaveLength(lists.length);
	expect(textsOf(prose, "li")).toEqual(
		lists.flatMap((list) => list.split("\n").map((line) => line.slice(2))),
	);
});

test("a course has four fixed benefits, key facts and the school's contact information", async () => {
	const html = await pageAt("/courses/ekg");
	expect(each(part(html, "section", 'aria-labelledby="benefits"'), "li")).toHaveLength(4);
	const box = part(html, "aside", 'aria-label="At a glance"');
	expect(textsOf(box, "dd")).toEqual([
		"In-person",
		"Iselin NJ",
		"Daytime &amp; Evening",
		"Industry-recognized",
	]);
	expect(textsOf(box, "a")).toContain("732-555-0142");
	expect(textsIn(box).join(" ")).toContain("100 Example Avenue, Iselin, NJ 08830");
});

test("an edited course is in the next page served, with its own picture, until it is deleted", async () => {
	const made = await asAdmin("POST", "/api/admin/courses", {
		slug: "sterile-processing",
		title: "Sterile Processing",
		summary: "Clean and prepare instruments.",
		description: "One.\n\n- Two\n- Three",
	});
	const address = "/courses/sterile-processing";
	expect(await pageAt(address)).toContain('src="/pictures/default-course.svg"');
	const title = "Sterile Processing Technician";
	const imagePath = "https://pictures.example/sterile.jpg";
	await asAdmin("PATCH", `/api/admin/courses/${made.id}`, { title, imagePath });
	expect(textsOf(await pageAt(address), "h1")).toEqual([title]);
	expect(await pageAt(address)).toContain(`src="${imagePath}"`);
	await asAdmin("DELETE", `/api/admin/courses/${made.id}`);
	expect((await render(address)).status).toBe(404);
});

test("an unknown path is 404 Page Not Found", async () => {
	const page = await render("/no-such-page");
	expect(page.status).toBe(404);
	const html = await page.text();
	expect(textsOf(html, "h1")).toEqual(["404 Page Not Found"]);
	expect(html).toContain("Did you forget to add the page to the router?");
});

test("the privacy policy has nine sections and says that the site is not for people under 18", async () => {
	const html = await pageAt("/privacy-policy");
	expect(each(html, "section")).toHaveLength(9);
	expect(html).toContain("This site is not for people under 18.");
});
