import { describe, expect, test } from "vitest";
import { aCourse } from "../../../test/factories.ts";
import { FACTS, theFacts } from "../../../test/facts.ts";

const { app, add, patch, published, all, lastActivity } = theFacts();

const tasks = async () =>
	(await app.asAdmin("GET", "/api/admin/tasks")).json.map(({ key }: { key: string }) => key);
const get = async (id: number) => (await app.asAdmin("GET", `${FACTS}/${id}`)).json;
const publicly = async (id: number) =>
	(await published()).find((fact: { id: number }) => fact.id === id);
const translation = async (id: number, text = "answer") =>
	(await app.asAdmin("GET", `/api/admin/translations/fact-${id}.${text}`)).json;
const rows = (id: number) =>
	app.db.selectFrom("translations").selectAll().where("factId", "=", id).execute();
const lines = async () => (await app.call("GET", "/api/spanish")).json;

const price = { answer: "It costs $900. Call {phone}.", spanish: "Cuesta $900. Llame al {phone}." };

describe("the Spanish of an answer", () => {
	test("is read by visitors while the English is the one that it was written for, and confirmed after that", async () => {
		expect(await tasks()).not.toContain("spanish");
		const { id } = (await add(price)).json;
		expect(await get(id)).toMatchObject({ ...price, formerSpanish: null });
		expect((await publicly(id)).spanish).toBe("Cuesta $900. Llame al 732-555-0142.");
		expect(await tasks()).not.toContain("spanish");

		const changed = (await patch(id, { answer: "It costs $950. Call {phone}." })).json;
		expect(changed).toMatchObject({ spanish: null, formerSpanish: price.spanish });
		expect((await publicly(id)).spanish).toBeNull();
		expect(await translation(id)).toMatchObject({
			...{ group: "Facts", label: "Prices and tuition", path: "/es", state: "older" },
			missing: ["It costs $950. Call {phone}."],
		});
		expect(await tasks()).toContain("spanish");

		const confirmed = (await patch(id, { spanish: price.spanish })).json;
		expect(confirmed).toMatchObject({ spanish: price.spanish, formerSpanish: null });
		expect((await publicly(id)).spanish).toBe("Cuesta $900. Llame al 732-555-0142.");
		expect(await translation(id)).toMatchObject({ state: "current", former: null });
		expect(await tasks()).not.toContain("spanish");
	});

	test("comes back with its English, and stands in the history and in the log as visitors read it", async () => {
		const { id } = (await add(price)).json;
		await patch(id, { answer: "It costs $950." });
		expect(await lastActivity()).toMatchObject({
			before: JSON.stringify(price),
			after: JSON.stringify({ answer: "It costs $950.", spanish: null }),
		});
		await patch(id, { answer: price.answer });
		expect((await get(id)).spanish).toBe(price.spanish);
		const { json } = await app.asAdmin("GET", `${FACTS}/${id}/history`);
		const states = json.filter(({ factId }: { factId: number }) => factId === id);
		expect(states.map(({ spanish }: { spanish: string | null }) => spanish)).toEqual([
			price.spanish,
			null,
			price.spanish,
		]);
	});

	test("is of the new answer where one call writes both, also if it is the same", async () => {
		const { id } = (await add(price)).json;
		const both = { answer: "It costs $950.", spanish: "Cuesta $950." };
		expect((await patch(id, both)).json).toMatchObject({ ...both, formerSpanish: null });
		const same = { answer: "It costs $950 now.", spanish: "Cuesta $950." };
		expect((await patch(id, same)).json).toMatchObject({ ...same, formerSpanish: null });
	});

	test("is kept to be confirmed by a program that sends a whole record back", async () => {
		const { id } = (await add(price)).json;
		const { json } = await patch(id, { answer: "It costs $950." });
		const back = await patch(id, { ...json, source: "Handbook", answer: "It costs $960." });
		expect(back.json).toMatchObject({ source: "Handbook", formerSpanish: price.spanish });
		await patch(id, { source: "Letter" });
		expect((await rows(id))[0]).toMatchObject({ english: price.answer, updatedBy: "dana" });
	});

	test("is returned as it was written, however many paragraphs it has", async () => {
		const text = { answer: "One.\n\nTwo.", spanish: "Uno\ny dos,\n\nlos tres\n\njuntos." };
		const { id } = (await add({ topic: "aid", ...text })).json;
		expect(await get(id)).toMatchObject(text);
		expect((await publicly(id)).spanish).toBe(text.spanish);
		expect(await translation(id)).toMatchObject({ state: "current", spanish: text.spanish });
	});

	test("is removed by null; the delivered one needs none, and comes back as nobody’s", async () => {
		const { id } = (await add(price)).json;
		expect((await patch(id, { spanish: null })).json).toMatchObject({
			spanish: null,
			formerSpanish: null,
		});
		expect(await rows(id)).toEqual([]);
		const [delivered] = (await all()).filter(({ answer }: { answer: string }) =>
			answer.startsWith("This site is for people"),
		);
		expect(delivered).toMatchObject({ approvedBy: null, version: 1 });
		expect(await rows(delivered.id)).toEqual([]);
		const { json } = await patch(delivered.id, { spanish: null });
		expect(json).toEqual(delivered);
		await patch(delivered.id, { spanish: "Para mayores de 18 años." });
		expect((await publicly(delivered.id)).spanish).toBe("Para mayores de 18 años.");
		await patch(delivered.id, { spanish: null });
		expect((await publicly(delivered.id)).spanish).toBe(delivered.spanish);
	});

	test("goes with its fact, and with the course of its fact", async () => {
		const { id } = (await add(price)).json;
		const course = (await app.asAdmin("POST", "/api/admin/courses", { body: aCourse() })).json;
		const ofCourse = (await add({ ...price, courseId: course.id })).json.id;
		expect([(await rows(id)).length, (await rows(ofCourse)).length]).toEqual([1, 1]);
		await app.asAdmin("DELETE", `${FACTS}/${id}`);
		await app.asAdmin("DELETE", `/api/admin/courses/${course.id}`);
		expect([await rows(id), await rows(ofCourse)]).toEqual([[], []]);
	});

	test("of two who write it at once, one wins and the other hears it; so does who saw another answer", async () => {
		const { id } = (await add(price)).json;
		const both = await Promise.all(
			["Uno.", "Dos."].map((spanish) => patch(id, { spanish }, { "if-match": '"1"' })),
		);
		expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412]);
		await patch(id, { answer: "It costs $950." });
		const late = await patch(id, { spanish: "Cuesta $900." }, { "if-match": '"2"' });
		expect([late.status, (await get(id)).spanish]).toEqual([412, null]);
	});

	test("is written with the fact, and nowhere else", async () => {
		const { id } = (await add(price)).json;
		const body = { english: price.answer, spanish: "Otra cosa." };
		const { status, text } = await app.asAdmin(
			"PATCH",
			`/api/admin/translations/fact-${id}.answer`,
			{ body },
		);
		expect([status, text]).toEqual([
			409,
			"Please write the Spanish of a fact where you edit the fact.",
		]);
	});
});

describe("the Spanish of a question", () => {
	const own = {
		...{ topic: "other", question: "Is there a lift?", spanishQuestion: "¿Hay ascensor?" },
		...{ answer: "Yes.", spanish: "Sí." },
	};

	test("is a line of the Spanish pages, and no field of a public fact", async () => {
		const { id, ...stored } = (await add(own)).json;
		expect(stored).toMatchObject(own);
		expect((await lines())["Is there a lift?"]).toBe("¿Hay ascensor?");
		expect(Object.keys(await publicly(id))).not.toContain("spanishQuestion");
		expect(Object.keys(await lines())).not.toContain("Yes.");
		const changed = (await patch(id, { question: "Is there an elevator?" })).json;
		expect(changed).toMatchObject({
			...{ spanish: "Sí.", spanishQuestion: null },
			formerSpanishQuestion: "¿Hay ascensor?",
		});
		expect(Object.keys(await lines())).not.toContain("Is there an elevator?");
		expect(await tasks()).toContain("spanish");
		await patch(id, { spanishQuestion: "¿Hay ascensor?" });
		expect((await lines())["Is there an elevator?"]).toBe("¿Hay ascensor?");
		expect(await tasks()).not.toContain("spanish");
	});

	test("says nothing without a question", async () => {
		const { id } = (await add({ ...own, topic: "parking", question: null })).json;
		expect((await get(id)).spanishQuestion).toBeNull();
		expect(await patch(id, { spanishQuestion: "¿Hay?" })).toMatchObject({
			json: { spanishQuestion: null, version: 1 },
		});
		expect((await rows(id)).map(({ english }) => english)).toEqual(["Yes."]);
	});

	test("has at most 300 characters on one line", async () => {
		for (const spanishQuestion of ["x".repeat(301), "¿Hay\nascensor?"]) {
			expect((await add({ ...own, spanishQuestion })).status).toBe(400);
		}
	});
});

test("a fact that visitors do not read is no task, and one that is the school profile needs no Spanish", async () => {
	await add({ topic: "age", answer: "18.", validUntil: "2026-11-19" });
	await add({ topic: "tour", answer: "{hours}" });
	const course = (await app.asAdmin("POST", "/api/admin/courses", { body: aCourse() })).json;
	await app.asAdmin("PATCH", `/api/admin/courses/${course.id}`, { body: { isActive: false } });
	await add({ topic: "age", courseId: course.id, answer: "19." });
	const { json } = await app.asAdmin("GET", "/api/admin/translations");
	const listed = json.filter(
		({ group, isOwn, state }: { group: string; isOwn: boolean; state: string }) =>
			group === "Facts" && !isOwn && state !== "delivered",
	);
	expect(listed.map(({ english, path }: Record<string, unknown>) => [english, path])).toEqual([
		["19.", null],
	]);
	expect(await tasks()).not.toContain("spanish");
});
