import { describe, expect, test } from "vitest";
import { deleteConversationsBefore } from "#assistant/conversation/retention.server.ts";
import { transaction } from "#platform/database/database.server.ts";
import { signedInUser, theApp } from "../../../test/app.ts";
import { aVisitor } from "../../../test/chat/talk.ts";

const app = theApp();
const DAY = 24 * 60 * 60 * 1000;

const list = async (query = "") =>
	(await app.asAdmin("GET", `/api/admin/chat/conversations?${query}`)).json;
const ids = async (query: string) => (await list(query)).map(({ id }: { id: string }) => id);
const lastActivity = () =>
	app.db.selectFrom("activity").selectAll().orderBy("id", "desc").executeTakeFirstOrThrow();
const everything = async () =>
	Promise.all(
		(
			["chat_conversations", "chat_messages", "chat_conversation_state", "chat_answers"] as const
		).map((table) => app.db.selectFrom(table).selectAll().execute()),
	);

/** A conversation of somebody who asks about phlebotomy in Spanish and wants to be called. */
async function ana(headers = {}) {
	const visitor = await aVisitor(app);
	await visitor.ask("¿Tienen un programa de flebotomía?");
	await visitor.ask("¿Cuánto cuesta?");
	const { json: contact } = await app.call("POST", "/api/chat/callback", {
		headers,
		body: {
			conversationId: visitor.conversationId,
			name: "Ana López",
			email: "ana@mail.example",
			phone: "732-555-0171",
		},
	});
	return { ...visitor, contact };
}

describe("the list", () => {
	test("shows conversations in which something was asked, the latest first, with what came of them", async () => {
		await aVisitor(app);
		const first = await ana();
		app.clock.advance(1000);
		const second = await aVisitor(app);
		await second.ask("Tell me about EKG");
		const rows = await list("limit=50");
		expect(rows.map(({ id }: { id: string }) => id)).toEqual([
			second.conversationId,
			first.conversationId,
		]);
		expect(rows[1]).toMatchObject({
			questions: 2,
			firstQuestion: "¿Tienen un programa de flebotomía?",
			language: "es",
			outcomes: ["answered", "handed over"],
			engines: ["built-in"],
			courses: ["phlebotomy"],
			thumbs: { up: 0, down: 0 },
			contacts: [{ id: first.contact.id, reference: first.contact.reference, name: "Ana López" }],
		});
	});

	test("is filtered by outcome, language, engine, program, thumb, contact, day and words", async () => {
		app.clock.advance(2 * DAY);
		const one = await ana();
		app.clock.advance(DAY);
		const other = await aVisitor(app);
		const { json } = await other.send("Tell me about the heartbeat of 100% EKG_ class");
		await app.call("POST", "/api/chat/feedback", {
			body: { conversationId: other.conversationId, messageId: json.aiMessage.id, thumb: "down" },
		});
		const day = app.clock.now.toISOString().slice(0, 10);
		const [o, a] = [other.conversationId, one.conversationId];
		expect(await ids("outcome=handed over&from=2026-11-22")).toEqual([a]);
		expect(await ids("outcome=handed over,answered&from=2026-11-22")).toEqual([o, a]);
		expect(await ids("language=es&from=2026-11-22")).toEqual([a]);
		expect(await ids("engine=model")).toEqual([]);
		expect(await ids("course=ekg&from=2026-11-22")).toEqual([o]);
		expect(await ids("course=%25")).toEqual([]);
		expect(await ids("thumb=down")).toEqual([o]);
		expect(await ids(`contactId=${one.contact.id}`)).toEqual([a]);
		expect(await ids(`from=${day}&to=${day}`)).toEqual([o]);
		expect(await ids("to=9999-12-31&limit=1")).toEqual([o]);
		expect(await ids("q=FLEBOTOMIA tienen&from=2026-11-22")).toEqual([a]);
		expect(await ids("q=100%25 ekg_")).toEqual([o]);
		expect(await ids("q=nobody asked this")).toEqual([]);
		// One and the same answer must be like all of it.
		expect(await ids("language=es&course=ekg")).toEqual([]);
	});

	test("says how many match, whatever the page", async () => {
		const answer = await app.asAdmin("GET", "/api/admin/chat/conversations?limit=1&offset=1");
		expect(answer.json).toHaveLength(1);
		expect(answer.headers.get("x-total-count")).toBe(String((await list()).length));
	});

	test.each(["outcome=lost", "language=fr", "engine=x", "limit=0", "from=tomorrow", "thumb=ok"])(
		"refuses what it does not know: %s",
		async (query) => {
			const answer = await app.asAdmin("GET", `/api/admin/chat/conversations?${query}`);
			expect(answer.status).toBe(400);
		},
	);
});

describe("one conversation", () => {
	test("has every message, how each answer came about, and the sentence that was agreed to", async () => {
		const { conversationId, contact } = await ana();
		const { json } = await app.asAdmin("GET", `/api/admin/chat/conversations/${conversationId}`);
		expect(json.messages.map(({ isUser }: { isUser: boolean }) => isUser)).toEqual([
			false,
			true,
			false,
			true,
			false,
		]);
		expect(json.messages[0].record).toBeNull();
		expect(json.messages[4].record).toMatchObject({
			intent: "price",
			outcome: "handed over",
			engine: "built-in",
			model: null,
			refusals: [],
			courses: ["phlebotomy"],
		});
		expect(json.contacts).toEqual([
			{
				id: contact.id,
				reference: contact.reference,
				name: "Ana López",
				at: app.clock.now.toISOString(),
				consent: expect.stringMatching(/^Al enviar esto/),
				personId: expect.any(Number),
			},
		]);
	});

	test("of a form that showed no sentence names none", async () => {
		const { conversationId } = await ana({ "consent-shown": "" });
		const { json } = await app.asAdmin("GET", `/api/admin/chat/conversations/${conversationId}`);
		expect(json.contacts[0].consent).toBeNull();
	});

	test("is deleted permanently; the contact stays, and the log entry names no one", async () => {
		const { conversationId, contact } = await ana();
		const path = `/api/admin/chat/conversations/${conversationId}`;
		expect((await app.asAdmin("DELETE", path)).status).toBe(204);
		expect(JSON.stringify(await everything())).not.toContain(conversationId);
		expect((await app.asAdmin("GET", path)).status).toBe(404);
		expect((await app.asAdmin("GET", `/api/admin/contacts/${contact.id}`)).status).toBe(200);
		expect(await lastActivity()).toMatchObject({
			username: "dana",
			action: "deleted",
			kind: "conversation",
			label: expect.stringMatching(/^Chat from 20\d\d-/),
			before: null,
		});
		expect((await app.asAdmin("DELETE", path)).status).toBe(404);
	});

	test("that is deleted while its visitor writes is 404 for the visitor", async () => {
		const visitor = await aVisitor(app);
		await visitor.ask("Hello");
		await app.asAdmin("DELETE", `/api/admin/chat/conversations/${visitor.conversationId}`);
		expect((await visitor.send("Are you there?")).status).toBe(404);
	});
});

test("a conversation is forgotten when its time is over, counted from its last question", async () => {
	const [old, alive] = [await aVisitor(app), await aVisitor(app)];
	app.clock.advance(20 * DAY);
	await alive.ask("Are you open tomorrow?");
	app.clock.advance(11 * DAY);
	const before = new Date(app.clock.now.getTime() - 30 * DAY).toISOString();
	const deleted = () =>
		transaction(app.db, (tx) => deleteConversationsBefore(tx, { before, limit: 100 }));
	expect(await deleted()).toBeGreaterThanOrEqual(1);
	expect(await deleted()).toBe(0);
	expect(await old.messages()).toEqual([]);
	expect(await alive.messages()).toHaveLength(3);
});

test("who reads more than 200 conversations at once is logged, and a page is not", async () => {
	const visitor = await aVisitor(app);
	await visitor.ask("Tell me about EKG");
	const { conversationId } = visitor;
	const state = await app.db
		.selectFrom("chat_conversation_state")
		.selectAll()
		.where("conversationId", "=", conversationId)
		.executeTakeFirstOrThrow();
	const copies = Array.from({ length: 200 }, (_, n) => `${conversationId}-${n}`);
	await app.db
		.insertInto("chat_conversations")
		.values(copies.map((id) => ({ id, sessionId: `session of ${id}` })))
		.execute();
	await app.db
		.insertInto("chat_conversation_state")
		.values(copies.map((id) => ({ ...state, conversationId: id })))
		.execute();
	const { token, username } = await signedInUser(app, { isAdmin: true, role: "viewer" });
	const exportsAfter = async (query: string) => {
		const path = `/api/admin/chat/conversations${query}`;
		expect((await app.call("GET", path, { token })).status).toBe(200);
		return (await app.asAdmin("GET", `/api/admin/activity?action=exported&username=${username}`))
			.json;
	};
	expect(await exportsAfter("?limit=200")).toEqual([]);
	const rows = (await list()).length;
	expect(rows).toBeGreaterThan(200);
	expect(await exportsAfter("")).toMatchObject([
		{ kind: "conversation", label: "Chats as JSON", after: { rows } },
	]);
});
