import { expect, test } from "vitest";
import { changesOf } from "#office/live-updates/changes.server.ts";
import { deleteCourse } from "#school/courses/contract.ts";
import { theApp } from "../../../test/app.ts";
import { aContact, aCourse, aRegistration } from "../../../test/factories.ts";

const app = theApp();
const add = async (change?: Record<string, unknown>) =>
	(await app.asAdmin("POST", "/api/admin/courses", { body: aCourse(change) })).json;

test("a deleted course leaves the site and every list immediately", async () => {
	const { id, slug } = await add();
	const response = await app.asAdmin("DELETE", `/api/admin/courses/${id}`);
	expect(response.status).toBe(204);
	expect(response.text).toBe("");
	expect((await app.call("GET", `/api/courses/${slug}`)).status).toBe(404);
	expect((await app.asAdmin("GET", `/api/admin/courses/${id}`)).status).toBe(404);
	for (const path of ["/api/courses", "/api/admin/courses"]) {
		const { json } = await app.asAdmin("GET", path);
		expect(json.map((course: { id: number }) => course.id)).not.toContain(id);
	}
	expect(await app.db.selectFrom("courses").select("id").where("id", "=", id).execute()).toEqual(
		[],
	);
});

test("a deleted course takes its facts and classes along, and tells all", () => {
	expect(changesOf(deleteCourse, undefined)).toEqual({ course: [], fact: [], class: [] });
});

test("deleting is final: a second time is 404, and the id is never reused", async () => {
	const { id } = await add();
	await app.asAdmin("DELETE", `/api/admin/courses/${id}`);
	expect((await app.asAdmin("DELETE", `/api/admin/courses/${id}`)).status).toBe(404);
	expect((await add()).id).toBeGreaterThan(id);
});

test("the slug of a deleted course is free", async () => {
	const { id, slug } = await add();
	await app.asAdmin("DELETE", `/api/admin/courses/${id}`);
	const again = await add({ slug });
	expect(again.slug).toBe(slug);
	expect((await app.call("GET", `/api/courses/${slug}`)).json.id).toBe(again.id);
});

test("registrations of a deleted course keep its title everywhere in the admin area", async () => {
	const { id, title } = await add({ title: "Sterile Processing" });
	const { json } = await app.call("POST", "/api/register", {
		body: aRegistration({ courseId: id }),
	});
	await app.asAdmin("DELETE", `/api/admin/courses/${id}`);
	const registration = await app.asAdmin("GET", `/api/admin/registrations/${json.id}`);
	expect(registration.json).toMatchObject({ courseId: id, courseTitle: title });
	const list = await app.asAdmin("GET", `/api/admin/registrations?courseId=${id}`);
	expect(list.json).toEqual([registration.json]);
	const csv = await app.asAdmin("GET", `/api/admin/registrations.csv?courseId=${id}`);
	expect(csv.text).toContain("Sterile Processing");
	const changed = await app.asAdmin("PATCH", `/api/admin/registrations/${json.id}`, {
		body: { status: "rejected" },
	});
	expect(changed.json).toMatchObject({ status: "rejected", courseTitle: title });
});

test("messages about a deleted course stay", async () => {
	const { id } = await add();
	const { json } = await app.call("POST", "/api/contact", { body: aContact({ courseId: id }) });
	await app.asAdmin("DELETE", `/api/admin/courses/${id}`);
	expect((await app.asAdmin("GET", `/api/admin/contacts/${json.id}`)).json.courseId).toBe(id);
});

test("another course under the same slug or title takes none of the old registrations", async () => {
	const { id, slug } = await add({ title: "Old One" });
	await app.call("POST", "/api/register", { body: aRegistration({ courseId: id }) });
	await app.asAdmin("DELETE", `/api/admin/courses/${id}`);
	const next = await add({ slug, title: "New One" });
	expect((await app.asAdmin("GET", `/api/admin/registrations?courseId=${next.id}`)).json).toEqual(
		[],
	);
	const old = await app.asAdmin("GET", `/api/admin/registrations?courseId=${id}`);
	expect(old.json[0].courseTitle).toBe("Old One");
});

test("a renamed course is renamed in its registrations, and in no others", async () => {
	const { id } = await add({ title: "Before" });
	const registered = await app.call("POST", "/api/register", {
		body: aRegistration({ courseId: id }),
	});
	const other = await app.call("POST", "/api/register", { body: aRegistration({ courseId: 1 }) });
	await app.asAdmin("PATCH", `/api/admin/courses/${id}`, { body: { title: "After" } });
	const title = async (registration: number) =>
		(await app.asAdmin("GET", `/api/admin/registrations/${registration}`)).json.courseTitle;
	expect(await title(registered.json.id)).toBe("After");
	expect(await title(other.json.id)).toBe(other.json.courseTitle);
});
