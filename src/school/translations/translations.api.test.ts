import { describe, expect, test } from "vitest";
import { listTranslations } from "#school/translations/contract.ts";
import { signedInUser, theApp } from "../../../test/app.ts";
import { aCourse } from "../../../test/factories.ts";

const app = theApp();
const PATH = "/api/admin/translations";
const SLOT = "about.lead";

const list = async () => (await app.asAdmin("GET", PATH)).json as Record<string, unknown>[];
const get = async (name = SLOT) => (await app.asAdmin("GET", `${PATH}/${name}`)).json;

/** Writes the Spanish of what visitors read in English now, or read when the writer looked. */
async function write(
	spanish: string | null,
	more: { name?: string; ifMatch?: string; english?: string } = {},
) {
	const { name = SLOT, ifMatch } = more;
	const english = more.english ?? (await get(name)).english;
	return app.asAdmin("PATCH", `${PATH}/${name}`, {
		body: { spanish, english },
		...(ifMatch && { headers: { "if-match": ifMatch } }),
	});
}
const writeText = (slot: string, text: string) =>
	app.asAdmin("PATCH", `/api/admin/texts/${slot}`, { body: { text, publishOn: "2026-11-20" } });
const published = async () => (await app.call("GET", "/api/spanish")).json;

test("everything that is delivered has its Spanish", async () => {
	const open = (await list()).filter(({ state }) => state !== "delivered");
	expect(open.map(({ name, missing }) => [name, missing])).toEqual([]);
	const { json: tasks } = await app.asAdmin("GET", "/api/admin/tasks");
	expect(tasks.map(({ key }: { key: string }) => key)).not.toContain("spanish");
});

describe("the Spanish of a text of the school", () => {
	test("is read at once, with the school profile in it, and the log says who wrote what", async () => {
		await writeText(SLOT, "We teach in {city}.");
		expect(await get()).toMatchObject({ state: "missing", missing: ["We teach in {city}."] });
		expect(Object.keys(await published())).not.toContain("We teach in Iselin.");
		const { status, json } = await write("Enseñamos en {city}.");
		expect([status, json.state, json.missing]).toEqual([200, "current", []]);
		expect((await published())["We teach in Iselin."]).toBe("Enseñamos en Iselin.");
		const [line] = (await app.asAdmin("GET", "/api/admin/activity?kind=text")).json;
		expect(line).toMatchObject({
			action: "changed",
			recordId: `es:${SLOT}`,
			label: "About page: Below the heading, in Spanish",
			after: { spanish: "Enseñamos en {city}." },
		});
	});

	test("is older when the English changes: a line that is new is in English, and a task", async () => {
		const slot = "about.promises";
		await writeText(slot, "- Free parking\n- A quiet room");
		await write("- Estacionamiento gratis\n- Una sala tranquila", { name: slot });
		await writeText(slot, "- Free parking\n- A bright room");
		expect(await get(slot)).toMatchObject({
			state: "older",
			missing: ["A bright room"],
			spanish: "- Estacionamiento gratis\n- A bright room",
			former: "- Estacionamiento gratis\n- Una sala tranquila",
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
		expect(await get(slot)).toMatchObject({ state: "current", former: null });
	});

	test("follows lines that change places or go, so that a correction stays with its line", async () => {
		const slot = "about.promises";
		await writeText(slot, "- One here\n- Two here\n- Three here");
		await write("- Uno\n- Dos\n- Tres", { name: slot });
		await writeText(slot, "- Three here\n- One here");
		const moved = await get(slot);
		expect(moved).toMatchObject({ state: "current", missing: [], spanish: "- Tres\n- Uno" });
		await write("- El tercero\n- Uno", { name: slot });
		const lines = await published();
		expect([lines["Three here"], lines["One here"]]).toEqual(["El tercero", "Uno"]);
	});

	test("is not stored for an English that its writer has not seen", async () => {
		await writeText(SLOT, "Classes begin in May.");
		const { english, version } = await get();
		await writeText(SLOT, "Classes begin in June.");
		const late = await write("Empieza en mayo.", { english, ifMatch: `"${version}"` });
		expect(late.status).toBe(412);
		expect((await published())["Classes begin in June."]).toBeUndefined();
	});

	test("of one line in two texts is that of its own text, and the school’s own before the delivered", async () => {
		const delivered = (await get("home.placement")).english;
		// An earlier one, so that the delivered one would be the last to be said.
		await writeText("home.instructors", delivered);
		await write("La escuela lo dice así.", { name: "home.instructors" });
		expect((await published())[delivered]).toBe("La escuela lo dice así.");
		const name = "course-2.description";
		const { spanish } = await get(name);
		await write(spanish.replace("Lo que aprende:", "Lo que va a aprender:"), { name });
		const of = async (slug: string) => (await app.call("GET", `/api/spanish/${slug}`)).json;
		expect((await of("cna"))["What you learn:"]).toBe("Lo que va a aprender:");
		expect((await of("ekg"))["What you learn:"]).toBe("Lo que aprende:");
		await write(null, { name });
	});

	test("finds a line that has other spaces", async () => {
		await writeText("about.promises", "- From 8\u00a0AM on\n- Two  spaces here");
		await write("- Desde las 8\n- Dos espacios", { name: "about.promises" });
		const lines = await published();
		expect([lines["From 8 AM on"], lines["Two spaces here"]]).toEqual([
			"Desde las 8",
			"Dos espacios",
		]);
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
		["a name that the English has not", "home.title", "En {town}, {place}", /no \{town\}/],
		["a name of the English left out", "home.title", "Escuela en Iselin", /^Please use \{place\}/],
		["a claim of its own", "home.visit", "La mejor, 100% garantizado.", /“La mejor” is a claim/],
		["more characters than fit", "home.title", "x".repeat(106), /105 characters or fewer/],
		["nothing to read", "home.visit", "…", /^Please enter the text/],
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

test("what is delivered empty lacks no Spanish until the school writes it", async () => {
	const slot = "policy.rights";
	expect((await list()).map(({ name }) => name)).not.toContain(slot);
	expect((await app.asAdmin("GET", `${PATH}/${slot}`)).status).toBe(404);
	await writeText(slot, "Ask at the front desk.");
	expect(await get(slot)).toMatchObject({
		state: "missing",
		group: "Privacy policy",
		path: "/es/privacy-policy",
	});
	await write("Pregunte en recepción.", { name: slot });
	expect((await published())["Ask at the front desk."]).toBe("Pregunte en recepción.");
	await writeText(slot, "");
	expect((await list()).map(({ name }) => name)).not.toContain(slot);
});

test("front desk and viewers read it and write nothing", async () => {
	for (const role of ["desk", "viewer"] as const) {
		const { token } = await signedInUser(app, { username: role, isAdmin: true, role });
		expect((await app.call("GET", listTranslations.path, { token })).status).toBe(200);
		const body = { spanish: "Uno.", english: "One." };
		const { status } = await app.call("PATCH", `${PATH}/home.title`, { token, body });
		expect(status).toBe(403);
	}
});
