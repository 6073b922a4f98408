import { expect, test } from "vitest";
import { linesOf } from "#platform/text/blocks.ts";
import { withTitles } from "#school/courses/description.ts";
import { aCourse } from "../factories.ts";
import { thePages } from "../pages.ts";

let now = new Date("2026-10-31T15:00:00Z");
const { call, asAdmin, pageAt } = thePages({ clock: () => now });

const structuredData = (html: string) =>
	[...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
		([, json = ""]) => JSON.parse(json),
	);
const courseData = (html: string) =>
	structuredData(html).find((data) => data["@type"] === "Course");
const questionsOf = (html: string): string[] =>
	structuredData(html)
		.find((data) => data["@type"] === "FAQPage")
		.mainEntity.map(({ name }: { name: string }) => name);

test.each([
	// The clocks go back on November 1 and forward on March 14.
	["2026-11-01", "2026-11-02T05:00:00Z"],
	["2026-11-20", "2026-11-21T05:00:00Z"],
	["2027-03-14", "2027-03-15T04:00:00Z"],
])(
	"a fact valid through %s leaves page, structured data and API at midnight, %s",
	async (validUntil, midnight) => {
		now = new Date(Date.parse(midnight) - 60_000);
		const fact = { topic: "price", answer: "It costs $1,234.", courseId: 2 };
		const added = await asAdmin("POST", "/api/admin/facts", {
			...fact,
			validUntil,
			onHomePage: true,
		});
		const question = "Certified Nursing Assistant (CNA): How much does it cost?";

		now = new Date(Date.parse(midnight) - 1);
		const before = await pageAt("/courses/cna");
		expect(before).toContain("It costs $1,234.");
		const keyFact = "<dt>Price</dt><dd>$1,234</dd>";
		expect(before.split(keyFact)).toHaveLength(2);
		expect(courseData(before).offers).toMatchObject({
			price: "1234.00",
			priceValidUntil: validUntil,
		});
		const chha = await pageAt("/courses/chha");
		expect(chha).toContain("<h3>Certified Nursing Assistant (CNA)</h3>");
		expect(chha).not.toContain("$1,234");
		const home = await pageAt("/");
		expect(home).toContain("It costs $1,234.");
		expect(home.split(keyFact), "on the card of the course").toHaveLength(2);
		expect(questionsOf(home)).toContain(question);
		expect(await call("GET", "/api/facts")).toContainEqual(
			expect.objectContaining({ id: added.id }),
		);

		now = new Date(midnight);
		const after = await pageAt("/courses/cna");
		expect(after).not.toContain("$1,234");
		expect(courseData(after).offers).toBeUndefined();
		const homeAfter = await pageAt("/");
		expect(homeAfter).not.toContain("$1,234");
		expect(questionsOf(homeAfter)).not.toContain(question);
		expect(await call("GET", "/api/facts")).not.toContainEqual(
			expect.objectContaining({ id: added.id }),
		);
	},
);

test("a fact is on the next page after it is saved, and no longer on the next one after it is deleted", async () => {
	expect(await pageAt("/courses/ekg")).not.toContain("Good to know");
	const fact = { topic: "class_size", answer: "At most ten students.", source: "Handbook, 2026" };
	const { id } = await asAdmin("POST", "/api/admin/facts", fact);
	const page = await pageAt("/courses/ekg");
	expect(page).toContain("Good to know");
	expect(page).toContain("At most ten students.");
	expect(page).toContain("Source: Handbook, 2026 · As of ");
	await asAdmin("DELETE", `/api/admin/facts/${id}`, undefined);
	expect(await pageAt("/courses/ekg")).not.toContain("At most ten students.");
});

test("a program in Spanish has its Spanish facts; what has no Spanish is marked as English", async () => {
	const facts = [
		{ topic: "class_size", answer: "At most ten students.", spanish: "Diez como máximo." },
		{ topic: "supplies", answer: "Bring two pens.", source: "Handbook, 2026", courseId: 2 },
		{ topic: "duration", answer: "It takes six weeks.", courseId: 2 },
		{
			...{ topic: "other", courseId: 2, question: "Do I need shoes?", answer: "Yes." },
			...{ spanishQuestion: "¿Necesito zapatos?", spanish: "Sí." },
		},
		{
			topic: "other",
			courseId: 2,
			question: "Is there a lift?",
			answer: "No.",
			spanish: "No, no.",
		},
	];
	const added = await Promise.all(facts.map((fact) => asAdmin("POST", "/api/admin/facts", fact)));
	for (const path of ["/es/courses/cna", "/es/catalog"]) {
		const page = await pageAt(path);
		expect(page, path).toContain("Información útil");
		expect(page, path).toContain("<dt>Tamaño del grupo</dt><dd>Diez como máximo.");
		expect(page, path).toContain(
			'<dt>Libros, uniformes y materiales</dt><dd><span lang="en">Bring two pens.</span>',
		);
		expect(page, path).toMatch(/Fuente: (<!-- -->)?<span lang="en">Handbook, 2026<\/span>/);
		expect(page, path).toContain('<dt>Duración</dt><dd lang="en">Six weeks</dd>');
		expect(page, path).not.toContain("At most ten students.");
		expect(page, path).toContain("<dt>¿Necesito zapatos?</dt><dd>Sí.");
		expect(page, path).toContain('<dt><span lang="en">Is there a lift?</span></dt><dd>No, no.');
		expect(page, path).not.toContain("Do I need shoes?");
	}
	const [size] = added;
	await asAdmin("PATCH", `/api/admin/facts/${size.id}`, { answer: "At most nine students." });
	const changed = await pageAt("/es/courses/cna");
	expect(changed).toContain(
		'<dt>Tamaño del grupo</dt><dd><span lang="en">At most nine students.</span>',
	);
	expect(changed).not.toContain("Diez como máximo.");
	await asAdmin("PATCH", `/api/admin/facts/${size.id}`, { spanish: "Nueve como máximo." });
	expect(await pageAt("/es/courses/cna")).toContain("<dd>Nueve como máximo.");
	for (const { id } of added) await asAdmin("DELETE", `/api/admin/facts/${id}`, undefined);
});

test("the picture of a program is described in the language of the page, or marked as English", async () => {
	const imagePath = "https://pictures.example/ekg.jpg";
	const english = "A student reads a tracing.";
	await asAdmin("PATCH", "/api/admin/courses/4", { imagePath });
	await asAdmin("PUT", "/api/admin/pictures", { imagePath, alt: english });
	expect(await pageAt("/es/courses/ekg")).toContain(`alt="${english}" lang="en"`);
	const spanish = "Una estudiante lee un trazado.";
	await asAdmin("PATCH", "/api/admin/translations/course-4.picture", { english, spanish });
	const page = await pageAt("/es/courses/ekg");
	expect(page).toMatch(new RegExp(`<img [^>]*alt="${spanish}" (?!lang)`));
	expect(page).not.toContain(english);
	expect(await pageAt("/courses/ekg")).toMatch(new RegExp(`<img [^>]*alt="${english}" (?!lang)`));
	await asAdmin("PATCH", "/api/admin/courses/4", { imagePath: null });
});

test("a program is in Spanish with head, headings and what frames it", async () => {
	for (const { slug, title, description } of await call("GET", "/api/courses")) {
		const html = await pageAt(`/es/courses/${slug}`);
		const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
		expect(html, slug).toMatch(/<title>[^<]+ en Iselin, NJ \|/);
		expect(html, slug).toMatch(/name="description" content="[^"]+ Clases presenciales de día/);
		expect(main, slug).toContain("Reconocida por la industria");
		expect(main, slug).toContain("Programas relacionados");
		for (const line of withTitles([title, ...linesOf(description)])) {
			expect(main, slug).not.toContain(`>${line}<`);
		}
	}
	expect(await pageAt("/es/courses/none")).toContain("<h1>Curso no encontrado</h1>");
});

test("what the school wrote of a program in English alone is marked on its Spanish page, in the contents too", async () => {
	const description = "Our own text.\n\nWhat is new:\n\n- A new lab";
	const title = "Robot Nurse";
	const course = await asAdmin(
		"POST",
		"/api/admin/courses",
		aCourse({ slug: "robot", title, description }),
	);
	const html = await pageAt("/es/courses/robot");
	for (const marked of [
		`<h1><span lang="en">${title}</span></h1>`,
		'<p lang="en">Our own text.</p>',
		'<h2 id="text-2" lang="en">What is new</h2>',
		'<li lang="en">A new lab</li>',
		'<a href="#text-2"><span lang="en">What is new</span></a>',
	]) {
		expect(html).toContain(marked);
	}
	expect(await pageAt("/courses/robot")).not.toContain('lang="en">What');
	await asAdmin("DELETE", `/api/admin/courses/${course.id}`, undefined);
});

test("the catalog has every program with its text, and what is stated of it", async () => {
	const fact = { topic: "supplies", answer: "Bring two pens.", courseId: 2 };
	const { id } = await asAdmin("POST", "/api/admin/facts", fact);
	const catalog = await pageAt("/catalog");
	for (const { slug, title, summary } of await call("GET", "/api/courses")) {
		expect(catalog).toContain(`id="program_${slug}">${title.replaceAll("&", "&amp;")}</h2>`);
		expect(catalog).toContain(summary);
	}
	expect(catalog.match(/<dd>Bring two pens\./g)).toHaveLength(1);
	expect(catalog.split(">What you learn</h3>").length).toBeGreaterThan(5);
	await asAdmin("DELETE", `/api/admin/facts/${id}`, undefined);
	expect(await pageAt("/catalog")).not.toContain("Bring two pens.");
});

test("pages name the city of the settings, in their heads and texts, and no other one", async () => {
	const address = { street: "1 Sample Road", city: "Edison", state: "NJ", zip: "08817" };
	await asAdmin("PATCH", "/api/admin/settings", { name: "Sample School", address });
	for (const path of [
		"/",
		"/about",
		"/contact",
		"/register",
		"/classes",
		"/catalog",
		"/accessibility",
		"/courses/cna",
	]) {
		const html = await pageAt(path);
		expect(html, path).toContain("Edison, NJ");
		// What a course says of itself is the office's text; the box beside it is specified.
		const texts = ["/courses/cna", "/catalog"].includes(path) ? html.split("</head>")[0] : html;
		expect(texts, path).not.toContain("Iselin");
	}
	expect(await pageAt("/")).toContain("All classes are in person in Edison, so you get hands-on");
});

test("pages say what the school wrote of itself, in their heads too, and no draft", async () => {
	const texts = {
		"home.title": ["/", "A school in {city}"],
		"home.visit": ["/", "Come and look."],
		"course.practice": ["/courses/cna", "You practice on people who laugh."],
		"about.do": ["/about", "We teach.\n\n- Every day\n- Every evening"],
		"contact.description": ["/contact", "How to find us."],
		"about.who": ["/about", "Anyone who asks."],
		"consent.registration": ["/register", "By registering, you agree to a call."],
		"consent.message": ["/contact", "By sending this, you agree to a call."],
		"policy.see": ["/privacy-policy", "- The state, if it pays.\n- <b>Nobody</b> else."],
	} as const;
	const write = (text: (slot: string) => string, publishOn: string | null) =>
		Promise.all(
			Object.keys(texts).map((slot) =>
				asAdmin("PATCH", `/api/admin/texts/${slot}`, { text: text(slot), publishOn }),
			),
		);
	await write(() => "Not finished.", null);
	await write(() => "Not finished.", "2099-01-01");
	for (const [path] of Object.values(texts))
		expect(await pageAt(path), path).not.toContain("Not finished.");
	await write((slot) => texts[slot as keyof typeof texts][1], "2026-01-01");
	expect(await pageAt("/")).toContain("<title>A school in Edison | Sample School</title>");
	expect(await pageAt("/")).toContain("Come and look.");
	expect(await pageAt("/courses/cna")).toContain("You practice on people who laugh.");
	expect(await pageAt("/about")).toContain("<p>We teach.</p><ul><li>Every day</li>");
	expect(await pageAt("/contact")).toContain('content="How to find us."');
	for (const path of ["/", "/register"])
		expect(await pageAt(path)).toContain("By registering, you agree to a call.");
	expect(await pageAt("/contact")).toContain("By sending this, you agree to a call.");
	expect(await pageAt("/about")).toContain(
		"<p>Anyone who asks.</p><p>You must be 18 or older to use this site and to register.</p>",
	);
	const policy = await pageAt("/privacy-policy");
	expect(policy).toMatch(
		/<section id="see".*<ul><li>The state, if it pays\.<\/li><li>&lt;b&gt;Nobody&lt;\/b&gt; else\.<\/li><\/ul><\/div><\/section><section id="mail"/s,
	);
	const spanish = await pageAt("/es/privacy-policy");
	expect(spanish).toContain('<li lang="en">The state, if it pays.</li>');
	expect(await pageAt("/es/register")).toContain(
		'<span lang="en">By registering, you agree to a call.</span>',
	);
});
