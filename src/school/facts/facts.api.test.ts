import { describe, expect, test } from "vitest";
import { aCourse, aFact } from "../../../test/factories.ts";
import { FACTS, theFacts } from "../../../test/facts.ts";

const { app, add, patch, published, all, lastActivity } = theFacts();

test("a new school has its six frequent questions, and every topic is free", async () => {
	const facts = await published();
	expect(facts).toHaveLength(6);
	for (const fact of facts) {
		expect(fact).toMatchObject({ topic: "other", courseId: null, onHomePage: true });
	}
	expect(facts[5]).toMatchObject({
		question: "When is the office open?",
		answer: "Monday to Friday 9:00 AM to 5:00 PM, Saturday 9:00 AM to 1:00 PM. Closed Sunday.",
	});
});

describe("adding", () => {
	test("needs a topic and an answer only, and the fact is published immediately", async () => {
		const { status, json, headers } = await app.asAdmin("POST", FACTS, {
			body: { topic: "parking", answer: "Free parking behind the building. Call {phone}." },
		});
		expect(status).toBe(201);
		expect(headers.get("etag")).toBe('"1"');
		expect(json).toMatchObject({
			topic: "parking",
			courseId: null,
			question: null,
			answer: "Free parking behind the building. Call {phone}.",
			spanish: null,
			source: null,
			validUntil: null,
			onHomePage: false,
			approvedBy: "dana",
			approvedAt: "2026-11-20T15:00:00.000Z",
			version: 1,
		});
		const [fact] = (await published()).filter(({ id }: { id: number }) => id === json.id);
		expect(fact).toEqual({
			id: json.id,
			topic: "parking",
			courseId: null,
			question: null,
			answer: "Free parking behind the building. Call 732-555-0142.",
			spanish: null,
			source: null,
			validUntil: null,
			onHomePage: false,
			approvedAt: "2026-11-20T15:00:00.000Z",
			updatedAt: "2026-11-20T15:00:00.000Z",
		});
		expect(await lastActivity()).toMatchObject({
			username: "dana",
			action: "created",
			kind: "fact",
			recordId: String(json.id),
			label: "Parking (whole school)",
		});
	});

	test.each([
		[{ topic: "weather" }, "Please choose a topic"],
		[{ topic: undefined }, "Please choose a topic"],
		[{ answer: " " }, "Please enter the answer"],
		[{ answer: "x".repeat(1001) }, "Please use 1000 characters or fewer"],
		[{ topic: "other", question: null }, "Please enter the question"],
		[{ courseId: 999 }, "Please select a valid course"],
		[{ courseId: "2" }, "Please select a valid course"],
		[{ validUntil: "2026-02-30" }, "Dates must be YYYY-MM-DD"],
		[{ onHomePage: "yes" }, "Invalid input: onHomePage"],
	])("refuses %j", async (change, message) => {
		const before = await all();
		const { status, text } = await add(change);
		expect([status, text]).toEqual([400, message]);
		expect(await all()).toEqual(before);
	});

	test("a second current fact of one topic and program is refused; another program is not", async () => {
		expect((await add({ courseId: 2 })).status).toBe(201);
		const second = await add({ courseId: 2, answer: "It costs $2." });
		expect([second.status, second.text]).toEqual([
			409,
			"There is already a current fact about this topic for this course. Edit that one instead.",
		]);
		expect((await add({ courseId: 3 })).status).toBe(201);
		expect((await add({})).status).toBe(201);
		const school = await add({});
		expect([school.status, school.text]).toEqual([
			409,
			"There is already a current fact about this topic for the whole school. Edit that one instead.",
		]);
	});

	test("of other things any number can be stated, each with its question", async () => {
		for (const question of ["Is there a lift?", "Is there a lift?", "Are there lockers?"]) {
			expect((await add({ topic: "other", question })).status).toBe(201);
		}
	});

	test.each([{ courseId: null }, { courseId: 4 }])(
		"of two concurrent facts one is stored and the other refused: %j",
		async (subject) => {
			for (let round = 0; round < 20; round++) {
				const answers = await Promise.all([add(subject), add(subject)]);
				expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
				await app.db.deleteFrom("facts").where("topic", "=", "price").execute();
			}
		},
	);

	test.each([null, 4])(
		"the database itself holds one current fact for course %j",
		async (courseId) => {
			await add({ courseId });
			const row = {
				topic: "price",
				courseId,
				answer: "$2",
				position: 1,
				createdAt: "2026-11-20T15:00:00.000Z",
				updatedAt: "2026-11-20T15:00:00.000Z",
			};
			await expect(app.db.insertInto("facts").values(row).execute()).rejects.toThrow(/unique/i);
		},
	);
});

describe("changing", () => {
	test("takes any fields, writes down what changed, and names who approved the text", async () => {
		const { id } = (await add({ courseId: 2 })).json;
		await app.db.updateTable("facts").set({ approvedBy: "ola" }).where("id", "=", id).execute();
		const shown = await patch(id, { onHomePage: true });
		expect(shown.json).toMatchObject({ onHomePage: true, approvedBy: "ola", version: 2 });
		const { status, json } = await patch(id, { answer: "It costs $1,300." }, { "if-match": '"2"' });
		expect(status).toBe(200);
		expect(json).toMatchObject({ answer: "It costs $1,300.", approvedBy: "dana", version: 3 });
		expect(await lastActivity()).toMatchObject({
			action: "changed",
			label: "Prices and tuition (Certified Nursing Assistant (CNA))",
			before: JSON.stringify({ answer: aFact().answer }),
			after: JSON.stringify({ answer: "It costs $1,300." }),
		});
	});

	test("a stale version is refused and nothing is lost; no change is no new version", async () => {
		const { id } = (await add()).json;
		await patch(id, { answer: "It costs $1,300." });
		const stale = await patch(id, { answer: "It costs $9." }, { "if-match": '"1"' });
		expect(stale.status).toBe(412);
		expect((await patch(id, {})).json).toMatchObject({ answer: "It costs $1,300.", version: 2 });
		expect((await patch(id, { answer: "It costs $1,300." })).json.version).toBe(2);
	});

	test.each([
		[{ topic: "weather" }, 400],
		[{ topic: "other", question: "" }, 400],
		[{ courseId: 999 }, 400],
		[{ answer: "" }, 400],
		[{ topic: "aid" }, 409],
	])("refuses %j", async (body, status) => {
		await add({ topic: "aid" });
		const { id, ...before } = (await add()).json;
		expect((await patch(id, body)).status).toBe(status);
		expect((await app.asAdmin("GET", `${FACTS}/${id}`)).json).toEqual({ id, ...before });
	});

	test("a fact that does not exist is 404", async () => {
		expect((await patch(9999, { answer: "x" })).status).toBe(404);
		expect((await app.asAdmin("GET", `${FACTS}/9999`)).status).toBe(404);
		expect((await app.asAdmin("DELETE", `${FACTS}/9999`)).status).toBe(404);
		expect((await app.asAdmin("GET", `${FACTS}/9999/history`)).status).toBe(404);
	});
});

describe("deleting", () => {
	test("takes the fact off the site, keeps its history, and frees its topic", async () => {
		const { id } = (await add()).json;
		const path = `${FACTS}/${id}`;
		expect((await app.asAdmin("DELETE", path, { headers: { "if-match": '"2"' } })).status).toBe(
			412,
		);
		expect((await app.asAdmin("DELETE", path)).status).toBe(204);
		expect((await app.asAdmin("GET", path)).status).toBe(404);
		const { json } = await app.asAdmin("GET", `${path}/history`);
		expect(json.map(({ action }: { action: string }) => action).slice(0, 2)).toEqual([
			"deleted",
			"created",
		]);
		expect(await lastActivity()).toMatchObject({ action: "deleted", kind: "fact" });
		expect((await add()).status).toBe(201);
	});

	test("with a course its facts go, and their history stays; a hidden course's are not published", async () => {
		const course = (await app.asAdmin("POST", "/api/admin/courses", { body: aCourse() })).json;
		const { id } = (await add({ courseId: course.id })).json;
		const isPublished = async () =>
			(await published()).some((fact: { id: number }) => fact.id === id);
		expect(await isPublished()).toBe(true);
		await app.asAdmin("PATCH", `/api/admin/courses/${course.id}`, { body: { isActive: false } });
		expect(await isPublished()).toBe(false);
		await app.asAdmin("DELETE", `/api/admin/courses/${course.id}`);
		expect((await app.asAdmin("GET", `${FACTS}/${id}`)).status).toBe(404);
		expect((await app.asAdmin("GET", `${FACTS}/${id}/history`)).json).toHaveLength(1);
	});
});

test("the topics are listed with their labels, other things last", async () => {
	const { json } = await app.asAdmin("GET", `${FACTS}/topics`);
	expect(json[0]).toEqual({ topic: "price", label: "Prices and tuition" });
	expect(json.at(-1)).toEqual({ topic: "other", label: "Other" });
});
