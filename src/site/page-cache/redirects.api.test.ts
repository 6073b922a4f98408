import { expect, test } from "vitest";
import { contentVersion } from "#platform/database/content.server.ts";
import { RedirectTable } from "#site/page-cache/redirects.server.ts";
import { theApp } from "../../../test/app.ts";
import { aCourse } from "../../../test/factories.ts";

const app = theApp();

async function moved() {
	const addresses = new RedirectTable(app.db, () => app.clock.now);
	await (await addresses.read(await contentVersion(app.db)))();
	return addresses;
}
const redirects = (all: { from: string; to: string }[]) =>
	app.asAdmin("PATCH", "/api/admin/settings", { body: { redirects: all } });

test("an old slug redirects to its course until another course uses it", async () => {
	const { json } = await app.asAdmin("POST", "/api/admin/courses", { body: aCourse() });
	const path = `/api/admin/courses/${json.id}`;
	await app.asAdmin("PATCH", path, { body: { slug: "second-name" } });
	await app.asAdmin("PATCH", path, { body: { slug: "third-name" } });
	let addresses = await moved();
	expect(addresses.find(`/courses/${json.slug}`)).toBe("/courses/third-name");
	expect(addresses.find("/courses/second-name/")).toBe("/courses/third-name");
	expect(addresses.find("/courses/third-name")).toBeUndefined();
	expect(addresses.find("/courses/never-there")).toBeUndefined();
	expect((await app.call("GET", `/api/courses/${json.slug}`)).status).toBe(404);

	await app.asAdmin("POST", "/api/admin/courses", { body: aCourse({ slug: json.slug }) });
	addresses = await moved();
	expect(addresses.find(`/courses/${json.slug}`)).toBeUndefined();
	expect(addresses.find("/courses/second-name")).toBe("/courses/third-name");
});

test("an old slug of an inactive course does not redirect", async () => {
	await app.asAdmin("PATCH", "/api/admin/courses/5", { body: { slug: "blood", isActive: false } });
	expect((await moved()).find("/courses/phlebotomy")).toBeUndefined();
});

test("old website URLs redirect, over several steps and in any form", async () => {
	await redirects([
		{ from: "/programs/Nurse-Aide.html", to: "/courses/old-cna" },
		{ from: "/enroll", to: "/register?program=cna" },
		{ from: "/courses/old-cna", to: "/courses/cna" },
	]);
	const addresses = await moved();
	expect(addresses.find("/programs/nurse-aide.html")).toBe("/courses/cna");
	expect(addresses.find("/Enroll/")).toBe("/register?program=cna");
	expect(addresses.find("/else")).toBeUndefined();
});

test("a redirect saved before its path was reserved hides no page", async () => {
	const stored = ["/robots.txt", "/SITEMAP.xml", "/favicon.ico", "/api/courses", "/old-page"];
	const values = { redirects: stored.map((from) => ({ from, to: "/about" })) };
	await app.db
		.updateTable("settings")
		.set({ values: JSON.stringify(values), version: 99 })
		.execute();
	const addresses = await moved();
	expect(stored.filter((from) => addresses.find(from))).toEqual(["/old-page"]);
	await redirects([]);
});

test("a course overrides a redirect from its own URL", async () => {
	await redirects([{ from: "/courses/dental", to: "/courses/cna" }]);
	expect((await moved()).find("/courses/dental")).toBe("/courses/cna");
	await app.asAdmin("POST", "/api/admin/courses", { body: aCourse({ slug: "dental" }) });
	expect((await moved()).find("/courses/dental")).toBeUndefined();
});

test("requests for an old URL are counted over 30 days", async () => {
	await redirects([{ from: "/Old.php", to: "/about" }]);
	const addresses = await moved();
	for (let n = 0; n < 3; n++) addresses.find("/old.php");
	await addresses.flushHits();
	app.clock.advance(24 * 60 * 60 * 1000);
	addresses.find("/old.php");
	await addresses.flushHits();
	const uses = async () =>
		(await app.asAdmin("GET", "/api/admin/settings")).json.redirectUses["/Old.php"];
	expect(await uses()).toBe(4);
	app.clock.advance(30 * 24 * 60 * 60 * 1000);
	expect(await uses()).toBe(1);
});

test("a change of settings, an old slug or alt text raises the content version", async () => {
	for (const change of [
		() => app.asAdmin("PATCH", "/api/admin/settings", { body: { name: "Another name" } }),
		() => app.asAdmin("PATCH", "/api/admin/courses/1", { body: { slug: "cma" } }),
		() =>
			app.asAdmin("PUT", "/api/admin/pictures", {
				body: { imagePath: "https://a.example/b.jpg", alt: "A lab" },
			}),
	]) {
		const before = await contentVersion(app.db);
		expect((await change()).status).toBe(200);
		expect(await contentVersion(app.db)).toBeGreaterThan(before);
	}
});

test("a redirect from before a page existed hides it in no language", async () => {
	await redirects([{ from: "/before-there-was-a-catalog", to: "/courses/cna" }]);
	const { values } = await app.db.selectFrom("settings").select("values").executeTakeFirstOrThrow();
	await app.db
		.updateTable("settings")
		.set({ values: values.replace("/before-there-was-a-catalog", "/es/catalog") })
		.execute();
	expect((await moved()).find("/es/catalog")).toBeUndefined();
	expect((await redirects([{ from: "/es/about", to: "/courses/cna" }])).status).toBe(400);
});
