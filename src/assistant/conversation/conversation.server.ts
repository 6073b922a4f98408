import { randomUUID } from "node:crypto";
import type * as contract from "#assistant/contract.ts";
import { type ChatMessage, languageOfPage } from "#assistant/contract.ts";
import { greeting } from "#assistant/greeting.ts";
import { schoolOf } from "#assistant/school.ts";
import type { Call } from "#platform/api/call.server.ts";
import { Failure } from "#platform/api/failure.ts";
import { type Clock, instantFrom } from "#platform/database/clock.ts";
import { type Queries, type Tx, transaction } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import type { Language } from "#platform/text/language.ts";
import { getSchool } from "#school/settings/service.server.ts";

/** An answer may depend on at least so many of the last messages, and on less than twice as many. */
const CONTEXT_MESSAGES = 40;
/** How many of the last messages a visitor gets who comes back. */
const SHOWN_MESSAGES = 100;

export const noConversation = new Failure("notFound", "Conversation not found.");

/** Begins a conversation with a greeting in the language of the page, or continues this session's with its last messages. */
export function startChat(
	{ db, clock }: Store,
	{ body: { sessionId }, headers }: Call<typeof contract.startChat>,
): Promise<{ conversationId: string; messages: ChatMessage[] }> {
	return transaction(db, async (tx) => {
		const begun = await tx
			.insertInto("chat_conversations")
			.values({ id: randomUUID(), sessionId, createdAt: instantFrom(clock) })
			.onConflict((conflict) => conflict.column("sessionId").doNothing())
			.returning("id")
			.executeTakeFirst();
		if (begun) await greet(tx, clock, begun.id, languageOfPage(headers));
		const { id } =
			begun ??
			(await tx
				.selectFrom("chat_conversations")
				.select("id")
				.where("sessionId", "=", sessionId)
				.executeTakeFirstOrThrow());
		return { conversationId: id, messages: await lastMessages(tx, id, SHOWN_MESSAGES) };
	});
}

async function greet(
	tx: Queries,
	clock: Clock,
	conversationId: string,
	language: Language,
): Promise<void> {
	const now = instantFrom(clock);
	const content = greeting(schoolOf(await getSchool({ db: tx, clock })), language);
	await tx
		.insertInto("chat_messages")
		.values({ conversationId, content, isUser: false, createdAt: now })
		.execute();
	await tx
		.insertInto("chat_conversation_state")
		.values({ conversationId, lastAt: now, language })
		.execute();
}

/**
 * Keeps a conversation from being erased until the transaction has ended.
 * @returns whether there is such a conversation
 */
export async function lockConversation(tx: Tx, conversationId: string): Promise<boolean> {
	const found = await tx
		.selectFrom("chat_conversations")
		.select("id")
		.where("id", "=", conversationId)
		.forKeyShare()
		.executeTakeFirst();
	return found !== undefined;
}

/** The end of a conversation, oldest message first; empty when the conversation does not exist. */
async function lastMessages(
	db: Queries,
	conversationId: string,
	count: number,
	before?: number,
): Promise<ChatMessage[]> {
	const latestFirst = await db
		.selectFrom("chat_messages")
		.select(["id", "content", "isUser"])
		.where("conversationId", "=", conversationId)
		.$if(before !== undefined, (query) => query.where("id", "<", before ?? 0))
		.orderBy("id", "desc")
		.limit(count)
		.execute();
	return latestFirst.reverse();
}

/**
 * The messages that an answer may depend on, oldest first: bounded, so late answers cost no more. The first of them stays for
 * 40 messages: what was replayed for one answer serves the next.
 * @param before id of a message; without it, those of the whole conversation
 * @returns none where there is no such conversation: one begins with a greeting
 */
export async function contextMessages(
	db: Queries,
	conversationId: string,
	before?: number,
): Promise<ChatMessage[]> {
	const { total } = await db
		.selectFrom("chat_messages")
		.select((eb) => eb.fn.countAll<number>().as("total"))
		.where("conversationId", "=", conversationId)
		.$if(before !== undefined, (query) => query.where("id", "<", before ?? 0))
		.executeTakeFirstOrThrow();
	const count = CONTEXT_MESSAGES + (total % CONTEXT_MESSAGES);
	return lastMessages(db, conversationId, count, before);
}
