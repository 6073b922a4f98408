import { expect, test } from "vitest";
import { testimonials as samples, testimonials } from "#school/profile/testimonials.ts";
import { theApp } from "../../../test/app.ts";
import { aCourse } from "../../../test/factories.ts";

const app = theApp();

const patch = (body: unknown, headers: Record<string, string> = {}) =>
	app.asAdmin("PATCH", "/api/admin/settings", { body, headers });
const settings = async () => (await app.asAdmin("GET", "/api/admin/settings")).json;
const school = async () => (await app.call("GET", "/api/school")).json;
const lastEntry = () =>
	app.db
		.selectFrom("activity")
		.selectAll()
		.where("kind", "=", "settings")
		.orderBy("id", "desc")
		.executeTakeFirst();

test("everybody reads what the school was delivered with, until it changes something", async () => {
	expect(await school()).toMatchObject({
		name: "Iselin Healthcare Training",
		phones: [{ shown: "732-555-0142", dial: "+17325550142" }, {}],
		announcement: null,
		hours: [{ label: "Monday to Friday" }, { label: "Saturday" }, { label: "Sunday", opens: "" }],
	});
	expect((await school()).testimonials).toEqual(
		testimonials.map((testimonial, at) => ({
			...testimonial,
			...{ id: at + 1, initials: ["SR", "ST", "SM"][at], isSample: true },
		})),
	);
	expect((await settings()).customizedSections).toEqual([]);
});

test("a change is public immediately, stored only if it differs, and logged", async () => {
	const before = await settings();
	const response = await patch({ phone: "(848) 555-0100", email: "office@own-school.example" });
	expect(response.status).toBe(200);
	expect(response.headers.get("etag")).toBe(`"${before.version + 1}"`);
	expect(response.json.customizedSections).toEqual(["phone", "email"]);
	expect(await school()).toMatchObject({
		email: "office@own-school.example",
		phones: [{ shown: "(848) 555-0100", dial: "+18485550100" }, { shown: "732-555-0143" }],
	});
	const stored = await app.db.selectFrom("settings").selectAll().executeTakeFirstOrThrow();
	expect(JSON.parse(stored.values)).toEqual({
		phone: "(848) 555-0100",
		email: "office@own-school.example",
	});
	const entry = await lastEntry();
	expect(entry).toMatchObject({ username: "dana", label: "Settings: phone, email" });
	expect(JSON.parse(entry?.before ?? "")).toEqual({
		phone: "732-555-0142",
		email: "hello@school.example",
	});

	const back = await patch({ phone: null, email: null, secondPhone: null });
	expect(back.json.customizedSections).toEqual(["secondPhone"]);
	expect((await school()).phones).toEqual([{ shown: "732-555-0142", dial: "+17325550142" }]);
	await patch({ secondPhone: "732-555-0143" });
	expect((await settings()).customizedSections).toEqual([]);
});

test("of two concurrent changes, the second fails and the first stays", async () => {
	const { version } = await settings();
	await patch({ name: "School of One" }, { "if-match": `"${version}"` });
	const stale = await patch({ name: "School of Two" }, { "if-match": `"${version}"` });
	expect(stale.status).toBe(412);
	expect((await school()).name).toBe("School of One");
	await patch({ name: null });
});

test("saving what is there already changes nothing and is not written down", async () => {
	const before = await settings();
	const entry = await lastEntry();
	expect((await patch(before.settings)).json.version).toBe(before.version);
	expect(await lastEntry()).toEqual(entry);
});

test("hours are grouped by days, also in the placeholders of facts", async () => {
	const { week } = (await settings()).settings;
	week[6] = { opens: "10:00", closes: "14:00" };
	await patch({ week });
	const { hours } = await school();
	expect(hours[1]).toEqual({
		days: [6],
		label: "Saturday",
		shortLabel: "Saturday",
		opens: "10:00",
		closes: "14:00",
	});
	const facts = (await app.call("GET", "/api/facts")).json;
	expect(facts.at(-1).answer).toBe(
		"Monday to Friday 9:00 AM to 5:00 PM, Saturday 10:00 AM to 2:00 PM. Closed Sunday.",
	);
	await patch({ week: null });
});

test("an announcement and closed days come and go with New York's calendar", async () => {
	const text = "We are closed on Thursday, November 26.";
	await patch({ announcement: { shown: true, text, from: "2026-11-23", to: "2026-11-26" } });
	expect((await school()).announcement).toBeNull();
	app.clock.now = new Date("2026-11-23T05:00:00Z");
	expect((await school()).announcement).toMatchObject({ text });
	app.clock.now = new Date("2026-11-27T04:59:00Z");
	expect((await school()).announcement).toMatchObject({ text });
	expect((await school()).closedDays[0].day).toBe("2026-11-26");
	app.clock.now = new Date("2026-11-27T05:00:00Z");
	expect((await school()).announcement).toBeNull();
	expect((await school()).closedDays[0].day).toBe("2026-12-25");
	await patch({ announcement: null });
});

test("an announcement is in Spanish as soon as it is translated, and for that text alone", async () => {
	const announce = (text: string | null) =>
		patch({ announcement: text && { shown: true, text, from: "2026-11-25", to: "2026-11-26" } });
	const texts = async () =>
		(await app.asAdmin("GET", "/api/admin/translations")).json
			.filter(({ name }: { name: string }) => name === "announcement")
			.map(({ state, path }: { state: string; path: string }) => `${state} ${path}`);
	const spanish = async () => (await school()).announcement.spanish;
	app.clock.now = new Date("2026-11-24T12:00:00Z");
	expect(await texts()).toEqual([]);
	await announce("No classes in {room 5}.");
	expect(await texts()).toEqual(["missing /es"]);
	const path = "/api/admin/translations/announcement";
	const body = { english: "No classes in {room 5}.", spanish: "No hay clases en {salón 5}." };
	expect((await app.asAdmin("PATCH", path, { body })).status).toBe(200);
	app.clock.now = new Date("2026-11-25T12:00:00Z");
	expect(await spanish()).toBe("No hay clases en {salón 5}.");
	expect(await texts()).toEqual(["current /es"]);
	await announce("No classes on Friday.");
	expect(await spanish()).toBeNull();
	expect(await texts()).toEqual(["older /es"]);
	app.clock.now = new Date("2026-11-27T12:00:00Z");
	expect(await texts()).toEqual([]);
	await announce(null);
});

test("a testimonial is a sample until it is confirmed", async () => {
	const all = (await settings()).settings.testimonials;
	all[0] = { text: "I passed.", name: "Beatriz Morais", title: "CNA Graduate", isConfirmed: true };
	await patch({ testimonials: all });
	expect((await school()).testimonials[0]).toEqual({
		id: 1,
		text: "I passed.",
		name: "Beatriz Morais",
		title: "CNA Graduate",
		initials: "BM",
		isSample: false,
	});
	await patch({ testimonials: null });
});

test.each([
	[{ phone: "12345" }, "Please enter a valid phone number"],
	[{ email: "nobody" }, "Please enter a valid email address"],
	[
		{ address: { street: "1 Main St", city: "Iselin", state: "New Jersey", zip: "08830" } },
		/state/,
	],
	[{ address: { street: "1 Main St", city: "Iselin", state: "NJ", zip: "8830" } }, /ZIP code/],
	[{ week: [] }, "A week has seven days"],
	[{ week: week("17:00", "09:00") }, "Closing time must be after opening time"],
	[{ week: week("09:00", null) }, /both an opening and a closing time/],
	[{ closedDays: [{ day: "2026-02-30", name: "No day" }] }, "Dates must be YYYY-MM-DD"],
	[
		{ closedDays: [1, 2].map(() => ({ day: "2026-12-25", name: "Twice" })) },
		"Fri, Dec 25, 2026 is listed twice",
	],
	[{ announcement: { shown: true, text: "", from: null, to: null } }, /the announcement text/],
	[
		{ announcement: { shown: true, text: "Hello", from: "2026-12-02", to: "2026-12-01" } },
		"The end date can’t be before the start date",
	],
	[{ testimonials: [] }, "The home page needs at least three testimonials"],
	[{ redirects: [redirect("programs/cna", "/courses/cna")] }, "Start with a slash: /programs/cna"],
	[{ redirects: [redirect("/old", "https://elsewhere.example")] }, /^Start with a slash/],
	[{ redirects: [redirect("/old", "//elsewhere.example")] }, /^Start with a slash/],
	[{ redirects: [redirect("/", "/about")] }, "The website itself uses this URL"],
	[{ redirects: [redirect("/admin/x", "/about")] }, "The website itself uses this URL"],
	[{ redirects: [redirect("/about", "/contact")] }, "/about is a current page on this website."],
	[{ redirects: [redirect("/classes", "/")] }, "/classes is a current page on this website."],
	[{ redirects: [redirect("/catalog", "/")] }, "/catalog is a current page on this website."],
	[
		{ redirects: [redirect("/old", "/courses/no-such-course?x=1")] },
		"There is no course at /courses/no-such-course?x=1.",
	],
	[{ redirects: [redirect("/old", "/es/courses/none")] }, /^There is no course at/],
	[{ redirects: [redirect("/Courses/CNA/", "/")] }, /is a current page on this website/],
	[
		{ redirects: [redirect("/old", "/about"), redirect("/OLD/", "/contact")] },
		"/OLD/ is listed twice",
	],
	[{ redirects: [redirect("/same", "/Same/?x=1")] }, "/same leads back to itself"],
	[{ redirects: [redirect("/old", "/nosuchpage")] }, "There is no page at /nosuchpage."],
	[{ testimonials: confirmed({ name: "Ana Lopes" }) }, /^This quote is a sample/],
	[{ testimonials: confirmed({ text: "I passed." }) }, /^This name is a sample/],
	[
		{ redirects: [redirect("/a", "/b"), redirect("/b", "/c"), redirect("/c", "/a")] },
		"/a leads back to itself",
	],
])("invalid settings are rejected with a message: %j", async (body, detail) => {
	const before = await settings();
	const response = await patch(body);
	expect(response.status).toBe(400);
	expect(response.text).toMatch(detail);
	expect(await settings()).toEqual(before);
});

test("a redirect to a course that was deleted since holds up no other, and one to a former address is right", async () => {
	const course = await app.asAdmin("POST", "/api/admin/courses", { body: aCourse() });
	const { id, slug } = course.json;
	const lost = redirect("/once", `/courses/${slug}`);
	expect((await patch({ redirects: [lost] })).status).toBe(200);
	expect((await app.asAdmin("DELETE", `/api/admin/courses/${id}`)).status).toBe(204);
	expect((await patch({ redirects: [lost, redirect("/old", "/about")] })).status).toBe(200);
	const again = await patch({ redirects: [redirect("/old", "/courses/also-lost"), lost] });
	expect(again.text).toContain("There is no course at /courses/also-lost.");

	const renamed = await app.asAdmin("POST", "/api/admin/courses", { body: aCourse() });
	const { id: renamedId, slug: former } = renamed.json;
	const path = `/api/admin/courses/${renamedId}`;
	expect((await app.asAdmin("PATCH", path, { body: { slug: `${former}-2` } })).status).toBe(200);
	for (const file of ["/share/cna.png", "/classes.ics"]) {
		const toFile = { redirects: [redirect("/flyer", file)] };
		expect((await patch(toFile)).status, file).toBe(200);
	}
	const toFormer = redirect("/former", `/courses/${former}`);
	expect((await patch({ redirects: [toFormer] })).status).toBe(200);
	expect((await app.asAdmin("DELETE", path)).status).toBe(204);
	expect((await patch({ redirects: [] })).status).toBe(200);
});

test.each([
	"/robots.txt",
	"/Sitemap.XML",
	"/favicon.ico/",
	"/%66avicon.svg",
	"/site.webmanifest",
	"/share/cna.png",
	"/API/courses",
])("no redirect shadows the site's own page at %s", async (from) => {
	const response = await patch({ redirects: [redirect(from, "/about")] });
	expect([response.status, response.text]).toEqual([400, "The website itself uses this URL"]);
});

test("the public settings have no admin fields", async () => {
	const { json } = await app.call("GET", "/api/school");
	expect(Object.keys(json).sort()).toEqual([
		...["address", "announcement", "closedDays", "email", "hours", "name", "phones"],
		"testimonials",
	]);
});

function week(opens: string | null, closes: string | null) {
	return Array.from({ length: 7 }, () => ({ opens, closes }));
}

/** The delivered testimonials, of which the first is changed and confirmed. */
function confirmed(change: { text?: string; name?: string }) {
	return samples.map((sample, at) => ({
		...sample,
		...(at === 0 && change),
		isConfirmed: at === 0,
	}));
}

function redirect(from: string, to: string) {
	return { from, to };
}
