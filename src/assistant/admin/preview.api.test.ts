import { expect, test, vi } from "vitest";
import { theApp } from "../../../test/app.ts";
import { aVisitor } from "../../../test/chat/talk.ts";
import { aClass, aFact } from "../../../test/factories.ts";

const app = theApp();

const question = "How much is the EKG program?";
const preview = (fact: object, more: object = {}) =>
	app.asAdmin("POST", "/api/admin/chat/preview", {
		body: { fact, questions: [question], ...more },
	});
const textOf = async (fact: object, more: object = {}): Promise<string> =>
	(await preview(fact, more)).json[0].text;
const changes = async (fact: object, factId: number | null = null) =>
	(await app.asAdmin("POST", "/api/admin/chat/preview/changes", { body: { fact, factId } })).json;
const add = async (fact: object) =>
	(await app.asAdmin("POST", "/api/admin/facts", { body: fact })).json;

test("a draft is answered as visitors would be answered once it is saved, and is not stored", async () => {
	const draft = aFact({ courseId: 4, answer: "It costs $900. Call {phone}." });
	const tables = ["facts", "chat_messages", "chat_answers", "activity"] as const;
	const stored = () =>
		Promise.all(tables.map((table) => app.db.selectFrom(table).selectAll().execute()));
	const before = await stored();
	const { json } = await preview(draft);
	expect(json).toMatchObject([{ question, intent: "price", outcome: "answered", language: "en" }]);
	expect(json[0].text).toContain("It costs $900. Call 732-555-0142.");
	expect(await stored()).toEqual(before);

	const { id } = await add(draft);
	const visitor = await aVisitor(app);
	expect(json[0].text).toBe(await visitor.ask(question));
	expect(await textOf(aFact({ courseId: 4, answer: "It costs $950." }), { factId: id })).toContain(
		"$950",
	);
	await app.asAdmin("DELETE", `/api/admin/facts/${id}`);
});

test("what an open class states itself is said in a preview, too, not the draft", async () => {
	const draft = aFact({ courseId: 4, answer: "It costs $900." });
	expect(await textOf(draft)).toContain("$900");
	const body = aClass({ courseId: 4, tuition: 77_000, fees: [] });
	const { id } = (await app.asAdmin("POST", "/api/admin/classes", { body })).json;
	const said = await textOf(draft);
	expect(said).toContain("$770");
	expect(said).not.toContain("$900");
	await app.asAdmin("DELETE", `/api/admin/classes/${id}`);
});

test("what would not be published is not said: an expired draft, one of an inactive or unknown course", async () => {
	expect(await textOf(aFact({ courseId: 4, validUntil: "2020-01-01" }))).not.toContain("$");
	expect(await textOf(aFact({ courseId: 999 }))).not.toContain("$");
	await app.asAdmin("PATCH", "/api/admin/courses/9", { body: { isActive: false } });
	expect(await textOf(aFact({ courseId: 9 }))).not.toContain("$");
});

test("a draft for another course is not said of this one", async () => {
	expect(await textOf(aFact({ courseId: 5 }))).not.toContain("$");
});

test("it changes nothing elsewhere, unless it takes a stated answer away", async () => {
	const draft = aFact({ topic: "parking", answer: "Behind the building." });
	expect(await changes(draft)).toEqual([]);
	const stored = await add(draft);
	const moved = await changes(aFact({ topic: "transit", answer: "Bus 801." }), stored.id);
	expect(moved).toContainEqual({
		question: "Is there parking?",
		before: expect.stringContaining("Behind the building."),
		after: expect.not.stringContaining("Behind the building."),
	});
	expect(
		moved.filter((change: { question: string }) => /transit|bus or train/.test(change.question)),
	).toEqual([]);
});

test("its own course is looked at however long that takes, others while there is time", async () => {
	const stored = await add(aFact({ courseId: 8, topic: "parking", answer: "Navy gate." }));
	const moved = aFact({ courseId: 8, topic: "transit", answer: "Bus 801." });
	let now = 0;
	const clock = vi.spyOn(performance, "now").mockImplementation(() => {
		now += 10_000;
		return now;
	});
	const found = await changes(moved, stored.id);
	clock.mockRestore();
	expect(found).toContainEqual(
		expect.objectContaining({ before: expect.stringContaining("Navy gate.") }),
	);
	await app.asAdmin("DELETE", `/api/admin/facts/${stored.id}`);
});

test.each([
	[{ fact: aFact({ answer: "" }), questions: [] }],
	[{ fact: aFact(), questions: [" "] }],
	[{ fact: aFact(), questions: Array(6).fill("Why?") }],
	[{ questions: ["Why?"] }],
])("what is no draft or no question is refused: %j", async (body) => {
	expect((await app.asAdmin("POST", "/api/admin/chat/preview", { body })).status).toBe(400);
});

test("the courses that a question names are told by the assistant's own names for them", async () => {
	const named = async (question: string) =>
		(await app.asAdmin("GET", `/api/admin/chat/named-courses?${new URLSearchParams({ question })}`))
			.json;
	expect(await named("Is there a locker?")).toEqual([]);
	expect(await named("Is there a locker for EKG?")).toEqual([4]);
	expect(await named("¿Hay casilleros para CNA y EKG?")).toEqual([2, 4]);
	expect(await named("Do dental assistants get one?")).toEqual([]);
});
