import { expect, test } from "vitest";
import { theApp } from "../../../test/app.ts";
import { aVisitor } from "../../../test/chat/talk.ts";

const app = theApp();

const person = { name: "Ana López", email: "ana@mail.example", phone: "732-555-0171" };
const callback = (body: unknown, headers = {}) =>
	app.call("POST", "/api/chat/callback", { body, headers });
const links = () => app.db.selectFrom("chat_callbacks").selectAll().orderBy("contactId").execute();

test("asking to be called makes a contact that is linked to the conversation and holds no word of it", async () => {
	const visitor = await aVisitor(app);
	await visitor.ask("I am worried about my old diploma");
	const { consent } = await visitor.hints();
	const answer = await callback({ ...person, conversationId: visitor.conversationId });
	expect(answer.status).toBe(201);
	expect(answer.json).toMatchObject({
		...person,
		reference: expect.stringMatching(/^C-\d+$/),
		message: "Please call me. I requested a call in the chat on your website.",
		isRead: false,
	});
	expect(await links()).toEqual([
		{ contactId: answer.json.id, conversationId: visitor.conversationId },
	]);
	const stored = await app.db
		.selectFrom("contacts")
		.select("consent")
		.where("id", "=", answer.json.id)
		.executeTakeFirstOrThrow();
	expect(stored.consent).toBe(consent);
	const listed = (await app.asAdmin("GET", "/api/admin/contacts?limit=5")).json;
	expect(listed[0].id).toBe(answer.json.id);
});

test("the same submission again makes no second contact", async () => {
	const { conversationId } = await aVisitor(app);
	const headers = { "idempotency-key": "call-me-once" };
	const [first, second] = [
		await callback({ ...person, conversationId }, headers),
		await callback({ ...person, conversationId }, headers),
	];
	expect(second.json).toEqual(first.json);
	expect((await links()).filter((link) => link.conversationId === conversationId)).toHaveLength(1);
});

test.each([
	[{ name: " " }, "Required: please enter your name"],
	[{ email: "nobody" }, "Please enter a valid email address"],
	[{ phone: "" }, "Please enter a valid phone number"],
	[{ phone: "123" }, "Please enter a valid phone number"],
])("bad input is 400 and stores nothing: %j", async (change, sentence) => {
	const { conversationId } = await aVisitor(app);
	const before = await links();
	const answer = await callback({ ...person, conversationId, ...change });
	expect([answer.status, answer.text]).toEqual([400, sentence]);
	expect(await links()).toEqual(before);
});

test("a conversation that does not exist is 404 and leaves no contact", async () => {
	const count = () => app.db.selectFrom("contacts").select("id").execute();
	const before = await count();
	expect((await callback({ ...person, conversationId: "nowhere" })).status).toBe(404);
	expect(await count()).toEqual(before);
});
