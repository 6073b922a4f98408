import type { TestApp } from "../app.ts";

let sessions = 0;

/**
 * A new visitor in a conversation with the app.
 * @param page the language of the page that they are on
 */
export async function aVisitor(app: TestApp, page?: "en" | "es") {
	const sessionId = `visitor-session-${++sessions}`;
	const headers: Record<string, string> = page ? { "content-language": page } : {};
	const started = await app.call("POST", "/api/chat/start", { body: { sessionId }, headers });
	const conversationId: string = started.json.conversationId;
	return {
		sessionId,
		conversationId,
		/** Sends a message, and gets the whole answer. */
		send: (content: unknown, from = {}) =>
			app.call("POST", "/api/chat/message", { body: { conversationId, content }, headers, from }),
		/** Sends a message, and gets what the assistant says. */
		async ask(content: string): Promise<string> {
			const { status, text, json } = await this.send(content);
			if (status !== 200) throw new Error(`${status}: ${text}`);
			return json.aiMessage.content;
		},
		hints: async (after = 0) => {
			const path = `/api/chat/conversations/${conversationId}/hints?after=${after}`;
			return (await app.call("GET", path, { headers })).json;
		},
		/** How the answers came about, oldest first. */
		records: () =>
			app.db
				.selectFrom("chat_answers")
				.selectAll()
				.where("conversationId", "=", conversationId)
				.orderBy("id")
				.execute(),
		messages: () =>
			app.db
				.selectFrom("chat_messages")
				.selectAll()
				.where("conversationId", "=", conversationId)
				.orderBy("id")
				.execute(),
	};
}
