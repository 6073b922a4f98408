import { describe, expect, test } from "vitest";
import { theApp } from "../../../test/app.ts";
import { aVisitor } from "../../../test/chat/talk.ts";

const app = theApp();

describe("hints", () => {
	test("a new conversation offers questions to begin with", async () => {
		const visitor = await aVisitor(app);
		const hints = await visitor.hints();
		expect(hints).toMatchObject({ language: "en", offersCallback: false, answers: [] });
		expect(hints.suggestions).toHaveLength(4);
		expect(hints.consent).toMatch(/^By sending this, you agree/);
	});

	test("an answer has its links, and what to ask next", async () => {
		const visitor = await aVisitor(app);
		const { json } = await visitor.send("Tell me about phlebotomy");
		const hints = await visitor.hints();
		expect(hints.answers).toEqual([
			{
				messageId: json.aiMessage.id,
				language: "en",
				links: [{ label: "Phlebotomy Technician", href: "/courses/phlebotomy" }],
				thumb: null,
			},
		]);
		expect(hints.suggestions.length).toBeGreaterThan(1);
		expect((await visitor.hints(json.aiMessage.id)).answers).toEqual([]);
	});

	test("the form is offered when a person is needed, in the visitor's language", async () => {
		const visitor = await aVisitor(app);
		await visitor.ask("¿Puedo hablar con una persona?");
		expect(await visitor.hints()).toMatchObject({
			language: "es",
			offersCallback: true,
			consent: expect.stringMatching(/^Al enviar esto/),
		});
	});

	test("of a conversation that does not exist are 404", async () => {
		const answer = await app.call("GET", "/api/chat/conversations/nowhere/hints");
		expect(answer.status).toBe(404);
	});
});

describe("a thumb", () => {
	const rate = (body: unknown) => app.call("POST", "/api/chat/feedback", { body });

	test("is kept, changed and taken back", async () => {
		const visitor = await aVisitor(app);
		const { conversationId } = visitor;
		const messageId = (await visitor.send("Where are you?")).json.aiMessage.id;
		for (const thumb of ["up", "down", null]) {
			expect((await rate({ conversationId, messageId, thumb })).status).toBe(204);
			expect((await visitor.records())[0]?.thumb).toBe(thumb);
		}
	});

	test("is refused for anything but an answer of that conversation", async () => {
		const [one, other] = [await aVisitor(app), await aVisitor(app)];
		const { json } = await one.send("Where are you?");
		const rating = {
			conversationId: one.conversationId,
			messageId: json.aiMessage.id,
			thumb: "up",
		};
		const tries = [
			{ ...rating, conversationId: other.conversationId },
			{ ...rating, messageId: json.userMessage.id },
		];
		for (const body of tries) expect((await rate(body)).status).toBe(404);
		expect((await rate({ ...rating, thumb: "sideways" })).status).toBe(400);
		expect((await one.records())[0]?.thumb).toBeNull();
	});
});
