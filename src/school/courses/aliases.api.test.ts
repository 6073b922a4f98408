import { expect, test } from "vitest";
import { theApp } from "../../../test/app.ts";
import { aCourse } from "../../../test/factories.ts";

const app = theApp();

const header = (names: string[]) => ({
	"course-aliases": encodeURIComponent(names.join("\n") || " "),
});
const set = (id: number, names: string[], more: { body?: object; ifMatch?: string } = {}) =>
	app.asAdmin("PATCH", `/api/admin/courses/${id}`, {
		body: more.body ?? {},
		headers: { ...header(names), ...(more.ifMatch && { "if-match": more.ifMatch }) },
	});
const read = async (id: number) => (await app.asAdmin("GET", `/api/admin/courses/${id}`)).json;
const activityOf = (id: number) =>
	app.db
		.selectFrom("activity")
		.selectAll()
		.where("kind", "=", "course")
		.where("recordId", "=", String(id))
		.orderBy("id", "desc")
		.execute();

test("other names are set as a whole with the course: one version, one record", async () => {
	const before = await read(5);
	expect(before.aliases).toEqual([]);
	const { json } = await set(5, ["Vampire  Class", "vampire class", " ", "Sangría"], {
		body: { summary: "Draw blood with care." },
	});
	expect(json).toMatchObject({
		version: before.version + 1,
		aliases: ["sangria", "vampire class"],
		summary: "Draw blood with care.",
	});
	const [entry, ...older] = await activityOf(5);
	expect(older).toEqual([]);
	expect(JSON.parse(entry?.before ?? "")).toEqual({ summary: before.summary, aliases: [] });
	expect(JSON.parse(entry?.after ?? "")).toEqual({
		summary: "Draw blood with care.",
		aliases: ["sangria", "vampire class"],
	});
	const list = (await app.asAdmin("GET", "/api/admin/courses")).json;
	expect(list[4].aliases).toEqual(["sangria", "vampire class"]);

	expect((await set(5, ["vampire class"])).json).toMatchObject({
		version: before.version + 2,
		aliases: ["vampire class"],
	});
	expect((await set(5, [])).json.aliases).toEqual([]);
});

test("without the header they stay, and visitors get no field more", async () => {
	await set(6, ["pill class"]);
	await app.asAdmin("PATCH", "/api/admin/courses/6", { body: { isActive: true } });
	expect((await read(6)).aliases).toEqual(["pill class"]);
	const { slug } = await read(6);
	expect((await app.call("GET", `/api/courses/${slug}`)).json).not.toHaveProperty("aliases");
});

test("they are compared with the version that was read", async () => {
	const { version } = await read(7);
	expect((await set(7, ["first name"], { ifMatch: `"${version}"` })).status).toBe(200);
	expect((await set(7, ["second name"], { ifMatch: `"${version}"` })).status).toBe(412);
	expect((await read(7)).aliases).toEqual(["first name"]);
});

test("one belongs to one course only, and a refusal changes nothing of the course", async () => {
	await set(4, ["pulse class"]);
	const before = await read(3);
	const { status, text } = await set(3, ["Pulse Class"], { body: { summary: "Other." } });
	expect([status, text]).toEqual([409, "“pulse class” is already used for EKG Technician."]);
	expect(await read(3)).toEqual(before);
	expect((await set(4, ["pulse class"])).status).toBe(200);
});

test("a new course has them from the start, and frees them when it is deleted", async () => {
	const add = () =>
		app.asAdmin("POST", "/api/admin/courses", {
			body: aCourse(),
			headers: header(["tooth class"]),
		});
	const { status, json } = await add();
	expect([status, json.aliases, json.version]).toEqual([201, ["tooth class"], 1]);
	expect((await add()).status).toBe(409);
	await app.asAdmin("DELETE", `/api/admin/courses/${json.id}`);
	expect((await add()).status).toBe(201);
});

test.each([
	["a name of 61 characters", encodeURIComponent("x".repeat(61))],
	["31 names", encodeURIComponent(Array.from({ length: 31 }, (_, n) => `name ${n}`).join("\n"))],
	["what is not encoded", "%E0%A4%A"],
])("%s is refused", async (_, value) => {
	const headers = { "course-aliases": value };
	expect((await app.asAdmin("PATCH", "/api/admin/courses/8", { body: {}, headers })).status).toBe(
		400,
	);
	expect((await read(8)).aliases).toEqual([]);
});
