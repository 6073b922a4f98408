import { expect, test } from "vitest";
import { theApp } from "../../../test/app.ts";
import { aCourse } from "../../../test/factories.ts";

const app = theApp();
const post = (slug: unknown) =>
	app.asAdmin("POST", "/api/admin/courses", { body: aCourse({ slug }) });

test.each(["a", "9", "a-b", "ekg-2", "a-1-b-2", "x".repeat(80)])("%s is a slug", async (slug) => {
	const response = await post(slug);
	expect(response.status).toBe(201);
	expect(response.json.slug).toBe(slug);
});

const bad = [
	...["", " ", "A", "Ekg", "a b", " ekg2", "ekg2 ", "a--b", "-a", "a-", "a_b", "a/b", "a.b"],
	...["é", "ⅰ", "a\n", "a\u0000", "../x", "%61", "x".repeat(81), 5, null, undefined, ["a"]],
];
test.each(bad)("%j is no slug: 400, and it is never rewritten", async (slug) => {
	const response = await post(slug);
	expect(response.status).toBe(400);
	expect(response.text).toBe(
		"Please use lowercase letters, numbers and hyphens, up to 80 characters",
	);
	if (slug === undefined) return;
	expect((await app.asAdmin("PATCH", "/api/admin/courses/1", { body: { slug } })).status).toBe(400);
});

test("a slug in use is 409 for a new course and for a changed one, and nothing changes", async () => {
	const before = (await app.asAdmin("GET", "/api/admin/courses")).json;
	const added = await post("cna");
	const changed = await app.asAdmin("PATCH", "/api/admin/courses/1", {
		body: { slug: "cna", title: "Other" },
	});
	for (const response of [added, changed]) {
		expect(response.status).toBe(409);
		expect(response.text).toBe("Another course already uses this slug.");
	}
	expect((await app.asAdmin("GET", "/api/admin/courses")).json).toEqual(before);
});

test("a course keeps its own slug without a conflict", async () => {
	const response = await app.asAdmin("PATCH", "/api/admin/courses/2", { body: { slug: "cna" } });
	expect(response.status).toBe(200);
});

test("an inactive course holds its slug too", async () => {
	await app.asAdmin("PATCH", "/api/admin/courses/5", { body: { isActive: false } });
	expect((await post("phlebotomy")).status).toBe(409);
});

test("of two courses added with one slug at the same time one is stored", async () => {
	const responses = await Promise.all([post("twins"), post("twins")]);
	expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test("an old slug is 404 in the API, and free for another course", async () => {
	const response = await app.asAdmin("PATCH", "/api/admin/courses/4", { body: { slug: "ecg" } });
	expect(response.json.slug).toBe("ecg");
	expect((await app.call("GET", "/api/courses/ekg")).status).toBe(404);
	expect((await app.call("GET", "/api/courses/ecg")).status).toBe(200);
	expect((await post("ekg")).status).toBe(201);
	expect((await app.call("GET", "/api/courses/ekg")).status).toBe(200);
});
