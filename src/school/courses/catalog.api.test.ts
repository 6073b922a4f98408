import { expect, test } from "vitest";
import { theApp } from "../../../test/app.ts";
import { aCourse } from "../../../test/factories.ts";

const app = theApp();

const order = (ids: unknown) => app.asAdmin("PUT", "/api/admin/courses/order", { body: { ids } });
const ids = async () =>
	(await app.asAdmin("GET", "/api/admin/courses")).json.map(({ id }: { id: number }) => id);
const check = async (slug: string, id?: number) =>
	(
		await app.asAdmin(
			"GET",
			`/api/admin/courses/slug?slug=${encodeURIComponent(slug)}${id ? `&id=${id}` : ""}`,
		)
	).json;

test("the catalog is reordered for administrators and visitors, and the change is logged", async () => {
	const reversed = (await ids()).reverse();
	const response = await order(reversed);
	expect(response.status).toBe(200);
	expect(response.json.map(({ id }: { id: number }) => id)).toEqual(reversed);
	expect(await ids()).toEqual(reversed);
	const visitors = (await app.call("GET", "/api/courses")).json;
	expect(visitors.map(({ id }: { id: number }) => id)).toEqual(reversed);
	const [last] = await app.db
		.selectFrom("activity")
		.selectAll()
		.where("action", "=", "reordered")
		.execute();
	expect(last).toMatchObject({ username: "dana", label: "Course order" });
	expect(JSON.parse(last?.after ?? "").order[0]).toBe("cpr");
});

test("the same order again changes nothing and is not written down", async () => {
	const before = await app.db.selectFrom("activity").selectAll().execute();
	expect((await order(await ids())).status).toBe(200);
	expect(await app.db.selectFrom("activity").selectAll().execute()).toEqual(before);
});

test("an incomplete or repeated order is rejected, and the list stays", async () => {
	const before = await ids();
	const [first, ...others] = before;
	for (const [requested, status] of [
		[others, 409],
		[[...before, 999], 409],
		[[first, first, ...others.slice(1)], 400],
		[["1"], 400],
		[null, 400],
	] as const) {
		expect((await order(requested)).status).toBe(status);
	}
	expect(await ids()).toEqual(before);
});

test("a typed slug is free, taken, the course's own, or malformed", async () => {
	expect(await check("dental-assistant")).toEqual({
		slug: "dental-assistant",
		state: "free",
		detail: "This URL is available.",
	});
	expect(await check("cna", 2)).toMatchObject({
		state: "own",
		detail: "This is the current URL.",
	});
	expect(await check("cna", 1)).toMatchObject({
		state: "taken",
		detail: "“Certified Nursing Assistant (CNA)” already uses this URL.",
	});
	expect(await check("cna")).toMatchObject({ state: "taken" });
	expect(await check("C N A")).toMatchObject({ state: "malformed" });
});

test("a former slug is free for other courses, and its redirect is named", async () => {
	const { json } = await app.asAdmin("POST", "/api/admin/courses", { body: aCourse() });
	await app.asAdmin("PATCH", `/api/admin/courses/${json.id}`, { body: { slug: "newer" } });
	expect(await check(json.slug)).toMatchObject({ state: "former" });
	expect(await check(json.slug, json.id)).toMatchObject({ state: "free" });
	const taken = await app.asAdmin("POST", "/api/admin/courses", {
		body: aCourse({ slug: json.slug }),
	});
	expect(taken.status).toBe(201);
	expect(await app.db.selectFrom("slug_redirects").selectAll().execute()).toEqual([]);
});

test("a course that goes back to its old slug leaves no address behind that leads in a circle", async () => {
	const { json } = await app.asAdmin("POST", "/api/admin/courses", { body: aCourse() });
	const path = `/api/admin/courses/${json.id}`;
	await app.asAdmin("PATCH", path, { body: { slug: "for-a-while" } });
	await app.asAdmin("PATCH", path, { body: { slug: json.slug } });
	expect(await app.db.selectFrom("slug_redirects").selectAll().execute()).toEqual([
		{ slug: "for-a-while", courseId: json.id },
	]);
	await app.asAdmin("DELETE", path);
	expect(await app.db.selectFrom("slug_redirects").selectAll().execute()).toEqual([]);
});
