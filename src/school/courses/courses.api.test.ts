import { expect, test } from "vitest";
import { programs } from "#school/profile/programs/index.ts";
import { theApp } from "../../../test/app.ts";
import { aCourse } from "../../../test/factories.ts";

const app = theApp();
const fields = ["id", "slug", "title", "summary", "description", "imagePath", "isActive"];
const slugs = async (path = "/api/courses") =>
	(await app.call("GET", path)).json.map(({ slug }: { slug: string }) => slug);
const add = async (change?: Record<string, unknown>) =>
	(await app.asAdmin("POST", "/api/admin/courses", { body: aCourse(change) })).json;

test("the nine programs are listed in catalog order, without a picture", async () => {
	const { json } = await app.call("GET", "/api/courses");
	expect(json).toEqual(
		programs.map(({ spanish: _, ...program }, index) => ({
			id: index + 1,
			...program,
			imagePath: null,
			isActive: true,
		})),
	);
});

test("one course is read by its slug, with the specification's fields", async () => {
	const response = await app.call("GET", "/api/courses/cna");
	expect(response.status).toBe(200);
	expect(Object.keys(response.json).sort()).toEqual([...fields].sort());
	expect(response.json).toMatchObject({
		id: 2,
		slug: "cna",
		title: "Certified Nursing Assistant (CNA)",
	});
});

test.each(["nothing", "CNA", "cna%20", "cna%00", "-", "a".repeat(200), "%F0%9F%98%80", "1", "cn_"])(
	"an unknown slug is 404, whatever it looks like: %s",
	async (slug) => {
		expect((await app.call("GET", `/api/courses/${slug}`)).status).toBe(404);
	},
);

test("an inactive course is off the site, in the list and by its slug, until it is active again", async () => {
	const { id, slug } = await add();
	expect(await slugs()).toContain(slug);
	await app.asAdmin("PATCH", `/api/admin/courses/${id}`, { body: { isActive: false } });
	expect(await slugs()).not.toContain(slug);
	expect((await app.call("GET", `/api/courses/${slug}`)).status).toBe(404);
	const list = await app.asAdmin("GET", "/api/admin/courses");
	expect(list.json.map((course: { slug: string }) => course.slug)).toContain(slug);
	await app.asAdmin("PATCH", `/api/admin/courses/${id}`, { body: { isActive: true } });
	expect(await slugs()).toContain(slug);
});

test("the admin list has all courses in catalog order, and their count", async () => {
	const { id } = await add({ isActive: false });
	const { json, headers } = await app.asAdmin("GET", "/api/admin/courses");
	expect(json.slice(0, 9).map((course: { slug: string }) => course.slug)).toEqual(
		programs.map(({ slug }) => slug),
	);
	expect(json.at(-1).id).toBe(id);
	expect(headers.get("x-total-count")).toBe(String(json.length));
});

test("a new course is stored, returned completely, and last on the site", async () => {
	const sent = aCourse({ imagePath: "https://pictures.example/dentist.jpg" });
	const response = await app.asAdmin("POST", "/api/admin/courses", { body: sent });
	expect(response.status).toBe(201);
	expect(response.json).toMatchObject({ ...sent, version: 1, updatedAt: app.clock.now.toJSON() });
	expect(response.headers.get("etag")).toBe('"1"');
	const row = await app.db
		.selectFrom("courses")
		.selectAll()
		.where("id", "=", response.json.id)
		.executeTakeFirstOrThrow();
	expect(row).toMatchObject(sent);
	expect((await slugs()).at(-1)).toBe(sent.slug);
});

test("a new course is active and has no picture by default", async () => {
	const course = await add({ isActive: undefined, imagePath: undefined });
	expect(course).toMatchObject({ isActive: true, imagePath: null });
});

test.each([
	[{ title: " " }, "Please enter a title"],
	[{ title: undefined }, "Please enter a title"],
	[{ summary: "" }, "Please enter a summary"],
	[{ description: null }, "Please enter a description"],
	[{ isActive: "yes" }, "Invalid input: isActive"],
	[{ isActive: null }, "Invalid input: isActive"],
	[{ title: 7 }, "Invalid input: title"],
])("a course with bad input is 400 and is not stored: %j", async (change, detail) => {
	const before = await app.db.selectFrom("courses").select("id").execute();
	const response = await app.asAdmin("POST", "/api/admin/courses", { body: aCourse(change) });
	expect(response.status).toBe(400);
	expect(response.text).toBe(detail);
	expect(await app.db.selectFrom("courses").select("id").execute()).toEqual(before);
});

test("a course is changed field by field, and what is not named stays", async () => {
	const course = await add({ imagePath: "https://pictures.example/a.jpg", isActive: false });
	app.clock.advance(1000);
	for (const change of [
		{ title: "New title" },
		{ summary: "New summary" },
		{ description: "New\n\n- text" },
		{ slug: `${course.slug}-new` },
		{ isActive: true },
		{ imagePath: "https://pictures.example/b.jpg" },
	]) {
		const before = (await app.asAdmin("GET", `/api/admin/courses/${course.id}`)).json;
		const response = await app.asAdmin("PATCH", `/api/admin/courses/${course.id}`, {
			body: change,
		});
		expect(response.status).toBe(200);
		expect(response.json).toEqual({
			...before,
			...change,
			version: before.version + 1,
			updatedAt: app.clock.now.toJSON(),
		});
	}
});

test("a change with one wrong field stores nothing of it", async () => {
	const course = await add();
	const response = await app.asAdmin("PATCH", `/api/admin/courses/${course.id}`, {
		body: { title: "Fine", slug: "Not Fine" },
	});
	expect(response.status).toBe(400);
	expect((await app.asAdmin("GET", `/api/admin/courses/${course.id}`)).json).toEqual(course);
});
