import { expect, test } from "vitest";
import { theApp } from "../../../test/app.ts";
import { aVisitor } from "../../../test/chat/talk.ts";

const app = theApp();

test.each([
	["https://school.example/courses/ekg", "EKG Technician –"],
	["https://school.example/es/courses/ekg?from=ad#top", "EKG Technician –"],
	["https://school.example/courses/no-such-course", "That depends on the program."],
	["https://school.example/about", "That depends on the program."],
	["no address", "That depends on the program."],
])("asked from %s, the program of the page is meant", async (referer, beginning) => {
	const { conversationId } = await aVisitor(app);
	const body = { conversationId, content: "What do they do all day?" };
	const { json } = await app.call("POST", "/api/chat/message", { body, headers: { referer } });
	expect(json.aiMessage.content).toContain(beginning);
});
