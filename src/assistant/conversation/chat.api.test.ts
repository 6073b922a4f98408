import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { contextMessages } from "#assistant/conversation/conversation.server.ts";
import { theApp } from "../../../test/app.ts";
import { aVisitor } from "../../../test/chat/talk.ts";
import { aCourse } from "../../../test/factories.ts";

const app = theApp();

const start = (body: unknown) => app.call("POST", "/api/chat/start", { body });

describe("starting", () => {
	test("opens with one greeting that names an automated assistant and a way to a person", async () => {
		const { status, json } = await start({ sessionId: "the very first visitor" });
		expect(status).toBe(200);
		expect(Object.keys(json).sort()).toEqual(["conversationId", "messages"]);
		expect(json.messages).toEqual([
			{
				id: expect.any(Number),
				content: expect.stringMatching(/automated assistant.*person at any time.*\/contact/),
				isUser: false,
			},
		]);
		expect(json.conversationId).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
	});

	test("the same session continues its conversation and gets its messages", async () => {
		const visitor = await aVisitor(app);
		const { json: said } = await visitor.send("What are your opening hours?");
		const again = (await start({ sessionId: visitor.sessionId })).json;
		expect(again.conversationId).toBe(visitor.conversationId);
		expect(again.messages.slice(1)).toEqual([said.userMessage, said.aiMessage]);
	});

	test("the same session started many times at once is one conversation with one greeting", async () => {
		const all = await Promise.all(
			Array.from({ length: 10 }, () => start({ sessionId: "an impatient visitor" })),
		);
		expect(new Set(all.map(({ json }) => json.conversationId)).size).toBe(1);
		for (const { json } of all) expect(json.messages).toHaveLength(1);
	});

	test.each([
		{},
		{ sessionId: "" },
		{ sessionId: " " },
		{ sessionId: 5 },
		{ sessionId: "1" },
		{ sessionId: "x".repeat(15) },
		{ sessionId: `  ${"x".repeat(14)}  ` },
		{ sessionId: "x".repeat(201) },
	])("a session must be named, by an id that cannot be guessed: %j", async (body) => {
		expect((await start(body)).status).toBe(400);
	});

	test.each([16, 200])("a session id may have %i characters", async (length) => {
		expect((await start({ sessionId: "x".repeat(length) })).status).toBe(200);
	});

	test("a long conversation is continued with its last 100 messages, oldest first", async () => {
		const { sessionId, conversationId } = await aVisitor(app);
		const many = Array.from({ length: 150 }, (_, n) => ({
			conversationId,
			isUser: n % 2 === 0,
			content: `message ${n}`,
		}));
		await app.db.insertInto("chat_messages").values(many).execute();
		const { json } = await start({ sessionId });
		expect(json.messages).toMatchObject(
			many.slice(-100).map(({ content, isUser }) => ({ content, isUser })),
		);
		expect(json.messages).toHaveLength(100);
	});
});

describe("a message", () => {
	test("is stored with its answer and how that came about", async () => {
		const visitor = await aVisitor(app);
		const { status, json } = await visitor.send("  Tell me about phlebotomy ");
		expect(status).toBe(200);
		expect(json).toEqual({
			userMessage: { id: expect.any(Number), content: "Tell me about phlebotomy", isUser: true },
			aiMessage: {
				id: json.userMessage.id + 1,
				content: expect.stringMatching(/^Phlebotomy Technician: /),
				isUser: false,
			},
		});
		expect((await visitor.messages()).slice(1)).toMatchObject([json.userMessage, json.aiMessage]);
		expect(await visitor.records()).toMatchObject([
			{
				questionId: json.userMessage.id,
				answerId: json.aiMessage.id,
				engine: "built-in",
				model: null,
				refusals: "[]",
				intent: "info",
				courses: '["phlebotomy"]',
				outcome: "answered",
				language: "en",
				source: "template",
				thumb: null,
				searchText: "tell me about phlebotomy",
			},
		]);
	});

	test.each(["", "   ", "\n\t", null, undefined, 5, "x".repeat(1001), "nul \0"])(
		"that cannot be one is 400 and stores nothing: %j",
		async (content) => {
			const visitor = await aVisitor(app);
			expect((await visitor.send(content)).status).toBe(400);
			expect(await visitor.messages()).toHaveLength(1);
		},
	);

	test("is stored, searched and answered without its card and social security numbers", async () => {
		const visitor = await aVisitor(app);
		const { json } = await visitor.send(
			"My card is 4111 1111 1111 1111 and my SSN 078-05-1120, call 732-555-0199 about R-123456",
		);
		const masked =
			"My card is [card number] and my SSN [social security number], call 732-555-0199 about R-123456";
		expect(json.userMessage.content).toBe(masked);
		const stored = JSON.stringify([await visitor.messages(), await visitor.records()]);
		expect(stored).toContain(masked);
		expect(stored).not.toMatch(/4111 ?1111|05-1120/);
	});

	test("may have 1,000 characters", async () => {
		const visitor = await aVisitor(app);
		const { json } = await visitor.send("é".repeat(1000));
		expect(json.userMessage.content).toHaveLength(1000);
	});

	test("in a conversation that does not exist is 404", async () => {
		for (const conversationId of ["nowhere", "00000000-0000-4000-8000-000000000000"]) {
			const body = { conversationId, content: "Hello" };
			const answer = await app.call("POST", "/api/chat/message", { body });
			expect([answer.status, answer.text]).toEqual([404, "Conversation not found."]);
		}
	});

	test("is understood in the light of those before it", async () => {
		const visitor = await aVisitor(app);
		await visitor.ask("Is there an evening class for EKG?");
		await visitor.ask("and for CNA?");
		expect((await visitor.records())[1]).toMatchObject({
			intent: "schedule",
			courses: '["cna"]',
		});
	});

	test("sent with others at once is answered in their order, each question beside its answer", async () => {
		const visitor = await aVisitor(app);
		const sent = Array.from({ length: 12 }, (_, n) => `Question ${n}: is there an evening class?`);
		await Promise.all(sent.map((content) => visitor.send(content)));
		const messages = (await visitor.messages()).slice(1);
		expect(messages.filter(({ isUser }) => isUser).map(({ content }) => content)).toEqual(sent);
		expect(messages.map(({ isUser }) => isUser)).toEqual(sent.flatMap(() => [true, false]));
	});

	test("that cannot be stored leaves nothing behind", async () => {
		const visitor = await aVisitor(app);
		await sql`alter table chat_answers rename to chat_answers_elsewhere`.execute(app.db);
		const { status } = await visitor.send("Hello");
		await sql`alter table chat_answers_elsewhere rename to chat_answers`.execute(app.db);
		expect(status).toBe(500);
		expect(await visitor.messages()).toHaveLength(1);
		expect((await visitor.send("Hello")).status).toBe(200);
	});

	test("late in a conversation depends on its end alone, so that it costs what an early one costs", async () => {
		const visitor = await aVisitor(app);
		const { conversationId } = visitor;
		const many = Array.from({ length: 400 }, (_, n) => ({
			conversationId,
			isUser: n % 2 === 0,
			content: n % 2 ? `answer ${n}` : `and evening classes? ${n}`,
		}));
		await app.db.insertInto("chat_messages").values(many).execute();
		const last = await contextMessages(app.db, conversationId);
		// With the greeting there are 401: the last 40, and those since the beginning moved on.
		expect(last).toMatchObject(many.slice(-41).map(({ content, isUser }) => ({ content, isUser })));
		await visitor.send("Hello");
		expect((await contextMessages(app.db, conversationId)).slice(0, 41)).toEqual(last);
	});
});

describe("what the office changes counts with the next message", () => {
	test("a course that is added, renamed, hidden", async () => {
		const visitor = await aVisitor(app);
		const { json: course } = await app.asAdmin("POST", "/api/admin/courses", {
			body: aCourse({ slug: "sterile", title: "Sterile Processing", description: "Autoclaves." }),
		});
		const path = `/api/admin/courses/${course.id}`;
		expect(await visitor.ask("Do you have sterile processing?")).toContain(
			"Yes, we offer Sterile Processing.",
		);
		await app.asAdmin("PATCH", path, { body: { title: "Central Service Technician" } });
		expect(await visitor.ask("Do you teach central service technician?")).toContain(
			"Central Service Technician",
		);
		await app.asAdmin("PATCH", path, { body: { isActive: false } });
		expect(await visitor.ask("Do you teach central service technician?")).not.toContain("we offer");
	});

	test("the school's phone, hours and questions", async () => {
		const visitor = await aVisitor(app);
		const closed = { opens: null, closes: null };
		const open = { opens: "10:00", closes: "19:00" };
		const { status } = await app.asAdmin("PATCH", "/api/admin/settings", {
			body: {
				phone: "732-555-0177",
				week: [closed, open, open, open, open, open, closed],
				questions: [{ question: "Do you have lockers?", answer: "Every student gets a locker." }],
			},
		});
		expect(status).toBe(200);
		expect(await visitor.ask("What are your opening hours?")).toMatch(/10:00 AM to 7:00 PM/);
		expect(await visitor.ask("What is your phone number?")).toContain("732-555-0177");
		const [greeting] = await (await aVisitor(app)).messages();
		expect(greeting?.content).toContain("732-555-0177");
	});

	test("another name of a course", async () => {
		const visitor = await aVisitor(app);
		expect(await visitor.ask("tell me about the vampire class")).not.toContain("Phlebotomy");
		const courses = (await app.asAdmin("GET", "/api/admin/courses")).json;
		const { id } = courses.find(({ slug }: { slug: string }) => slug === "phlebotomy");
		await app.asAdmin("PATCH", `/api/admin/courses/${id}`, {
			body: {},
			headers: { "course-aliases": encodeURIComponent("Vampire class") },
		});
		expect(await visitor.ask("tell me about the vampire class")).toContain("Phlebotomy");
	});
});
