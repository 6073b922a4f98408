import { randomUUID } from "node:crypto";
import { Failure } from "#api/failure.ts";
import type { ChatMessage } from "#chat/contract.ts";
import { greeting } from "#chat/greeting.ts";
import { factsOf } from "#chat/school.ts";
import { type Clock, instantFrom } from "#database/clock.ts";
import { type Database, type Queries, transaction } from "#database/database.server.ts";
import { currentSchool } from "#settings/service.server.ts";

/** How many of the last messages an answer may depend on. */
const REMEMBERED = 40;

export const noConversation = new Failure("missing", "Conversation not found.");

/** Begins a conversation with a greeting, or continues the one of this session. */
export function startConversation(
	db: Database,
	clock: Clock,
	sessionId: string,
): Promise<{ conversationId: string; messages: ChatMessage[] }> {
	return transaction(db, async (tx) => {
		const begun = await tx
			.insertInto("chat_conversations")
			.values({ id: randomUUID(), sessionId, createdAt: instantFrom(clock) })
			.onConflict((conflict) => conflict.column("sessionId").doNothing())
			.returning("id")
			.executeTakeFirst();
		if (begun) await greet(tx, clock, begun.id);
		const { id } =
			begun ??
			(await tx
				.selectFrom("chat_conversations")
				.select("id")
				.where("sessionId", "=", sessionId)
				.executeTakeFirstOrThrow());
		return { conversationId: id, messages: await messagesOf(tx, id) };
	});
}

async function greet(tx: Queries, clock: Clock, conversationId: string): Promise<void> {
	const now = instantFrom(clock);
	const content = greeting(factsOf(await currentSchool(tx, clock)));
	await tx
		.insertInto("chat_messages")
		.values({ conversationId, content, isUser: false, createdAt: now })
		.execute();
	await tx
		.insertInto("chat_threads")
		.values({ conversationId, lastAt: now, language: "en" })
		.execute();
}

function messagesOf(db: Queries, conversationId: string): Promise<ChatMessage[]> {
	return db
		.selectFrom("chat_messages")
		.select(["id", "content", "isUser"])
		.where("conversationId", "=", conversationId)
		.orderBy("id")
		.execute();
}

/**
 * The last messages of a conversation, oldest first: as many however long it is, so that its 200th
 * message costs what its 20th costs.
 */
export async function lastMessages(
	db: Queries,
	conversationId: string,
): Promise<ChatMessage[] | Failure> {
	const messages = await db
		.selectFrom("chat_messages")
		.select(["id", "content", "isUser"])
		.where("conversationId", "=", conversationId)
		.orderBy("id", "desc")
		.limit(REMEMBERED)
		.execute();
	// A conversation begins with a greeting: one without messages does not exist.
	return messages.length > 0 ? messages.reverse() : noConversation;
}
