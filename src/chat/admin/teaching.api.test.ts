import { describe, expect, test } from "vitest";
import { theApp } from "../../../test/app.ts";
import { aVisitor } from "../../../test/chat/talk.ts";
import { aCourse } from "../../../test/factories.ts";

const app = theApp();

const TAUGHT = "/api/admin/chat/taught";
const parking = (change = {}) => ({
	questions: ["Where can I park?", "Is there parking?"],
	answerEn: "There is a lot behind the building.",
	answerEs: "Hay un estacionamiento detrás del edificio.",
	links: [{ label: "Contact", href: "/contact" }],
	...change,
});
const createFact = (change = {}) => app.asAdmin("POST", TAUGHT, { body: parking(change) });
const ask = async (question: string) => (await aVisitor(app)).ask(question);
const rows = () => app.db.selectFrom("facts").selectAll().orderBy("id").execute();
const lastActivity = () =>
	app.db.selectFrom("activity").selectAll().orderBy("id", "desc").executeTakeFirstOrThrow();

describe("teaching", () => {
	test("counts with the next message, in both languages, and is written down", async () => {
		const { status, json } = await createFact();
		expect(status).toBe(201);
		expect(json).toMatchObject({ ...parking(), isActive: true, version: 1, warnings: [] });
		const visitor = await aVisitor(app);
		expect(await visitor.ask("is there parking")).toBe(parking().answerEn);
		expect(await visitor.records()).toMatchObject([
			{ source: `taught:${json.id}`, outcome: "answered", links: JSON.stringify(parking().links) },
		]);
		expect(await lastActivity()).toMatchObject({
			action: "created",
			kind: "taught answer",
			recordId: String(json.id),
			label: "Where can I park?",
		});
		await app.asAdmin("DELETE", `${TAUGHT}/${json.id}`);
		expect(await ask("is there parking")).not.toBe(parking().answerEn);
		expect((await app.asAdmin("GET", `${TAUGHT}/${json.id}`)).status).toBe(404);
	});

	test("is changed, switched off, and kept from being overwritten unread", async () => {
		const { id } = (await createFact()).json;
		const path = `${TAUGHT}/${id}`;
		const changed = await app.asAdmin("PATCH", path, {
			body: { answerEn: "Park on the street." },
			headers: { "if-match": '"1"' },
		});
		expect(changed.json).toMatchObject({ answerEn: "Park on the street.", version: 2 });
		expect(await ask("Where can I park?")).toBe("Park on the street.");
		expect(await lastActivity()).toMatchObject({
			action: "changed",
			before: JSON.stringify({ answerEn: parking().answerEn }),
			after: JSON.stringify({ answerEn: "Park on the street." }),
		});
		const stale = await app.asAdmin("PATCH", path, {
			body: { isActive: false },
			headers: { "if-match": '"1"' },
		});
		expect(stale.status).toBe(412);
		await app.asAdmin("PATCH", path, { body: { isActive: false } });
		expect(await ask("Where can I park?")).not.toBe("Park on the street.");
		expect((await app.asAdmin("GET", TAUGHT)).json[0]).toMatchObject({ id, isActive: false });
		await app.asAdmin("DELETE", path);
	});

	test.each([
		[{ questions: [] }],
		[{ questions: ["  "] }],
		[{ answerEn: "" }],
		[{ answerEn: "x".repeat(1001) }],
		[{ links: [{ label: "Win", href: "https://evil.example" }] }],
		[{ links: [{ label: "Win", href: "//evil.example" }] }],
		[{ links: [{ label: "Win", href: "javascript:alert(1)" }] }],
		[{ isActive: "yes" }],
	])("refuses what cannot be: %j", async (change) => {
		const before = await rows();
		expect((await createFact(change)).status).toBe(400);
		expect(await rows()).toEqual(before);
	});

	test.each([
		[{ answerEn: "The class costs $900." }, "“$900”"],
		[{ answerEn: "Call 212-555-0100." }, "212-555-0100"],
		[
			{ answerEn: "The lot is open until 9 PM." },
			"It mentions 9 PM, but the office is open Monday to Friday",
		],
		[{ answerEn: "The lot is open on Sundays." }, "open on Sunday"],
		[{ questions: ["What are your opening hours?"] }, "already has an answer"],
		[{ questions: ["My chest hurts, what should I take?"] }, "always gets a fixed answer"],
	])("warns where it contradicts what the school states: %j", async (change, warning) => {
		const { json } = await createFact(change);
		expect(json.warnings.join("\n")).toContain(warning);
		await app.asAdmin("DELETE", `${TAUGHT}/${json.id}`);
	});
});

describe("other names of a course", () => {
	const set = (id: number, aliases: unknown) =>
		app.asAdmin("PATCH", `/api/admin/chat/aliases/${id}`, { body: { aliases } });

	test("are set as a whole, folded, and written down", async () => {
		expect((await set(5, ["Vampire  Class", "vampire class", "Sangría"])).json).toMatchObject({
			courseId: 5,
			aliases: ["sangria", "vampire class"],
		});
		expect((await set(5, ["vampire class"])).json.aliases).toEqual(["vampire class"]);
		expect(await lastActivity()).toMatchObject({
			kind: "course",
			recordId: "5",
			before: '{"aliases":["sangria","vampire class"]}',
			after: '{"aliases":["vampire class"]}',
		});
		expect((await app.asAdmin("GET", "/api/admin/chat/aliases")).json[4].aliases).toEqual([
			"vampire class",
		]);
	});

	test("belong to one course only", async () => {
		await set(4, ["pulse class"]);
		const { status, text } = await set(3, ["Pulse Class"]);
		expect(status).toBe(409);
		expect(text).toMatch(/^“pulse class” is already used for .*\.$/);
	});

	test("are refused for no course, and when they are no names", async () => {
		expect((await set(999, ["x"])).status).toBe(404);
		expect((await set(4, "x")).status).toBe(400);
		expect((await set(4, [" "])).status).toBe(400);
		expect((await set(4, ["x".repeat(61)])).status).toBe(400);
	});
});

describe("a rehearsal", () => {
	const rehearse = (body: unknown) => app.asAdmin("POST", "/api/admin/chat/rehearse", { body });
	const course = async () => (await app.asAdmin("GET", "/api/admin/courses/2")).json;

	test("shows what a changed course would make the assistant say, and changes nothing", async () => {
		const before = await course();
		const { status, json } = await rehearse({
			course: { ...before, description: `${before.description}\n\nThe program costs $1,200.` },
		});
		expect(status).toBe(200);
		const price = json.answers.find(({ question }: { question: string }) =>
			/^How much does Certified Nursing Assistant/.test(question),
		);
		expect(price.changes).toBe(true);
		expect(price.before.text).not.toContain("$1,200");
		expect(price.after.text).toContain("$1,200");
		expect(price.claims).toEqual(["$1,200"]);
		expect(json.answers.length).toBeGreaterThan(15);
		expect(await course()).toEqual(before);
		expect(await ask("How much is CNA?")).not.toContain("$1,200");
	});

	test("asks a taught answer its own questions too, and says what it contradicts", async () => {
		const before = await rows();
		const { json } = await rehearse({ taught: parking({ answerEn: "Parking is $5 a day." }) });
		expect(json.warnings.join()).toContain("$5");
		expect(json.answers[0]).toMatchObject({
			question: "Where can I park?",
			after: { text: "Parking is $5 a day.", outcome: "answered" },
			changes: true,
			claims: ["$5"],
		});
		expect(await rows()).toEqual(before);
	});

	test("finds no claim in a new course that claims nothing: its own page comes with it", async () => {
		const { status, json } = await rehearse({ course: aCourse() });
		expect(status).toBe(200);
		const claims = json.answers.flatMap((one: { claims: string[] }) => one.claims);
		expect(claims).toEqual([]);
	});

	test("refuses what could not be saved either", async () => {
		expect((await rehearse({ taught: parking({ answerEn: "" }) })).status).toBe(400);
		expect((await rehearse({ course: { title: "Only a title" } })).status).toBe(400);
	});
});

describe("the test box", () => {
	const attempt = (body: unknown) => app.asAdmin("POST", "/api/admin/chat/try", { body });

	test("answers as a visitor would be answered, shows how, and stores nothing", async () => {
		const counts = async () =>
			Promise.all(
				(["chat_conversations", "chat_messages", "chat_answers"] as const).map(
					async (table) => (await app.db.selectFrom(table).selectAll().execute()).length,
				),
			);
		const before = await counts();
		const { json } = await attempt({
			message: "and in the evening?",
			conversation: [
				{ content: "Tell me about EKG", isUser: true },
				{ content: "EKG is …", isUser: false },
			],
		});
		expect(json).toMatchObject({
			intent: "schedule",
			programmes: ["ekg"],
			outcome: "answered",
			engine: "built-in",
			model: null,
			source: "template",
			confidence: expect.any(Number),
		});
		expect(await counts()).toEqual(before);
	});

	test("refuses an empty message", async () => {
		expect((await attempt({ message: " " })).status).toBe(400);
	});
});
