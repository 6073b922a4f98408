import { expect, test } from "vitest";
import { queueClassEmails } from "#intake/registrations/class-emails.server.ts";
import { newYorkTime } from "#platform/calendar/new-york.ts";
import { classCalendar } from "#school/classes/calendars.server.ts";
import type { PublicClass } from "#school/classes/public-contract.ts";
import { currentContent } from "#school/facts/current-content.server.ts";
import { sitemap } from "#site/page-cache/sitemap.server.ts";
import { tokenIn } from "../applicant.ts";
import { parseEvents } from "../calendar.ts";
import { aClass, aFact, aRegistration } from "../factories.ts";
import { origin, thePages } from "../pages.ts";

let now = new Date("2027-01-20T15:00:00Z");
const clock = () => now;
const { site, from, call, asAdmin, pageAt, render } = thePages({ clock });

const courseData = (html: string) =>
	[...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
		.map(([, json = ""]) => JSON.parse(json))
		.find((data) => data["@type"] === "Course");
const siteMap = () => sitemap({ db: site.runtime.db, clock }, origin);
const calendar = async (path: string) =>
	classCalendar(path, await currentContent(site.runtime.db, clock), clock);

function withoutClasses() {
	const { api } = site.runtime;
	const request: typeof api.request = async (path, ...rest) =>
		path === "/api/classes" ? new Response("Broken", { status: 500 }) : api.request(path, ...rest);
	const broken: typeof api = Object.assign(Object.create(api), { request });
	return broken;
}

test("a page that failed is tried again with what its address asks for", async () => {
	const page = await render("/classes?program=cna&day=monday&day=tuesday", withoutClasses());
	expect(page.status).toBe(500);
	const form = /<form>(.*?)<\/form>/s.exec(await page.text())?.[1];
	expect(form).toContain('<input type="hidden" name="program" value="cna"/>');
	for (const day of ["monday", "tuesday"])
		expect(form).toContain(`<input type="hidden" name="day" value="${day}"/>`);
});

test("a form whose class dates did not load says so, does not call the chosen class gone, and is kept for nobody else", async () => {
	const { id } = await asAdmin("POST", "/api/admin/classes", aClass());
	const broken = withoutClasses();
	for (const [path, notLoaded, gone] of [
		["/register", "The class dates did not load.", "is not offered right now"],
		["/es/register", "Las fechas de las clases no se cargaron.", "no se ofrece en este momento"],
	] as const) {
		const address = `${path}?program=cna&class=${id}`;
		const page = await render(address, broken);
		expect(page.status).toBe(503);
		const html = await page.text();
		expect(html).toContain(notLoaded);
		expect(html).not.toContain(gone);
		expect(await pageAt(address)).not.toContain(notLoaded);
		expect(await pageAt(`${path}?class=999`)).toContain(gone);
	}
	await asAdmin("PATCH", `/api/admin/classes/${id}`, { state: "cancelled" });
});

test("a class is on its course's page, the home page, in structured data, sitemap and calendars, until it has begun; then all are as before", async () => {
	await asAdmin("POST", "/api/admin/facts", aFact({ courseId: 2, answer: "It costs $999." }));
	const before = { cna: await pageAt("/courses/cna"), home: await pageAt("/") };
	expect(before.cna).toContain("<dt>Price</dt><dd>$999</dd>");
	expect(await siteMap()).not.toContain(`${origin}/classes`);
	expect(await pageAt("/classes")).toContain('content="noindex"');

	const added: PublicClass = await asAdmin("POST", "/api/admin/classes", aClass());
	const cna = await pageAt("/courses/cna");
	for (const [term, value] of [
		["Price", "$1,250"],
		["Next start", '<a href="#classes">Mar 2, 2027</a>'],
		["Length", "9 weeks, 6 hours a week"],
		["Days and times", "Tue, Thu 6:00–9:00 PM"],
		["Register by", "Feb 26, 2027"],
	]) {
		expect(cna).toContain(`<dt>${term}</dt><dd>${value}</dd>`);
	}
	expect(cna).toContain('id="classes"');
	expect(cna).toContain("Tuition $1,100, Books $150");
	expect(cna, "its fact gives way").not.toContain("$999");
	expect(await pageAt("/courses/ekg")).not.toContain("$1,250");
	const [instance, ...others] = courseData(cna).hasCourseInstance;
	expect(others).toEqual([]);
	expect(instance).toMatchObject({
		"@type": "CourseInstance",
		startDate: "2027-03-02",
		endDate: "2027-04-29",
		inLanguage: "en",
		courseMode: "Onsite",
		offers: {
			price: "1250.00",
			priceCurrency: "USD",
			validThrough: "2027-02-26",
			availability: "https://schema.org/InStock",
		},
	});
	expect(instance.courseSchedule).toHaveLength(2);
	const catalog = await pageAt("/catalog");
	expect(catalog).toContain("<dt>Next start</dt><dd>Mar 2, 2027</dd>");
	expect(catalog).toContain("<dt>Days and times</dt><dd>Tue, Thu 6:00–9:00 PM</dd>");
	expect(catalog, "its fact gives way").not.toContain("$999");
	const home = await pageAt("/");
	expect(home).toContain("<dt>Next start</dt><dd>Mar 2, 2027</dd>");
	expect(home).toContain("Find a class that fits your week");
	const finder = await pageAt("/classes");
	expect(finder).toMatch(
		/see their pages or ask our office:(?:<!-- -->)? <a[^>]* href="\/courses\/clinical/,
	);
	expect(finder).toContain("Tue, Thu 6:00–9:00 PM");
	expect(finder).not.toContain('content="noindex"');
	expect(await siteMap()).toContain(`<loc>${origin}/classes</loc><lastmod>`);

	const spanish = await pageAt("/es/courses/cna");
	for (const [term, value] of [
		["Precio", "$1,250"],
		["Próximo inicio", '<a href="#classes">2 mar 2027</a>'],
		["Duración", "9 semanas, 6 horas por semana"],
		["Días y horario", "mar, jue 6:00–9:00 PM"],
		["Inscripción hasta", "26 feb 2027"],
	]) {
		expect(spanish).toContain(`<dt>${term}</dt><dd>${value}</dd>`);
	}
	expect(spanish).toContain("Matrícula $1,100, Libros $150");
	const renamed = { fees: [{ name: "Two kits", amount: 15_000 }] };
	await asAdmin("PATCH", `/api/admin/classes/${added.id}`, renamed);
	const own = await pageAt("/es/courses/cna");
	expect(own, "the office named the fee").toContain('<span lang="en">Two kits</span>');
	const kits = { english: "Two kits", spanish: "Dos estuches" };
	await asAdmin("PATCH", "/api/admin/translations/class.Two%20kits", kits);
	const translated = await pageAt("/es/courses/cna");
	expect(translated).toContain("Matrícula $1,100, Dos estuches $150");
	expect(translated).not.toContain("Two kits $150");
	expect(courseData(spanish)).toMatchObject({
		url: `${origin}/es/courses/cna`,
		name: "Auxiliar de enfermería certificado (CNA)",
		hasCourseInstance: [{ offers: { url: `${origin}/es/courses/cna` } }],
	});
	expect(await pageAt("/es/catalog")).toContain("<dt>Próximo inicio</dt><dd>2 mar 2027</dd>");

	for (const path of ["/classes.ics", "/courses/cna.ics", `/classes/${added.id}.ics`]) {
		const events = parseEvents((await calendar(path)) ?? "");
		expect(events.map(({ starts }) => newYorkTime(starts))).toEqual(
			added.meetings.map(({ day, from }) => `${day} ${from}`),
		);
		expect(new Set(events.map(({ uid }) => uid)).size).toBe(added.meetings.length);
	}
	expect(parseEvents((await calendar("/courses/ekg.ics")) ?? "")).toEqual([]);
	const rendered = await calendar("/classes.ics");
	now = new Date(now.getTime() + 60_000);
	expect(await calendar("/classes.ics"), "not rendered again").toBe(rendered);
	for (const path of ["/classes/999.ics", "/courses/law.ics", "/classes/x.ics"]) {
		expect(await calendar(path), path).toBeNull();
	}

	now = new Date("2027-02-27T15:00:00Z");
	expect(parseEvents((await calendar("/classes.ics")) ?? "")).toEqual([]);
	const late = await pageAt("/courses/cna");
	expect(late, "nobody can register any more").toContain("Closed</span>");
	expect(await pageAt("/catalog")).not.toContain("Tue, Thu 6:00");
	expect(await siteMap()).not.toContain(`${origin}/classes`);
	expect(late).toContain("<dt>Price</dt><dd>$999</dd>");
	expect(courseData(late).hasCourseInstance).not.toHaveProperty("startDate");

	now = new Date("2027-03-03T05:00:00Z");
	expect(await pageAt("/courses/cna")).not.toContain('id="classes"');
	const running = await calendar(`/classes/${added.id}.ics`);
	expect(parseEvents(running ?? ""), "a class that has begun").toHaveLength(added.meetings.length);
	expect(parseEvents((await calendar("/classes.ics")) ?? ""), "not on its page").toEqual([]);
	await asAdmin("PATCH", `/api/admin/classes/${added.id}`, { state: "closed" });
	expect(await calendar("/courses/cna.ics")).toBe(running);
	now = new Date("2027-04-30T05:00:00Z");
	expect(parseEvents((await calendar("/courses/cna.ics")) ?? ""), "over").toEqual([]);
	now = new Date("2027-03-03T05:00:00Z");
	expect(await siteMap()).not.toContain(`${origin}/classes`);
	now = new Date("2027-01-20T15:00:00Z");
	await asAdmin("PATCH", `/api/admin/classes/${added.id}`, { state: "cancelled" });
	expect(await pageAt("/courses/cna")).toBe(before.cna);
	expect(await pageAt("/")).toBe(before.home);
});

test("the finder answers a plain GET form: what fits, and what almost does with the reason", async () => {
	const evenings: PublicClass = await asAdmin("POST", "/api/admin/classes", aClass());
	const saturday = { day: "2027-04-03", from: "09:00", to: "13:00", kind: "clinical" };
	await asAdmin("POST", "/api/admin/classes", {
		...aClass({ courseId: 4 }),
		meetings: [...evenings.meetings, saturday],
	});
	const query = "day=tuesday&day=thursday&time=evening";
	const html = await (await render(`/classes?${query}`)).text();
	expect(html).toMatch(/role="status">1 class</);
	expect(html).toContain("Almost fits");
	expect(html).toContain("1 meeting does");
	expect(html).toContain("Sat, Apr 3, 9:00 AM–1:00 PM");
	expect(html).toMatch(/<input type="checkbox" name="day"[^>]* checked=""[^>]* value="tuesday"/);
	const spanish = await (await render(`/es/classes?${query}`)).text();
	expect(spanish).toMatch(/role="status">1 clase</);
	expect(spanish).toContain("1 sesión no se ajusta: sáb, 3 abr, 9:00 AM–1:00 PM.");
	expect(spanish).toMatch(/<form [^>]*action="\/es\/classes#found"/);
	expect(spanish).toMatch(/<a [^>]*href="\/es\/classes"[^>]*>Ver todas</);
	expect(spanish).toMatch(/<input type="checkbox" name="day"[^>]* checked=""[^>]* value="tuesday"/);
	expect(site.runtime.pages.keyOf("/es/classes", new URLSearchParams(query))).toBeNull();
	const none = await (await render("/classes?program=ekg&day=sunday")).text();
	expect(none).toContain("No class fits");
	expect(site.runtime.pages.keyOf("/classes", new URLSearchParams(query))).toBeNull();
	expect(site.runtime.pages.keyOf("/classes", new URLSearchParams("utm_source=x"))).toBe(
		"/classes",
	);
});

/** A Tuesday before the clocks change and the one after, at 6 PM; and until when an offer lasts that is made on the Friday between, at 4 PM. */
test.each([
	{
		first: "2027-03-09",
		last: "2027-03-16",
		shown: "March 9",
		starts: ["2027-03-09T23:00:00.000Z", "2027-03-16T22:00:00.000Z"],
		friday: "2027-03-12T21:00:00Z",
		until: "2027-03-15T16:00:00.000Z",
		untilShown: "Monday, March 15, at 12:00 PM",
	},
	{
		first: "2027-11-02",
		last: "2027-11-09",
		shown: "November 2",
		starts: ["2027-11-02T22:00:00.000Z", "2027-11-09T23:00:00.000Z"],
		friday: "2027-11-05T20:00:00Z",
		until: "2027-11-08T17:00:00.000Z",
		untilShown: "Monday, November 8, at 12:00 PM",
	},
])(
	"6 PM is 6 PM on both sides of a change of the clock, in pages, emails and calendars: $first",
	async ({ first, last, shown, starts, friday, until, untilShown }) => {
		now = new Date("2027-01-20T15:00:00Z");
		const days = [{ day: "tuesday", from: "18:00", to: "21:00" }];
		const dated = { courseId: 3, firstDay: first, lastDay: last, days, registerBy: null, seats: 1 };
		const found: PublicClass = await asAdmin("POST", "/api/admin/classes", aClass(dated));
		const later = { ...dated, firstDay: "2027-12-07", lastDay: "2027-12-14" };
		const offered: PublicClass = await asAdmin("POST", "/api/admin/classes", aClass(later));
		const register = async (classId: number): Promise<number> =>
			(await call("POST", "/api/register", aRegistration({ courseId: 3, classId }))).id;
		const place = (registrationId: number, act: string) =>
			asAdmin("POST", "/api/admin/placements", { registrationId, act });
		const email = async (id: number) => {
			await queueClassEmails({ db: site.runtime.db, clock, publicUrl: origin });
			const { textBody } = await site.runtime.db
				.selectFrom("emails")
				.select("textBody")
				.where("registrationId", "=", id)
				.where("template", "=", "class")
				.orderBy("id", "desc")
				.executeTakeFirstOrThrow();
			return textBody;
		};

		for (const path of ["/classes", "/courses/chha"]) {
			expect(await pageAt(path), path).toContain("Tue 6:00–9:00 PM");
		}
		const id = await register(found.id);
		await place(id, "place");
		const confirmed = await email(id);
		expect(confirmed).toMatch(/Days and times\W+Tue 6:00–9:00 PM/);
		expect(confirmed).toMatch(new RegExp(`First day\\W+${shown}, 2027`));
		const own = `/api/my-registration/${tokenIn(confirmed)}`;
		const page = await (await render(own.replace("/api", ""))).text();
		expect(page).toContain("Tue 6:00–9:00 PM");
		const ownCalendar = await (await site.runtime.api.request(`${own}/class.ics`, {}, from)).text();
		for (const file of [await calendar(`/classes/${found.id}.ics`), ownCalendar]) {
			const events = parseEvents(file ?? "");
			expect(events.map((event) => event.starts)).toEqual(starts);
			expect(events.map((event) => newYorkTime(event.ends))).toEqual([
				`${first} 21:00`,
				`${last} 21:00`,
			]);
		}

		const holder = await register(offered.id);
		await place(holder, "place");
		const next = await register(offered.id);
		now = new Date(friday);
		await place(holder, "release");
		const [{ offeredUntil }] = await asAdmin("GET", `/api/admin/classes/${offered.id}/placements`);
		expect(offeredUntil).toBe(until);
		expect(await email(next)).toContain(untilShown);
	},
);
