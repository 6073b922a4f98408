import { describe, expect, test } from "vitest";
import { theApp } from "../../../test/app.ts";

const app = theApp();

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
			courses: ["ekg"],
			outcome: "answered",
			engine: "built-in",
			model: null,
			source: "passages",
			confidence: expect.any(Number),
		});
		expect(await counts()).toEqual(before);
	});

	test("refuses an empty message", async () => {
		expect((await attempt({ message: " " })).status).toBe(400);
	});
});
