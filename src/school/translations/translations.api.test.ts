import { describe, expect, test } from "vitest";
import { listTranslations } from "#school/translations/contract.ts";
import { signedInUser, theApp } from "../../../test/app.ts";
import { aCourse } from "../../../test/factories.ts";

const app = theApp();
const PATH = "/api/admin/translations";
const SLOT = "about.lead";

const list = async () => (await app.asAdmin("GET", PATH)).json as Record<string, unknown>[];
const get = async (name = SLOT) => (await app.asAdmin("GET", `${PATH}/${name}`)).json;
const write = (spanish: string | null, more: { name?: string; ifMatch?: string } = {}) =>
	app.asAdmin("PATCH", `${PATH}/${more.name ?? SLOT}`, {
		body: { spanish },
		...(more.ifMatch && { headers: { "if-match": more.ifMatch } }),
	});
const writeEnglish = (text: string) =>
	app.asAdmin("PATCH", `/api/admin/texts/${SLOT}`, { body: { text, publishOn: "2026-11-20" } });
const published = async () => (await app.call("GET", "/api/spanish")).json;

test("everything that is delivered has its Spanish", async () => {
	const open = (await list()).filter(({ state }) => state !== "delivered");
	expect(open.map(({ name, missing }) => [name, missing])).toEqual([]);
	const { json: tasks } = await app.asAdmin("GET", "/api/admin/tasks");
	expect(tasks.map(({ key }: { key: string }) => key)).not.toContain("spanish");
});

describe("the Spanish of a text of the school", () => {
	test("is read at once, with the school profile in it, and the log says who wrote what", async () => {
		await writeEnglish("We teach in {city}.");
		expect(await get()).toMatchObject({ state: "missing", missing: ["We teach in {city}."] });
		expect(Object.keys(await published())).not.toContain("We teach in Iselin.");
		const { status, json } = await write("Enseñamos en {city}.");
		expect([status, json.state, json.missing]).toEqual([200, "current", []]);
		expect((await published())["We teach in Iselin."]).toBe("Enseñamos en Iselin.");
		const [line] = (await app.asAdmin("GET", "/api/admin/activity?kind=text")).json;
		expect(line).toMatchObject({
			action: "changed",
			recordId: SLOT,
			label: "About page: Below the heading, in Spanish",
			after: { spanish: "Enseñamos en {city}." },
		});
	});

	test("is older when the English changes: a line that is new is in English, and a task", async () => {
		const slot = "about.promises";
		const english = (text: string) =>
			app.asAdmin("PATCH", `/api/admin/texts/${slot}`, {
				body: { text, publishOn: "2026-11-20" },
			});
		await english("- Free parking\n- A quiet room");
		await write("- Estacionamiento gratis\n- Una sala tranquila", { name: slot });
		await english("- Free parking\n- A bright room");
		expect(await get(slot)).toMatchObject({
			state: "older",
			missing: ["A bright room"],
			spanish: "- Estacionamiento gratis\n- Una sala tranquila",
		});
		const lines = await published();
		expect([lines["Free parking"], lines["A bright room"]]).toEqual([
			"Estacionamiento gratis",
			undefined,
		]);
		const { json: tasks } = await app.asAdmin("GET", "/api/admin/tasks");
		expect(tasks).toContainEqual(
			expect.objectContaining({ key: "spanish", path: "/admin/pages/spanish" }),
		);
		await write("- Estacionamiento gratis\n- Una sala con luz", { name: slot });
		expect((await get(slot)).state).toBe("current");
	});

	test("is removed by an empty text, and what the software delivered is nobody’s own", async () => {
		const name = "home.placement";
		const delivered = (await get(name)).spanish;
		await write("Ayudamos a buscar trabajo.", { name });
		expect(await get(name)).toMatchObject({ isOwn: true, state: "current" });
		expect((await write("  ", { name })).json).toMatchObject({ isOwn: false, spanish: delivered });
		await write("Ayudamos a buscar trabajo.", { name });
		expect((await write(delivered, { name })).json).toMatchObject({ isOwn: false });
	});

	test.each([
		[
			"another number of lines",
			"about.limits",
			"- Uno",
			/^The English has 4 paragraphs and list items, the Spanish 1\./,
		],
		["a line break in a line", "home.title", "Uno\nDos", /^Please remove line breaks/],
		["a name that stands for nothing", "home.title", "Escuela en {town}", /^Nothing is named/],
		["20,001 characters", "home.title", "x".repeat(20_001), /20000 characters or fewer/],
		["a control character", "home.title", "Uno\u0000", /control characters/],
	])("takes no text with %s", async (_, name, spanish, message) => {
		const { status, text } = await write(spanish, { name });
		expect(status).toBe(400);
		expect(text).toMatch(message);
	});

	test("takes no line that is still in English", async () => {
		const { english } = await get("home.visit");
		const { text } = await write(`${english}`, { name: "home.visit" });
		expect(text).toMatch(/^This line is still in English/);
	});

	test("is not overwritten by somebody who has not seen it", async () => {
		const { version } = await get("home.steps");
		await write("Tres pasos.", { name: "home.steps", ifMatch: `"${version}"` });
		const late = await write("Otros pasos.", { name: "home.steps", ifMatch: `"${version}"` });
		expect([late.status, (await get("home.steps")).spanish]).toEqual([412, "Tres pasos."]);
	});

	test("of two writers at once, one wins and the other hears it", async () => {
		const { version } = await get("home.register");
		const ifMatch = `"${version}"`;
		const both = await Promise.all(
			["Uno.", "Dos."].map((spanish) => write(spanish, { name: "home.register", ifMatch })),
		);
		expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412]);
	});
});

test("a new course is in English until its Spanish is written, and takes it along when it is deleted", async () => {
	const { json: course } = await app.asAdmin("POST", "/api/admin/courses", {
		body: aCourse({ title: "Dialysis Technician", description: "One.\n\n- Two" }),
	});
	const names = (await list()).flatMap(({ name, group, state }) =>
		group === "Dialysis Technician" ? [[name, state]] : [],
	);
	expect(names).toEqual(
		["title", "summary", "description"].map((field) => [`course-${course.id}.${field}`, "missing"]),
	);
	await write("Uno.\n\n- Dos", { name: `course-${course.id}.description` });
	expect((await app.call("GET", `/api/spanish/${course.slug}`)).json).toEqual({
		"One.": "Uno.",
		Two: "Dos",
	});
	const { version } = (await app.asAdmin("GET", `/api/admin/courses/${course.id}`)).json;
	await app.asAdmin("DELETE", `/api/admin/courses/${course.id}`, {
		headers: { "if-match": `"${version}"` },
	});
	expect((await app.call("GET", `/api/spanish/${course.slug}`)).status).toBe(404);
	const gone = await app.asAdmin("GET", `${PATH}/course-${course.id}.description`);
	expect(gone.status).toBe(404);
});

test("front desk and viewers read it and write nothing", async () => {
	for (const role of ["desk", "viewer"] as const) {
		const { token } = await signedInUser(app, { username: role, isAdmin: true, role });
		expect((await app.call("GET", listTranslations.path, { token })).status).toBe(200);
		const body = { spanish: "Uno." };
		const { status } = await app.call("PATCH", `${PATH}/home.title`, { token, body });
		expect(status).toBe(403);
	}
});
