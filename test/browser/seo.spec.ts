import { expect, test } from "./site.ts";
import { publicPages, servedDocument } from "./visitor.ts";

interface Head {
	title: string;
	description: string;
	canonical: string;
	image: string;
	structured: Record<string, unknown>[];
}

const readHead = (document: Document): Head => {
	const content = (selector: string) =>
		document.querySelector(selector)?.getAttribute("content") ?? "";
	return {
		title: document.title,
		description: content('meta[name="description"]'),
		canonical: document.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? "",
		image: content('meta[property="og:image"]'),
		structured: [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
			JSON.parse(script.textContent ?? "null"),
		),
	};
};

test.describe("as the server sends them", () => {
	test("every page has a title, a description, a canonical address and a share picture of its own", async ({
		page,
		site,
	}) => {
		const titles = new Set<string>();
		const descriptions = new Set<string>();
		for (const path of publicPages) {
			const { served } = await servedDocument(page, `${path}?utm_source=mail`);
			const head = await served.evaluate(readHead);
			titles.add(head.title);
			descriptions.add(head.description);
			expect(head.title.length, path).toBeLessThan(90);
			expect(head.description.length, path).toBeGreaterThan(50);
			expect(head.description.length, path).toBeLessThan(170);
			expect(head.canonical).toBe(`${site.url}${path === "/" ? "/" : path}`);
			const picture = await page.request.get(head.image);
			expect(picture.status(), head.image).toBe(200);
			expect(picture.headers()["content-type"]).toBe("image/png");
			const bytes = await picture.body();
			expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
		}
		expect(titles.size).toBe(publicPages.length);
		expect(descriptions.size).toBe(publicPages.length);
	});

	test("the home page describes the school, its questions and its courses", async ({ page }) => {
		const { served } = await servedDocument(page, "/");
		const { structured } = await served.evaluate(readHead);
		const [school, questions, list] = structured;
		expect(school).toMatchObject({
			"@context": "https://schema.org",
			"@type": "EducationalOrganization",
			name: "Iselin Healthcare Training",
			telephone: "+17325550142",
			address: { "@type": "PostalAddress", addressLocality: "Iselin", addressRegion: "NJ" },
		});
		expect(school?.openingHoursSpecification).toMatchObject([
			{ dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "09:00" },
			{ dayOfWeek: ["Saturday"], opens: "09:00", closes: "13:00" },
		]);
		expect(questions?.["@type"]).toBe("FAQPage");
		for (const question of (questions?.mainEntity ?? []) as Record<string, unknown>[]) {
			expect(question).toMatchObject({
				"@type": "Question",
				name: expect.stringMatching(/\?$/),
				acceptedAnswer: { "@type": "Answer", text: expect.stringMatching(/.+/) },
			});
		}
		expect(list?.itemListElement).toHaveLength(9);
	});

	test("each course describes itself, its instance and the way to it", async ({ page, site }) => {
		const courses = (await (await fetch(`${site.url}/api/courses`)).json()) as { slug: string }[];
		for (const { slug } of courses) {
			const { served } = await servedDocument(page, `/courses/${slug}`);
			const { structured, image } = await served.evaluate(readHead);
			expect(image).toBe(`${site.url}/share/${slug}.png`);
			expect(structured[0]).toMatchObject({
				"@type": "Course",
				name: expect.any(String),
				description: expect.any(String),
				provider: { "@type": "EducationalOrganization", name: "Iselin Healthcare Training" },
				hasCourseInstance: { "@type": "CourseInstance", courseMode: "Onsite" },
			});
			const trail = structured[1] as { itemListElement: { position: number; item: string }[] };
			expect(trail.itemListElement.map(({ position }) => position)).toEqual([1, 2, 3]);
			expect(trail.itemListElement[2]?.item).toBe(`${site.url}/courses/${slug}`);
		}
	});
});

test("every internal link leads somewhere, every picture and anchor is there", async ({
	page,
	site,
}) => {
	await page.goto("/robots.txt");
	const open = ["/"];
	const seen = new Set(open);
	while (open.length > 0) {
		const path = open.pop() as string;
		const { status, served } = await servedDocument(page, path);
		expect(status, path).toBe(200);
		const { links, pictures, missing } = await served.evaluate((document) => ({
			links: [...document.querySelectorAll("a[href]")].map((a) => (a as HTMLAnchorElement).href),
			pictures: [...document.images].map((image) => image.src),
			missing: [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
				.map((a) => a.hash.slice(1))
				.filter((id) => !document.getElementById(id)),
		}));
		expect(missing, path).toEqual([]);
		for (const picture of new Set(pictures)) {
			if (seen.has(picture)) continue;
			seen.add(picture);
			expect((await page.request.get(picture)).status(), picture).toBe(200);
		}
		for (const link of links) {
			const url = new URL(link);
			if (url.origin !== site.url || seen.has(url.pathname + url.search)) continue;
			seen.add(url.pathname + url.search);
			open.push(url.pathname + url.search);
		}
	}
	expect([...seen].filter((path) => path.startsWith("/courses/")).length).toBeGreaterThanOrEqual(9);
});

test("icons and the manifest are there", async ({ page }) => {
	await page.goto("/");
	const addresses = await page
		.locator('link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]')
		.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
	expect(addresses).toHaveLength(4);
	for (const address of addresses) {
		expect((await page.request.get(address)).status(), address).toBe(200);
	}
});

test("the sitemap names every page with the day of its last change, and follows the data", async ({
	site,
}) => {
	const read = async () => (await fetch(`${site.url}/sitemap.xml`)).text();
	const entries = (xml: string) =>
		[...xml.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<xhtml:link/g)].map(
			([, address = "", changed]) => ({ path: new URL(address).pathname, changed }),
		);
	const course = {
		slug: "sitemap-course",
		title: "Listed",
		summary: "Listed while it is active.",
		description: "Text.",
	};
	const before = entries(await read());
	for (const path of publicPages) expect(before.map((entry) => entry.path)).toContain(path);
	for (const { path, changed } of before.filter((entry) => entry.path.includes("/courses/"))) {
		expect(Date.parse(changed ?? ""), path).toBeGreaterThan(0);
		expect((await fetch(site.url + path)).status, path).toBe(200);
	}
	const made = await (await site.asAdmin("POST", "/api/admin/courses", course)).json();
	const listed = entries(await read()).find(({ path }) => path === "/courses/sitemap-course");
	expect(Date.now() - Date.parse(listed?.changed ?? "")).toBeLessThan(600_000);
	await site.asAdmin("PATCH", `/api/admin/courses/${made.id}`, { isActive: false });
	expect(await read()).not.toContain("sitemap-course");
	await site.asAdmin("DELETE", `/api/admin/courses/${made.id}`);
});

test("robots.txt keeps crawlers out of the admin area and names the sitemap; missing pages are not indexed", async ({
	page,
	site,
}) => {
	const robots = await (await fetch(`${site.url}/robots.txt`)).text();
	expect(robots).toContain("Disallow: /admin");
	expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
	for (const path of ["/no-such-page", "/courses/no-such-course"]) {
		await page.goto(path);
		await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
		await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
	}
});

test("link previews agree with their pages", async ({ page }) => {
	for (const path of [...publicPages, "/courses/pharmacy"]) {
		const { served } = await servedDocument(page, path);
		const said = await served.evaluate((document) => {
			const content = (name: string) =>
				document
					.querySelector(`meta[property="${name}"], meta[name="${name}"]`)
					?.getAttribute("content");
			return {
				title: [content("og:title"), document.title],
				text: [content("og:description"), content("description")],
				address: [
					content("og:url"),
					document.querySelector('link[rel="canonical"]')?.getAttribute("href"),
				],
				card: content("twitter:card"),
				site: content("og:site_name"),
				language: document.documentElement.lang,
			};
		});
		expect(said.title[1], path).toContain(said.title[0]);
		expect(said.text[0], path).toBe(said.text[1]);
		expect(said.address[0], path).toBe(said.address[1]);
		expect(said).toMatchObject({
			card: "summary_large_image",
			site: "Iselin Healthcare Training",
			language: "en",
		});
	}
});

test("no field of the structured data is empty, and every URL in it is absolute and exists", async ({
	page,
	site,
}) => {
	const addresses = new Set<string>();
	const walk = (value: unknown, where: string): void => {
		if (value && typeof value === "object") {
			for (const [key, inner] of Object.entries(value)) walk(inner, `${where}.${key}`);
			return;
		}
		expect(value, where).not.toBe("");
		expect(value ?? null, where).not.toBeNull();
		if (/\.(url|logo|image|item)$/.test(where)) addresses.add(String(value));
	};
	for (const path of ["/", "/about", "/contact", "/courses/cna"]) {
		const { served } = await servedDocument(page, path);
		const { structured } = await served.evaluate(readHead);
		expect(structured.length, path).toBeGreaterThan(0);
		for (const data of structured) {
			expect(data["@context"], path).toBe("https://schema.org");
			walk(data, `${path} ${data["@type"]}`);
		}
	}
	for (const address of addresses) {
		expect(address.startsWith(`${site.url}/`), address).toBe(true);
		expect((await fetch(address)).status, address).toBe(200);
	}
});
